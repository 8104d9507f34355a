import { holdsAdminAccess, scopedHolders } from "#app/modules/access/index.ts";
import { peopleInside } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { compensationPlaces } from "../compensation-places.ts";
import { openStates } from "../domain/cycle-state.ts";
import { remindedStages, turnOfStage } from "../use-cases/remind-stakeholders.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What was missed longer ago is no news. */
const mostDaysAgo = 7;

/**
 * Who runs pay cycles is told of the last day for proposals or approvals while some are open: before it, and once it has
 * gone by. Who runs them for a part of the company hears of the lines of that part.
 */
export function payCyclesDueSoon(_: Context, { from, until }: DaysAhead): NearDue {
  const isMissed = sql`x.due_on < ${from}::date`;
  return {
    rows: sql`select x.recipient_id, case when ${isMissed} then 'cycle-missed' else 'cycle-near' end as kind,
        x.id::text || ' ' || x.stage || case when ${isMissed} then ' missed' else ' near' end as key, x.due_on,
        jsonb_build_object('cycleId', x.id, 'cycle', x.name, 'stage', x.stage, 'count', x.count) as said
      from (${ofTheCompany(from)} union all ${ofAPart(from)}) x
      where x.due_on between ${from}::date - ${mostDaysAgo}::int and ${until}::date`,
    read: (
      { cycleId, cycle, stage, count }: { cycleId: string; cycle: string; stage: string; count: number },
      date,
    ) => ({
      params: { cycle, stage, count, date },
      link: `${compensationPlaces.planning}?cycle=${cycleId}`,
    }),
  };
}

/** Lines of a cycle at work whose turn it is, by the stage that ends that turn. */
const openLines = (from: string) => {
  const stages = remindedStages.map((stage) => sql`(${stage}, ${turnOfStage[stage]})`);
  return sql`{compensation_cycle} c cross join (values ${sql.join(stages)}) as s(stage, turn)
    join {compensation_member} m on m.cycle_id = c.id and m.turn = s.turn and m.turn_id is not null and m.excluded is null
      and c.state = any(${[...openStates]}::text[]) and c.launched_at < ${from}::date`;
};

const dueOn = sql`(c.settings->>s.stage)::date as due_on`;

function ofTheCompany(from: string): Sql {
  return sql`select e.id as recipient_id, l.* from (
      select c.id, c.name, s.stage, ${dueOn}, count(*)::int as count from ${openLines(from)} group by c.id, s.stage) l
    join {employee} e on ${holdsAdminAccess(["COMPENSATION_ADMIN"])}`;
}

/** Nobody runs a cycle for themselves: their own line is not among those they hear of. */
function ofAPart(from: string): Sql {
  return sql`select h.id as recipient_id, c.id, c.name, s.stage, ${dueOn}, count(distinct m.id)::int as count
    from ${openLines(from)} join (
      select h.id, i.employee_id from ${scopedHolders("COMPENSATION_ADMIN")} h
        join {employee} e on e.id = h.id and not ${holdsAdminAccess(["COMPENSATION_ADMIN"])}
        cross join lateral ${peopleInside(sql`h.unit_ids`, from)} i) h
      on h.employee_id = m.employee_id and h.id <> m.employee_id
    group by h.id, c.id, s.stage`;
}
