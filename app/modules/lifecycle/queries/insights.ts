import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { tellable } from "#app/platform/privacy/small-groups.ts";
import { sql } from "#tenancy/sql.ts";
import { addDays } from "#app/platform/time/days.ts";
import { titleIn } from "../data/step-words.ts";
import { formPictures, type FormPicture } from "./form-pictures.ts";
import { newcomersWhoLeft } from "./lifecycle-measures.ts";
import { moments, type Moment } from "../domain/moments.ts";

/** Numbers are null where so few people are behind them that they would tell of somebody. */
export type MomentNumbers = {
  moment: Moment;
  people: number | null;
  /** Mean days from the day itself to the last step. */
  finishDays: number | null;
  late: number | null;
};
export type StalledStep = { title: string; people: number; lateDays: number };
export type EarlyLeavers = { joined: number | null; left: number | null };
export type LifecycleInsights = {
  moments: MomentNumbers[];
  stalled: StalledStep[];
  early: EarlyLeavers;
  forms: FormPicture[];
};

/** Journeys of the last twelve months in numbers, of nobody by name. */
export async function lifecycleInsights(context: Context): Promise<LifecycleInsights> {
  await authorize(context, "view", { kind: "LifecycleInsights" });
  const today = context.today();
  const rows = await context.rows<{ moment: Moment; people: number; finishDays: number | null; late: number }>(
    sql`select j.moment, count(distinct j.employee_id)::int as people,
        avg(j.ended_at::date - j.on_day) filter (where j.state = 'DONE')::double precision as "finishDays",
        count(distinct j.employee_id) filter (where j.state = 'RUNNING' and exists (select from {lifecycle_step} s
          where s.journey_id = j.id and s.state = 'OPEN' and s.due_on < ${today}::date))::int as late
      from {lifecycle_journey} j where j.state <> 'WITHDRAWN' and j.on_day > ${today}::date - 365
      group by j.moment`,
  );
  const told = tellable(rows, { people: ({ people }) => people });
  return {
    moments: moments.map((moment) => {
      const row = rows.find((one) => one.moment === moment);
      if (!row) return { moment, people: 0, finishDays: null, late: 0 };
      const { people, finishDays, late } = row;
      const shown = told.has(row);
      return {
        ...{ moment, people: shown ? people : null, finishDays: shown ? finishDays : null },
        late: shown && (late === 0 || late >= fewest) ? late : null,
      };
    }),
    stalled: await stalledSteps(context, today),
    early: await earlyLeavers(context, today),
    forms: await formPictures(context),
  };
}

const fewest = 5;

/** Where journeys stall: steps that are late with five people or more. */
async function stalledSteps(context: Context, today: string): Promise<StalledStep[]> {
  return context.rows<StalledStep>(
    sql`select max(${titleIn(context.actor.language)}) as title, count(distinct j.employee_id)::int as people,
        round(avg(${today}::date - s.due_on))::int as "lateDays"
      from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
      where j.state = 'RUNNING' and s.state = 'OPEN' and s.due_on < ${today}::date
      group by s.title having count(distinct j.employee_id) >= ${fewest}
      order by people desc, title limit 20`,
  );
}

/** Of those who joined in the year before the last ninety days, how many left within ninety days. */
async function earlyLeavers(context: Context, today: string): Promise<EarlyLeavers> {
  const [row] = await context.rows<{ joined: number; left: number }>(
    sql`select count(*)::int as joined, coalesce(sum(f.value), 0)::int as left
      from (${newcomersWhoLeft({ from: addDays(today, -364), to: today })}) f`,
  );
  const { joined, left } = row!;
  const fine = joined >= fewest && (left === 0 || left >= fewest) && (joined === left || joined - left >= fewest);
  return { joined: joined >= fewest ? joined : null, left: fine ? left : null };
}
