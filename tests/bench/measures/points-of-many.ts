import type { Application } from "#app/composition/application.ts";
import { judgeEvents, type EventLine } from "#app/modules/points/data/judge-events.ts";
import { storeEvents } from "#app/modules/points/data/store-events.ts";
import { standardRules } from "#app/modules/points/domain/rules.ts";
import { tendPoints } from "#app/modules/points/jobs/tend-points.ts";
import { previewRules } from "#app/modules/points/queries/preview-rules.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Finding, Measure } from "../measure.ts";
import { newCompany, within, type PointsCompany } from "../points-company.ts";

const people = 25_000;
/** Of each person, a quarter of the year on end. */
const eventsEach = 3;

/** What a night costs where 25,000 people have points, and what other rules would have given them. */
export const pointsOfMany: Measure = {
  id: "P81",
  about: "25,000 people with points: the night they expire in, and a preview of other rules over their quarter",
  run: async ({ application }) => {
    const company = await newCompany(application, people);
    await post(company, application);
    const night = await timed(company, application, (context) => tendPoints(context));
    const preview = await timed(company, application, (context) =>
      previewRules(context, { audience: { everyone: true } as never, rules: stricter }),
    );
    return [
      finding("a night of 25,000 people", night, 10_000),
      finding("other rules over a quarter of 25,000 people", preview, 5000),
    ];
  },
};

const stricter = { ...standardRules, expiryDays: standardRules.expiryDays * 2 };

async function post(company: PointsCompany, application: Application): Promise<void> {
  const { ids } = company;
  for (let from = 1; from <= people; from += 5000)
    await within(company, application, async (context) => {
      const today = context.today();
      const lines = ids.slice(from, from + 5000).flatMap((employeeId, place) =>
        Array.from({ length: eventsEach }, (_, turn): EventLine => ({
          ...{ employeeId, kind: "LATE_ARRIVAL", source: "clock", sourceId: `${from + place}-${turn}`, note: "" },
          ...{ day: addDays(today, -20 - 17 * turn), minutes: 5 + (place % 60), days: null, shiftMinutes: 480 },
        })),
      );
      await storeEvents(context, await judgeEvents(context, lines));
    });
}

async function timed(
  company: PointsCompany,
  application: Application,
  work: (context: Parameters<Parameters<typeof within>[2]>[0]) => Promise<unknown>,
): Promise<number> {
  let took = 0;
  await within(company, application, async (context) => {
    await context.ability();
    const start = performance.now();
    await work(context);
    took = performance.now() - start;
  });
  return took;
}

function finding(what: string, value: number, limit: number): Finding {
  return {
    ...{ id: "P81", what, goal: `< ${limit / 1000} s`, value, limit, unit: "ms" },
    ...{ ours: `${Math.round(value)} ms`, baseline: "none", spread: 0 },
  };
}
