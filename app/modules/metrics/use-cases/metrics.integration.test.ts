import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { metricDetail } from "../queries/metric-detail.ts";
import { exportMetric } from "../queries/metric-export.ts";
import { listPoints, metricPoints } from "../queries/metric-points.ts";
import { listMetrics } from "../queries/list-metrics.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { twoCompanies } from "#app/modules/goals/testing/two-companies.ts";
import { addMetric, addMetricInput } from "./add-metric.ts";
import { editMetric } from "./edit-metric.ts";
import { recordPoints, recordPointsInput } from "./record-points.ts";
import { retireMetric } from "./retire-metric.ts";
import { withdrawPoint } from "./withdraw-point.ts";

let world: World;
let company: Company;
let other: Company;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other } = await twoCompanies(world));
});
afterAll(() => world.close());

const add = (by: string, asked: object, beforeCommit = () => Promise.resolve()) =>
  company.as(by, async (context) => {
    const made = await addMetric(context, addMetricInput.parse({ measureType: "COUNT", ...asked }));
    await beforeCommit();
    return made;
  });
const record = (by: string, metricId: string, ...points: [date: string, value: number, note?: string][]) =>
  company.as(by, (context) =>
    recordPoints(
      context,
      recordPointsInput.parse({ metricId, points: points.map(([date, value, note = ""]) => ({ date, value, note })) }),
    ),
  );
const list = (by: string, input: object = {}) =>
  company.as(by, (context) =>
    listMetrics(context, {
      text: "",
      measure: undefined,
      whose: undefined,
      state: undefined,
      after: undefined,
      before: undefined,
      ...input,
    }),
  );
const days = (metricId: string) =>
  company.as("lena", (context) => metricPoints(context, { metricId, before: undefined }));

test("a metric is everybody's to read and belongs to who made it; its key is made of its name", async () => {
  const { metricId } = await add("asha", { name: "Won deals" });
  await record("asha", metricId, ["2026-11-01", 10], ["2026-11-10", 12]);
  const { rows } = await list("lena", { text: "won" });
  expect(rows).toMatchObject([
    {
      id: metricId,
      key: "won_deals",
      owner: { name: "asha" },
      value: 12,
      date: "2026-11-10",
      before: 10,
      followers: 0,
    },
  ]);
  expect((await company.as("lena", (context) => metricDetail(context, { metricId }))).mayEdit).toBe(false);
  expect(
    await add("asha", { name: "Won  deals!" }).then(({ metricId: id }) =>
      company.as("asha", (context) => metricDetail(context, { metricId: id })),
    ),
  ).toMatchObject({ metric: { key: "won_deals_2" } });
});

test("a value corrected keeps what stood before; the same value again changes nothing; one withdrawn is gone from what counts", async () => {
  const { metricId } = await add("asha", { name: "Tickets" });
  await record("asha", metricId, ["2026-11-01", 5, "first count"]);
  expect(await record("asha", metricId, ["2026-11-01", 5, "first count"], ["2026-11-02", 6])).toMatchObject({
    added: 1,
    corrected: 0,
    unchanged: 1,
  });
  expect(await record("kiran", metricId, ["2026-11-01", 7])).toMatchObject({ added: 0, corrected: 1 });
  expect((await days(metricId)).days).toMatchObject([
    { date: "2026-11-02", value: 6, former: [] },
    { date: "2026-11-01", value: 7, by: "kiran", former: [{ value: 5, by: "asha" }] },
  ]);
  const pointId = (await days(metricId)).days[0]!.id!;
  await company.as("asha", (context) => withdrawPoint(context, { metricId, pointId }));
  expect((await days(metricId)).days[0]).toMatchObject({
    date: "2026-11-02",
    id: null,
    value: null,
    former: [{ value: 6 }],
  });
  expect((await list("asha", { text: "tickets" })).rows[0]).toMatchObject({ value: 7, before: null });
  expect(await refusalOf(company.as("asha", (context) => withdrawPoint(context, { metricId, pointId })))).toMatchObject(
    { status: 404 },
  );
});

