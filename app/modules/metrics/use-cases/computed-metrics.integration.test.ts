import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { checkFormula } from "../queries/check-formula.ts";
import { metricDetail } from "../queries/metric-detail.ts";
import { refusalOf, type GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { twoCompanies } from "#app/modules/goals/testing/two-companies.ts";
import { addMetric, addMetricInput } from "./add-metric.ts";
import { editMetric } from "./edit-metric.ts";
import { recordPoints, recordPointsInput } from "./record-points.ts";
import { withdrawPoint } from "./withdraw-point.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const money = { measureType: "CURRENCY", currency: "EUR" };
const add = async (key: string, measure: object = { measureType: "COUNT" }, more: object = {}) =>
  (
    await company.as("asha", (context) =>
      addMetric(context, addMetricInput.parse({ name: key, key, ...measure, ...more })),
    )
  ).metricId;
const record = (metricId: string, date: string, value: number) =>
  company.as("asha", (context) =>
    recordPoints(context, recordPointsInput.parse({ metricId, points: [{ date, value }] })),
  );
const graph = async (metricId: string) =>
  (await company.as("lena", (context) => metricDetail(context, { metricId }))).graph;
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected a refusal, got ${String(error)}`);
  return { code: error.code, fields: error.details.fields, ...error.details.params };
};

test("a metric is computed of others, past and present, and moves with each of them, and so do those computed of it", async () => {
  const [won, refunds, deals] = [await add("won", money), await add("refunds", money), await add("deals")];
  await record(won, "2026-10-01", 100_000);
  await record(refunds, "2026-10-01", 10_000);
  await record(deals, "2026-10-01", 9);
  const each = await add("each_deal", money, { formula: "(won - refunds) / deals" });
  const twice = await add("twice", money, { formula: "2 * each_deal" });
  expect([await graph(each), await graph(twice)]).toEqual([
    [{ date: "2026-10-01", value: 10_000 }],
    [{ date: "2026-10-01", value: 20_000 }],
  ]);
  const {
    keyResultIds: [leaf = ""],
  } = await goals.objective("asha", {
    title: "Bigger deals",
    keyResults: [{ title: "Twice a deal", metricId: twice, start: 0, target: 40_000 }],
  });
  expect(await record(won, "2026-11-01", 145_000)).toMatchObject({ goalIds: [leaf] });
  expect(await graph(twice)).toEqual([
    { date: "2026-10-01", value: 20_000 },
    { date: "2026-11-01", value: 30_000 },
  ]);
  expect(await goals.stored(leaf)).toMatchObject({ actual: 30_000, percent: 75 });
  // A correction in the past changes what follows from it there.
  await record(deals, "2026-10-01", 10);
  expect(await graph(each)).toEqual([
    { date: "2026-10-01", value: 9_000 },
    { date: "2026-11-01", value: 13_500 },
  ]);
});

test("a day on which it would be divided by zero has no value, and gets one when that is corrected", async () => {
  const [all, lost] = [await add("all_customers"), await add("lost_customers")];
  await record(all, "2026-09-01", 50);
  await record(lost, "2026-09-01", 5);
  const churn = await add("churn", { measureType: "PERCENTAGE" }, { formula: "lost_customers / all_customers" });
  await record(all, "2026-10-01", 0);
  expect(await graph(churn)).toEqual([{ date: "2026-09-01", value: 10 }]);
  await record(all, "2026-10-01", 20);
  expect(await graph(churn)).toEqual([
    { date: "2026-09-01", value: 10 },
    { date: "2026-10-01", value: 25 },
  ]);
  const { points } = await company.as("asha", (context) => metricDetail(context, { metricId: all }));
  await company.as("asha", (context) => withdrawPoint(context, { metricId: all, pointId: points.days[0]!.id! }));
  expect(await graph(churn)).toEqual([{ date: "2026-09-01", value: 10 }]);
});

test("what cannot be is refused beside the formula, with the character", async () => {
  const [euros, dollars] = [
    await add("euros", money),
    await add("dollars", { measureType: "CURRENCY", currency: "USD" }),
  ];
  await record(euros, "2026-11-01", 100);
  await record(dollars, "2026-11-01", 0);
  const fields = { formula: expect.stringMatching(/^metrics\.formula-/) };
  expect(await refusal(add("bad_1", money, { formula: "euros + " }))).toMatchObject({
    code: "metrics.formula-syntax",
    character: 8,
    fields,
  });
  expect(await refusal(add("bad_2", money, { formula: "euros + pounds" }))).toMatchObject({
    code: "metrics.formula-unknown-name",
    character: 9,
    length: 6,
    name: "pounds",
    fields,
  });
  expect(await refusal(add("bad_3", money, { formula: "euros + dollars" }))).toMatchObject({
    code: "metrics.formula-units",
    character: 1,
    left: "EUR",
    right: "USD",
  });
  expect(await refusal(add("bad_4", { measureType: "COUNT" }, { formula: "euros * 2" }))).toMatchObject({
    code: "metrics.formula-result",
    unit: "EUR",
    measure: "COUNT",
  });
  expect(
    await refusal(add("bad_5", { measureType: "PERCENTAGE" }, { formula: "dollars / (dollars * 0)" })),
  ).toMatchObject({ code: "metrics.formula-zero", character: 12 });
  expect(await refusal(add("bad_6", money, { formula: "bad_6 + euros" }))).toMatchObject({
    code: "metrics.formula-circle",
    character: 1,
  });
});

test("no circle arises by editing, nor when two sessions turn formulas towards each other at once", async () => {
  await record(await add("base"), "2026-11-01", 1);
  const one = await add("ring_one", { measureType: "COUNT" }, { formula: "base + 1" });
  const two = await add("ring_two", { measureType: "COUNT" }, { formula: "ring_one + 1" });
  const edit = (metricId: string, formula: string) =>
    company.as("asha", (context) => editMetric(context, { metricId, formula }));
  expect(await refusal(edit(one, "base + ring_two"))).toMatchObject({
    code: "metrics.formula-circle",
    character: 8,
    name: "ring_two",
  });
  await edit(two, "base + 2");
  const both = await Promise.allSettled([edit(one, "ring_two + 1"), edit(two, "ring_one + 1")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a formula changed computes the past anew; people give no values of what is computed, and compute nothing they give", async () => {
  const base = await add("plain");
  await record(base, "2026-10-01", 4);
  await record(base, "2026-11-01", 6);
  const computed = await add("changed", { measureType: "COUNT" }, { formula: "plain * 2" });
  await company.as("asha", (context) => editMetric(context, { metricId: computed, formula: "plain * 3" }));
  expect(await graph(computed)).toEqual([
    { date: "2026-10-01", value: 12 },
    { date: "2026-11-01", value: 18 },
  ]);
  expect(await refusalOf(record(computed, "2026-11-02", 1))).toMatchObject({ code: "metrics.computed" });
  expect(
    await refusalOf(company.as("asha", (context) => editMetric(context, { metricId: base, formula: "changed * 2" }))),
  ).toMatchObject({ code: "metrics.given" });
});

test("a formula being written is answered with what it says today, or with what is wrong and where", async () => {
  await record(await add("seen"), "2026-11-01", 7);
  const check = (formula: string, as: Company = company, by = "lena") =>
    as.as(by, (context) => checkFormula(context, { formula, measureType: "COUNT" }));
  expect(await check("seen * 2")).toEqual({ ok: true, value: 14 });
  expect(await check("seen * unseen")).toEqual({
    ok: false,
    code: "metrics.formula-unknown-name",
    params: { name: "unseen", character: 8, length: 6 },
  });
  // Another company's metrics have no names here.
  expect(await check("seen * 2", other, "spy")).toMatchObject({ ok: false, code: "metrics.formula-unknown-name" });
});

test("nothing typed as a formula breaks the check or leaves the company's metrics", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
      const answer = await company.as("lena", (context) =>
        checkFormula(context, { formula: text.toWellFormed(), measureType: "COUNT" }),
      );
      expect(answer.ok || answer.code.startsWith("metrics.formula-")).toBe(true);
    }),
    { numRuns: 150 },
  );
});
