import { afterAll, beforeAll, expect, test } from "vitest";
import { dashboard, dashboardInput } from "./queries/dashboard.ts";
import { overview } from "./queries/overview.ts";
import { createMeasuresWorld, type MeasuresWorld } from "./testing/measures-world.ts";
import { keepTotals } from "./use-cases/keep-totals.ts";
import { sql } from "#tenancy/sql.ts";

let made: MeasuresWorld;
const ask = (said: object = {}, scope: "company" | "all-reports" = "company", by = "pia") =>
  made.acme.as(by, (context) => dashboard(context, scope, dashboardInput.parse({ topic: "people", ...said })));
const headcounts = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).numbers[0]!.trend.map(({ value }) => value);
const keep = (fewest: number) => made.acme.asProduct((context) => keepTotals(context, { fewest }));
const joinedEarlier = (on: string) =>
  made.acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set valid = daterange(${on}::date, null) where kind = 'STATUS'
        and employee_id = ${made.acme.id("newcomer")}`,
    ),
  );

beforeAll(async () => {
  made = await createMeasuresWorld();
});
afterAll(() => made.world.close());

test("quarters that are over are counted once a day in large companies, and told as they were counted then", async () => {
  const counted = await ask();
  expect(counted.overWereKept).toBe(false);
  expect(await keep(32)).toBe(false);
  expect((await ask()).overWereKept).toBe(false);
  while (await keep(31));
  const kept = await ask();
  expect(kept.overWereKept).toBe(true);
  expect(kept.numbers).toEqual(counted.numbers);
  const before = await headcounts();
  await joinedEarlier("2026-07-01");
  // What was corrected is told tomorrow of the quarter that is over, and at once wherever else it shows.
  expect(await headcounts()).toEqual(before);
  expect((await ask()).numbers[0]).toMatchObject({ now: 31, before: 31 });
  const whole = await made.acme.as("pia", (context) => overview(context, "company"));
  expect(whole.topics[0]!.number.trend.map(({ value }) => value)).toEqual(before);
});

test("of some people only, and of those somebody leads, every quarter is counted anew", async () => {
  expect((await ask({ orgUnit: made.units["Sales"] })).overWereKept).toBe(false);
  expect((await headcounts({ orgUnit: made.units["Sales"] })).at(-1)).toBe(11);
  const led = await ask({}, "all-reports", "head");
  expect([led.overWereKept, led.numbers[0]!.now]).toEqual([false, 26]);
});

test("the next day everything is counted anew", async () => {
  const before = await headcounts();
  made.world.clock.set("2026-11-17T09:00:00Z");
  expect((await ask()).overWereKept).toBe(false);
  while (await keep(0));
  const after = await headcounts();
  expect((await ask()).overWereKept).toBe(true);
  expect(after.at(-2)).toBe(before.at(-2)! + 1);
});
