import pg from "pg";
import { contextOf } from "#app/composition/application.ts";
import { insights } from "#app/modules/one-on-ones/queries/insights.ts";
import { meetingPage } from "#app/modules/one-on-ones/queries/meeting-page.ts";
import { addPoint, addPointInput } from "#app/modules/one-on-ones/use-cases/add-point.ts";
import { scheduleSeries, scheduleSeriesInput } from "#app/modules/one-on-ones/use-cases/schedule-series.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave, median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";
import { recorded, timed } from "./list-query.ts";

const items = 100;
const insightsLimit = 300;

/** A 1:1 with a hundred talking points against its own statements; a year of 1:1s of 1,200 people in numbers. */
export const oneOnOnes: Measure = {
  id: "P70,P71",
  about: `opening a 1:1 of ${items} talking points against its own statements; insights of 1,200 people over a year`,
  run: async (surroundings) => {
    const raw = new pg.Client({ connectionString: surroundings.databaseUrl });
    await raw.connect();
    try {
      return [await opening(surroundings, raw), await numbers(surroundings)];
    } finally {
      await raw.end();
    }
  },
};

const within = <Result>(
  { application, company, adminId }: Surroundings,
  readOnly: boolean,
  work: (context: Context, unit: unknown) => Promise<Result>,
) =>
  inUnitOfWork(application.database, company, { readOnly }, async (unit) =>
    work(await contextOf(application, unit, adminId), unit),
  );

async function opening(surroundings: Surroundings, raw: pg.Client): Promise<Finding> {
  const meetingId = await within(surroundings, false, fill);
  return within(surroundings, true, async (context, unit) => {
    const ours = () => meetingPage(context, meetingId);
    await context.ability();
    const statements = await recorded(surroundings.hear, unit, ours);
    await raw.query(`begin read only; set local role "${surroundings.company.schemaName}"`);
    const times = await interleave(surroundings.rounds, {
      ours: () => timed(ours),
      raw: () =>
        timed(async () => {
          for (const each of statements) await raw.query(each.sql, each.values);
        }),
    });
    await raw.query("rollback");
    return against({
      id: "P70",
      what: `opening a 1:1 of ${items} talking points, ${statements.length} statements`,
      goal: "≤ 2× raw pg",
      limit: 2,
      ours: times.ours,
      baseline: times.raw,
      name: "pg",
    });
  });
}

/** The admin meets somebody, with as much to talk about as anybody ever had. */
async function fill(context: Context): Promise<string> {
  const [partner] = await context.rows<{ id: string }>(
    sql`select id from {employee} where id <> ${context.actor.employeeId} and resigned_on is null order by id limit 1`,
  );
  const tomorrow = new Date(context.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const asked = { partnerId: partner!.id, start: `${tomorrow}T10:00`, minutes: 30, everyWeeks: 2, inCalendar: false };
  const { meetingId } = await scheduleSeries(context, scheduleSeriesInput.parse(asked));
  for (let number = 1; number <= items; number += 1)
    await addPoint(context, addPointInput.parse({ meetingId, text: `Point ${number}` }));
  return meetingId;
}

async function numbers(surroundings: Surroundings): Promise<Finding> {
  return within(surroundings, true, async (context) => {
    await context.ability();
    const times: number[] = [];
    for (let round = 0; round < surroundings.rounds; round += 1)
      times.push(await timed(() => insights(context, "company")));
    return {
      id: "P71",
      what: "insights of 1:1s, 1,200 people, a year",
      goal: `≤ ${insightsLimit} ms`,
      limit: insightsLimit,
      value: median(times),
      unit: "ms",
      ours: `${median(times).toFixed(0)} ms`,
      baseline: "none",
      spread: spread(times),
    };
  });
}
