import { holdsAdminAccess } from "#app/modules/access/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { compensationPlaces } from "../compensation-places.ts";
import { openStates } from "../domain/cycle-state.ts";
import { remindedStages, turnOfStage } from "../use-cases/remind-stakeholders.ts";
import { sql } from "#tenancy/sql.ts";

/** What was missed longer ago is no news. */
const mostDaysAgo = 7;

/** Who runs pay cycles is told of the last day for proposals or approvals while some are open: before it, and once it has gone by. */
export function payCyclesDueSoon(_: Context, { from, until }: DaysAhead): NearDue {
  const stages = remindedStages.map((stage) => sql`(${stage}, ${turnOfStage[stage]})`);
  return {
    rows: sql`select e.id as recipient_id, case when x.due_on < ${from}::date then 'cycle-missed' else 'cycle-near' end as kind,
        x.id::text || ' ' || x.stage || case when x.due_on < ${from}::date then ' missed' else ' near' end as key, x.due_on,
        jsonb_build_object('cycleId', x.id, 'cycle', x.name, 'stage', x.stage, 'count', x.count) as said
      from (select c.id, c.name, s.stage, (c.settings->>s.stage)::date as due_on, count(*)::int as count
          from {compensation_cycle} c cross join (values ${sql.join(stages)}) as s(stage, turn)
            join {compensation_member} m on m.cycle_id = c.id and m.turn = s.turn and m.turn_id is not null
              and m.excluded is null
          where c.state = any(${[...openStates]}::text[]) and c.launched_at < ${from}::date
          group by c.id, s.stage) x
        join {employee} e on ${holdsAdminAccess(["COMPENSATION_ADMIN"])}
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
