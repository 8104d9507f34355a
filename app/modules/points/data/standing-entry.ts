import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import type { Band, PointsRules } from "../domain/rules.ts";
import { localDay } from "./scope-sql.ts";

/** What a shift event costs, by which row of which rules. */
export type Cost = {
  points: number;
  /** What of it was taken off for days without an event; 0 or less. */
  credit: number;
  forgiven: boolean;
  expiresOn: string | null;
  band: Band | null;
  rulesFrom: string | null;
};
export type CostRow = Omit<Cost, "band"> & { rule: string | null; rules: PointsRules | null };

/** What stands of the ledger beside each `{shift_event} s`: entries that were taken back cancel out. */
export const standingEntry = sql`left join lateral (select n.* from {points_entry} n
      where n.event_id = s.id and n.cause <> 'CREDIT' and n.reverses is null
        and not exists (select from {points_entry} r where r.reverses = n.id) limit 1) n on true
    left join lateral (select sum(c.points) as credit from {points_entry} c where c.event_id = s.id
      and c.cause = 'CREDIT') c on true
    left join {points_rules} v on v.id = n.rules_id`;

/** The columns of a cost, where `standingEntry` is joined. */
export const costColumns = sql`coalesce(n.points, 0) as points, coalesce(c.credit, 0)::int as credit,
  coalesce(n.cause = 'FORGIVEN', false) as forgiven, n.expires_on::text as "expiresOn", n.rule, v.rules,
  v.valid_from::text as "rulesFrom"`;

/**
 * Whether an appeal against `s` of `{employee} e` can still bring about anything, beside `standingEntry` and
 * `{organization} o`: its points count, or a threshold it helped to reach waits to be followed up on.
 */
export function isAppealable(context: Context): Sql {
  return sql`(s.withdrawn_at is null and (n.expires_on is null or n.expires_on > ${localDay(context)}
    or exists (select from {points_escalation} x where x.employee_id = s.employee_id and x.state = 'OPEN'
      and n.points > 0 and x.crossed_on >= n.counts_on and x.crossed_on < n.expires_on)))`;
}

/** The cost with the row of the rules it fell under. */
export function costed<Row extends CostRow>({ rule, rules, ...row }: Row): Omit<Row, "rule" | "rules"> & Cost {
  return { ...row, band: rules?.bands.find(({ id }) => id === rule) ?? null };
}
