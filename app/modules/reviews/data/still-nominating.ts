import { countedStates } from "../domain/nomination-state.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const byManager = sql`coalesce(c.settings->'reviewers'->>'nominatedBy', 'BOTH') = 'MANAGER'`;

/** Who nominates the peers of `{review_reviewee} r` in `{review_cycle} c`. */
export const nominator = sql`(case when ${byManager} then r.manager_id else r.employee_id end)`;

/**
 * Whether the peers of `{review_reviewee} r` in `{review_cycle} c` are nominated by this person; found by indexes, for it is
 * asked with every page.
 */
export function nominatedBy(employeeId: string): Sql {
  return sql`(r.manager_id = ${employeeId} and ${byManager} or r.employee_id = ${employeeId} and not ${byManager})`;
}

const asNominator = sql`case when ${byManager} then 'MANAGER' else 'SELF' end`;

/** Of whom peers are still to be nominated: fewer than the cycle asks for are, and no form asks for them. */
export const stillNominating = sql`{review_reviewee} r
  join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS' join {employee} e on e.id = r.employee_id
  where r.removed_at is null and r.shared_at is null and c.settings->'reviewers'->'providers' @> '["PEER"]'
    and not c.settings->'reviewers'->'providers' @> '["NOMINATOR"]'
    and not exists (select from {review_cycle_form} a where a.cycle_id = c.id and a.form_group = r.form_group
      and a.provider = ${asNominator} and c.settings->'reviewers'->'providers' @> jsonb_build_array(a.provider)
      and a.elements @> '[{"kind": "PEER_NOMINATION"}]')
    and (select count(*) from {review_nomination} n where n.reviewee_id = r.id
      and n.status = any(${[...countedStates]}::text[]))
      < greatest(1, coalesce((c.settings->'reviewers'->>'minPeers')::int, 0))`;
