import { randomUUID } from "node:crypto";
import type { Application } from "#app/composition/application.ts";
import { judgeEvents, type EventLine } from "#app/modules/points/data/judge-events.ts";
import { storeEvents } from "#app/modules/points/data/store-events.ts";
import { personPoints } from "#app/modules/points/queries/person-points.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { addDays } from "#app/platform/time/days.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { newCompany, within, type PointsCompany } from "../points-company.ts";
import { interleave, median } from "../statistics.ts";

const people = 5000;
const shifts = 100_000;
const asked = 20;
const ofOnePerson = 1000;

/** Shifts posted with their points, against the bare rows; and why somebody with a thousand events has the points they have. */
export const violationPoints: Measure = {
  id: "P80",
  about: "100,000 shifts judged and posted, against their rows alone; and the points of a person with 1,000 events",
  run: async ({ application, rounds }) => {
    const { ours, raw } = await interleave(Math.min(rounds, 3), {
      ours: async () => postInto(await newCompany(application, people), application),
      raw: async () => insertInto(await newCompany(application, people), application),
    });
    const posted = against({
      ...{ id: "P80", what: "100,000 shifts", goal: "≤ 3.0× raw inserts", limit: 3 },
      ...{ ours, baseline: raw, name: "inserts" },
    });
    return [posted, await explained(application)];
  },
};

function linesOf({ ids }: PointsCompany, today: string): EventLine[] {
  return Array.from({ length: shifts }, (_, place) => ({
    ...{ employeeId: ids[1 + (place % people)]!, kind: "LATE_ARRIVAL", source: "clock", sourceId: `${place}` },
    ...{ day: addDays(today, -1 - 17 * Math.floor(place / people)), minutes: 5 + (place % 60), note: "" },
    ...{ days: null, shiftMinutes: 480 },
  }));
}

function postInto(bench: PointsCompany, application: Application): Promise<number> {
  return within(bench, application, async (context) => {
    const lines = linesOf(bench, context.today());
    const start = performance.now();
    const stored = await storeEvents(context, await judgeEvents(context, lines));
    if (stored.length !== shifts) throw new Error(`${stored.length} shifts came.`);
    return performance.now() - start;
  });
}

/** The rows of events and entries alone, with nothing asked and nothing derived. */
function insertInto(bench: PointsCompany, application: Application): Promise<number> {
  return within(bench, application, async (context) => {
    const lines = linesOf(bench, context.today()).map((line) => ({ id: randomUUID(), line }));
    const now = context.clock.now().toISOString();
    const start = performance.now();
    for (let from = 0; from < shifts; from += 5000) {
      const some = lines.slice(from, from + 5000);
      await insertRows(
        context,
        "shift_event",
        "id uuid, employee_id uuid, kind text, day date, minutes int, shift_minutes int, source text, source_id text, " +
          "note text, policy_id uuid, withdrawn_reason text, recorded_at timestamptz",
        some.map(({ id, line }) => ({
          ...{ id, employee_id: line.employeeId, kind: line.kind, day: line.day, minutes: line.minutes, note: "" },
          ...{ shift_minutes: 480, source: "clock", source_id: line.sourceId, policy_id: bench.policyId },
          ...{ withdrawn_reason: "", recorded_at: now },
        })),
      );
      await insertRows(
        context,
        "points_entry",
        "id uuid, employee_id uuid, event_id uuid, cause text, points int, counts_on date, expires_on date, " +
          "rules_id uuid, rule text, posted_at timestamptz",
        some.map(({ id, line }) => ({
          ...{
            id: randomUUID(),
            employee_id: line.employeeId,
            event_id: id,
            cause: "EVENT",
            points: 1,
            rule: "late-1",
          },
          ...{ counts_on: line.day, expires_on: addDays(line.day, 20), rules_id: bench.rulesId, posted_at: now },
        })),
      );
    }
    return performance.now() - start;
  });
}

async function explained(application: Application): Promise<Finding> {
  const bench = await newCompany(application, people);
  const employeeId = bench.ids[1]!;
  await within(bench, application, async (context) => {
    const today = context.today();
    const lines = Array.from({ length: ofOnePerson }, (_, place): EventLine => ({
      ...{ employeeId, kind: "LATE_ARRIVAL", source: "clock", sourceId: `${place}`, note: "", days: null },
      ...{ day: addDays(today, -1 - place), minutes: 5 + (place % 60), shiftMinutes: 480 },
    }));
    await storeEvents(context, await judgeEvents(context, lines));
  });
  const times: number[] = [];
  for (let turn = 0; turn < asked; turn += 1)
    await within(bench, application, async (context) => {
      await context.ability();
      const start = performance.now();
      await personPoints(context, employeeId);
      times.push(performance.now() - start);
    });
  const value = median(times);
  return {
    ...{ id: "P80", what: "points of a person with 1,000 events, and why", goal: "< 20 ms", value, limit: 20 },
    ...{ unit: "ms", ours: `${value.toFixed(1)} ms`, baseline: "none", spread: 0 },
  };
}
