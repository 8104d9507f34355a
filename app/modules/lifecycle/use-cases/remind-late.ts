import { z } from "zod";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { assigneeKnows } from "../data/journey-record.ts";
import type { Moment } from "../domain/moments.ts";
import { remind } from "../jobs/tend-journeys.ts";

export const remindLateInput = z.object({});

type Late = { journeyId: string; employeeId: string; moment: Moment; assigneeId: string; dueOn: string };

/** Reminds everybody who has late steps, once a day at most. Answers how many people were told. */
export async function remindLate(context: Context): Promise<{ people: number }> {
  await authorize(context, "view", { kind: "LifecycleCompany" });
  const today = context.today();
  const late = await context.rows<Late & { ids: string[] }>(
    sql`select j.id as "journeyId", j.employee_id as "employeeId", j.moment, s.assignee_id as "assigneeId",
        min(s.due_on)::text as "dueOn", array_agg(s.id::text) as ids
      from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
      where s.state = 'OPEN' and j.state = 'RUNNING' and s.due_on < ${today}::date
        and s.reminded_on is distinct from ${today}::date and ${assigneeKnows}
        and ${isPresent(sql`s.assignee_id`, today)}
      group by j.id, j.employee_id, j.moment, s.assignee_id order by j.id, s.assignee_id limit 500`,
  );
  for (const { ids, ...one } of late) await remind(context, one, ids);
  return { people: new Set(late.map(({ assigneeId }) => assigneeId)).size };
}
