import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { assigneeKnows, waitsBy } from "../data/journey-record.ts";
import { titleIn } from "../data/step-words.ts";
import type { JourneyState, Moment } from "../domain/moments.ts";

export type MyJourney = {
  id: string;
  moment: Moment;
  onDay: string;
  state: JourneyState;
  steps: number;
  closed: number;
};
/** A step of the actor's, of their own journey or of somebody else's; `waits` where it can be done and its day is near. */
export type MyStep = {
  id: string;
  journeyId: string;
  title: string;
  dueOn: string;
  name: string;
  moment: Moment;
  waits: boolean;
};
export type MyJourneys = { journeys: MyJourney[]; steps: MyStep[]; today: string };

/** The actor's own journeys as far as they were told, and the steps they are to do. */
export async function myJourneys(context: Context): Promise<MyJourneys> {
  const me = context.actor.employeeId;
  if (context.viewedBy) return { journeys: [], steps: [], today: context.today() };
  const journeys = await context.rows<MyJourney>(
    sql`select j.id, j.moment, j.on_day::text as "onDay", j.state,
        (select count(*)::int from {lifecycle_step} s where s.journey_id = j.id) as steps,
        (select count(*)::int from {lifecycle_step} s where s.journey_id = j.id and s.state <> 'OPEN') as closed
      from {lifecycle_journey} j where j.employee_id = ${me} and j.told and j.state <> 'WITHDRAWN'
      order by j.on_day desc, j.id limit 20`,
  );
  const steps = await context.rows<MyStep>(
    sql`select s.id, j.id as "journeyId", ${titleIn(context.actor.language)} as title, s.due_on::text as "dueOn",
        e.display_name as name, j.moment, ${waitsBy(context.today())} as waits
      from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id join {employee} e on e.id = j.employee_id
      where s.assignee_id = ${me} and s.state = 'OPEN' and j.state = 'RUNNING' and ${assigneeKnows}
      order by s.due_on, s.position, s.id limit 100`,
  );
  return { journeys, steps, today: context.today() };
}
