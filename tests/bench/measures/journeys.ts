import { contextOf, type Application } from "#app/composition/application.ts";
import { standardSteps } from "#app/modules/lifecycle/testing/standard-steps.ts";
import { insertJourneys } from "#app/modules/lifecycle/data/insert-journeys.ts";
import { followRegister } from "#app/modules/lifecycle/jobs/follow-register.ts";
import { previewMove } from "#app/modules/lifecycle/queries/preview-move.ts";
import { saveTemplate, saveTemplateInput } from "#app/modules/lifecycle/use-cases/save-template.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave, median } from "../statistics.ts";

const joiners = 2000;
const previews = 20;

type Company = { application: Application; company: Tenant; adminId: string };

/**
 * Joiners of one import with their journeys, against the rows of journeys and steps alone; and what a departure changes,
 * asked of every room.
 */
export const journeys: Measure = {
  id: "P82",
  about: "2,000 joiners of one import get their journeys, against the rows alone; and the preview of a departure",
  fills: true,
  run: async ({ application, company, adminId, rounds }) => {
    const bench = { application, company, adminId };
    const { ours, raw } = await interleave(Math.min(rounds, 5), {
      ours: () => takenBack(bench, begun),
      raw: () => takenBack(bench, inserted),
    });
    const begin = against({
      ...{ id: "P82", what: "2,000 joiners get their journeys", goal: "≤ 3.0× raw inserts", limit: 3 },
      ...{ ours, baseline: raw, name: "inserts" },
    });
    return [begin, await previewed(bench)];
  },
};

/** Nothing of a round is left for the next one. */
async function takenBack(bench: Company, work: (context: Context, ids: string[]) => Promise<number>): Promise<number> {
  let took = 0;
  const over = new Error("over");
  const round = inUnitOfWork(bench.application.database, bench.company, {}, async (unit) => {
    const context = await contextOf(bench.application, unit, bench.adminId);
    const ids = await join(context);
    took = await work(context, ids);
    throw over;
  });
  await round.catch((error: unknown) => {
    if (error !== over) throw error;
  });
  return took;
}

async function join(context: Context): Promise<string[]> {
  const ids = Array.from({ length: joiners }, () => context.newId());
  const joinedOn = addDays(context.today(), 20);
  await insertRows(
    context,
    "employee",
    "id uuid, first_name text, display_name text, work_email text, joined_on date, created_at timestamptz, updated_at timestamptz",
    ids.map((id, place) => ({
      ...{ id, first_name: "J", display_name: `Joiner ${place}`, work_email: `joiner${place}@bench.test` },
      ...{ joined_on: joinedOn, created_at: joinedOn, updated_at: joinedOn },
    })),
  );
  await context.rows(
    sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
      select gen_random_uuid(), id, 'STATUS', 'ACTIVE', daterange(${joinedOn}::date, null), now() from unnest(${ids}::uuid[]) id`,
  );
  return ids;
}

async function begun(context: Context): Promise<number> {
  const hrId = context.actor.employeeId;
  const template = { name: "Joining", moment: "HIRE", steps: standardSteps, followsRegister: true, hrId };
  await saveTemplate(context, saveTemplateInput.parse(template));
  const start = performance.now();
  await followRegister(context);
  const took = performance.now() - start;
  const [found] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {lifecycle_journey} j where j.follows_register`,
  );
  if (found!.count < joiners) throw new Error(`${found!.count} journeys began.`);
  return took;
}

/** The rows of journeys and steps, with nobody asked for and nothing told. */
async function inserted(context: Context, ids: string[]): Promise<number> {
  const onDay = addDays(context.today(), 20);
  const start = performance.now();
  await insertJourneys(
    context,
    { number: 1, steps: standardSteps },
    ids.map((employeeId) => ({
      ...{ journeyId: context.newId(), employeeId, moment: "HIRE" as const, onDay, templateId: undefined },
      ...{ managerId: null, buddyId: undefined, hrId: context.actor.employeeId, reason: "", told: true },
      ...{ changes: [], followsRegister: true },
    })),
  );
  return performance.now() - start;
}

async function previewed({ application, company, adminId }: Company): Promise<Finding> {
  const took: number[] = [];
  const people = await inUnitOfWork(application.database, company, { readOnly: true }, ({ rows }) =>
    rows<{ id: string }>(
      sql`select e.id from {employee} e where e.id <> ${adminId} and e.resigned_on is null order by e.id limit ${previews}`,
    ),
  );
  for (const { id } of people)
    await inUnitOfWork(application.database, company, { readOnly: true }, async (unit) => {
      const context = await contextOf(application, unit, adminId);
      await context.ability();
      const start = performance.now();
      await previewMove(context, { moment: "EXIT", onDay: addDays(context.today(), 14), employeeId: id });
      took.push(performance.now() - start);
    });
  const value = median(took);
  return {
    ...{ id: "P82", what: "what a departure changes, asked of every room", goal: "< 150 ms", value, limit: 150 },
    ...{ unit: "ms", ours: `${value.toFixed(1)} ms`, baseline: "none", spread: 0 },
  };
}