test("days to come, a day named twice and money in parts of a cent are refused", async () => {
  const { metricId } = await add("asha", { name: "Spend", measureType: "CURRENCY", currency: "EUR" });
  expect(await refusalOf(record("asha", metricId, ["2026-11-17", 1]))).toMatchObject({
    code: "metrics.day-ahead",
    fields: { date: "metrics.day-ahead" },
  });
  expect(await refusalOf(record("asha", metricId, ["2026-11-01", 1], ["2026-11-01", 2]))).toMatchObject({
    code: "metrics.day-twice",
  });
  expect(await refusalOf(record("asha", metricId, ["2026-11-01", 0.5]))).toMatchObject({
    code: "metrics.whole-minor-units",
  });
  expect((await days(metricId)).days).toEqual([]);
});

test("names in use and keys are unique, also for two who ask at once", async () => {
  for (const order of orders) {
    const one = (by: string) => (ready: () => Promise<void>) =>
      add(by, { name: `Churn ${order}`, key: `churn_${by}_${orders.indexOf(order)}` }, ready);
    const ended = await inOrder(world, order, one("asha"), one("lena"));
    expect(ended.toSorted(), order).toEqual(["DONE", "metrics.name-taken"]);
  }
  await add("asha", { name: "Churn", key: "churn" });
  expect(await refusalOf(add("asha", { name: "CHURN", key: "other_churn" }))).toMatchObject({
    code: "metrics.name-taken",
    fields: { name: "metrics.name-taken" },
  });
  await add("asha", { name: "Margin", key: "margin" });
  expect(await refusalOf(add("asha", { name: "Margin too", key: "margin" }))).toMatchObject({
    code: "metrics.key-taken",
  });
});

test("a retired metric takes no values, leaves its name free, and comes back where that was not taken", async () => {
  const { metricId } = await add("asha", { name: "Old index" });
  await company.as("asha", (context) => retireMetric(context, { metricId, retired: true }));
  expect(await refusalOf(record("asha", metricId, ["2026-11-01", 1]))).toMatchObject({ code: "metrics.retired" });
  expect((await list("lena", { text: "old index" })).rows).toEqual([]);
  expect((await list("lena", { text: "old index", state: "RETIRED" })).rows).toMatchObject([
    { id: metricId, retired: true },
  ]);
  await add("lena", { name: "Old index" });
  expect(
    await refusalOf(company.as("asha", (context) => retireMetric(context, { metricId, retired: false }))),
  ).toMatchObject({ code: "metrics.name-taken" });
});

test("who changes a metric that somebody has changed since is told so", async () => {
  const { metricId } = await add("asha", { name: "Latency", direction: "DOWN" });
  await company.as("asha", (context) =>
    editMetric(context, { metricId, name: "Latency p95", ownerId: company.id("lena"), version: 1 }),
  );
  expect(
    await refusalOf(company.as("kiran", (context) => editMetric(context, { metricId, name: "Mine", version: 1 }))),
  ).toMatchObject({
    code: "platform.changed-meanwhile",
    params: { version: 2, who: "somebody", name: "asha" },
  });
  expect(await refusalOf(record("asha", metricId, ["2026-11-01", 1]))).toMatchObject({ status: 403, rule: "no-rule" });
  await record("lena", metricId, ["2026-11-01", 1]);
});

test("colleagues read what only owner and goal admins change; another company finds nothing", async () => {
  const { metricId } = await add("asha", { name: "Guarded" });
  await record("asha", metricId, ["2026-11-01", 1]);
  const pointId = (await days(metricId)).days[0]!.id!;
  const attempts: ((context: Context) => Promise<unknown>)[] = [
    (context) => editMetric(context, { metricId, name: "Taken over" }),
    (context) => retireMetric(context, { metricId, retired: true }),
    (context) =>
      recordPoints(context, recordPointsInput.parse({ metricId, points: [{ date: "2026-11-02", value: 2 }] })),
    (context) => withdrawPoint(context, { metricId, pointId }),
  ];
  for (const attempt of attempts) {
    expect(await refusalOf(company.as("ravi", attempt))).toMatchObject({ status: 403 });
    expect(await refusalOf(other.as("spy", attempt))).toMatchObject({ status: 404 });
  }
  const reads: ((context: Context) => Promise<unknown>)[] = [
    (context) => metricDetail(context, { metricId }),
    (context) => exportMetric(context, metricId),
    (context) => listPoints(context, { metricId, before: undefined }),
  ];
  for (const read of reads) expect(await refusalOf(other.as("spy", read))).toMatchObject({ status: 404 });
  expect(await refusalOf(add("asha", { name: "For lena", ownerId: company.id("lena") }))).toMatchObject({
    status: 403,
  });
  expect((await days(metricId)).days).toMatchObject([{ value: 1, former: [] }]);
});
