import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { dimensions, type Dimension } from "./domain/dimensions.ts";
import { reportDefinition } from "./domain/report.ts";
import { reportResult } from "./queries/report-result.ts";
import { peopleBehind } from "./queries/people-behind.ts";
import { requireMeasures, seenMeasures } from "./queries/seen-measures.ts";
import { reportFile } from "./queries/report-sheet.ts";
import {
  createMeasuresWorld,
  firstOfQuarter,
  pinned,
  pointed,
  peopleIn,
  type MeasuresWorld,
} from "./testing/measures-world.ts";
import { publishMeasures } from "./use-cases/publish-measures.ts";
import { refusal } from "#app/modules/access/testing/org-units.ts";
import { sql } from "#tenancy/sql.ts";

let made: MeasuresWorld;
const asPat = <Result>(work: (context: Context) => Promise<Result>) => made.acme.as("pat", work);
const definition = (said: object) => reportDefinition.parse({ measures: ["points-posted"], ...said });

beforeAll(async () => {
  made = await createMeasuresWorld();
  while (await made.acme.asProduct(publishMeasures));
});
afterAll(() => made.world.close());

const splits: Dimension[][] = [
  [],
  ...dimensions.filter((one) => one !== "grade").map((one) => [one]),
  ...dimensions.flatMap((one) =>
    dimensions.filter((other) => other > one && one !== "grade" && other !== "grade").map((other) => [one, other]),
  ),
];

/** Every sum that reports tell of the points, by all splits, periods and units, where people stood then and stand now. */
function everySum(): Promise<number[]> {
  return asPat(async (context) => {
    const sums: number[] = [];
    for (const period of ["last-quarter", "this-year"])
      for (const orgUnit of ["", ...Object.values(made.units)])
        for (const split of splits) {
          const organisation = orgUnit ? "NOW" : "THEN";
          const asked = definition({ splits: split, period, orgUnit, organisation, compare: "BEFORE" });
          const { rows, total } = await reportResult(context, asked);
          sums.push(...[...total, ...rows.flatMap(({ numbers }) => numbers)].flatMap(({ now }) => now ?? []));
        }
    return [...new Set(sums)].filter((sum) => sum > 0);
  });
}

let before: number[] = [];

test("no sums of points, put together in any way, tell of fewer than five people", async () => {
  const sums = await everySum();
  before = sums;
  expect(sums.length).toBeGreaterThan(2);
  for (const sum of sums) expect(peopleIn(sum).length).toBeGreaterThanOrEqual(5);
  expect(pinned(sums)).toEqual([]);
});

test("what was published stays when somebody's facts go; were it told anew, the attack would find them", async () => {
  await made.acme.asProduct((context) =>
    context.rows(sql`delete from {points_entry} where employee_id = ${made.acme.id("p3")}`),
  );
  while (await made.acme.asProduct(publishMeasures));
  const after = await everySum();
  expect(pinned([...before, ...after])).toEqual([]);
  // The planted leak: the quarter is published again, as if it had not been.
  await made.acme.asProduct(async (context) => {
    for (const table of ["measure_quarter", "measure_block", "measure_block_person"] as const)
      await context.rows(
        sql`delete from ${sql.raw(`{${table}}`)} where measure = 'points-posted' and starts_on = ${firstOfQuarter}::date`,
      );
  });
  while (await made.acme.asProduct(publishMeasures));
  expect(pinned([...before, ...(await everySum())])).toContainEqual([3]);
});

test("nobody is named behind such a number, in a file neither", async () => {
  const days = { from: "2026-07-01", to: "2026-09-30" };
  const behind = await asPat(async (context) => {
    const [measure] = await requireMeasures(context, "company", ["points-posted"]);
    return peopleBehind(context, { scope: "company", measure: measure!, days, limit: 50 });
  });
  expect(behind).toEqual({ rows: [], total: 0 });
  const asked = definition({ splits: ["unit"], period: "last-quarter" });
  const file = await asPat(async (context) =>
    Buffer.from(
      await reportFile(context, { name: "Points", result: await reportResult(context, asked), format: "CSV" }),
    ).toString(),
  );
  expect(file).toContain("Points posted");
  for (const name of pointed) expect(file).not.toMatch(new RegExp(`\\b${name}\\b`));
});

test("this quarter, which goes on still, tells nothing", async () => {
  const { total } = await asPat((context) => reportResult(context, definition({ period: "this-quarter" })));
  expect(total).toEqual([{ now: null, before: null, people: 0 }]);
});

test("whose right does not reach finds no such number: of the company, of another company, of those one leads", async () => {
  const ask = (by: string, said: object, company = made.acme) =>
    refusal(company.as(by, (context) => reportResult(context, definition(said))));
  expect(await ask("gil", {})).toEqual(["platform.not-found", 404]);
  expect(await ask("mia", {})).toEqual(["platform.not-found", 404]);
  expect(await ask("mia", { scope: "all-reports" })).toEqual(["platform.not-found", 404]);
  expect(await ask("pat", { splits: ["grade"] })).toEqual(["platform.not-found", 404]);
  expect(await ask("spy", {}, made.globex)).toEqual(["platform.not-found", 404]);
});

test("raises and surveys are told to who administers them or was given their insights, and never to who leads people", async () => {
  await made.acme.switchOn("COMPENSATION", "ENGAGEMENT", "LIFECYCLE");
  const keysOf = (by: string, scope: "company" | "all-reports") =>
    made.acme.as(by, async (context) => (await seenMeasures(context, scope)).map(({ topic }) => topic));
  const told = ["compensation", "engagement", "lifecycle", "calibration", "points", "disciplinary"];
  const among = async (by: string, scope: "company" | "all-reports") =>
    [...new Set(await keysOf(by, scope))].filter((topic) => told.includes(topic)).sort();
  expect(await among("pia", "company")).toEqual(["engagement", "lifecycle"]);
  expect(await among("pat", "company")).toEqual(["points"]);
  expect(await among("gil", "company")).toEqual([]);
  expect(await among("mia", "all-reports")).toEqual([]);
});
