import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { metricDetail } from "#app/modules/metrics/queries/metric-detail.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { FollowedWorld } from "../testing/followed-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { addMetric, addMetricInput } from "#app/modules/metrics/use-cases/add-metric.ts";
import { checkIn } from "./check-in.ts";
import { checkInMany, checkInManyInput } from "./check-in-many.ts";
import { closeGoal } from "./close-goal.ts";
import { copyGoal, copyGoalInput } from "./copy-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { editGoal, editGoalInput } from "./edit-goal.ts";
import { contributeToGoal } from "./contribute-to-goal.ts";
import { refreshMetric } from "./refresh-metric.ts";
import { reopenGoal } from "./reopen-goal.ts";
import { restoreGoal } from "./restore-goal.ts";
import { retireMetric } from "#app/modules/metrics/use-cases/retire-metric.ts";
import { withdrawPoint } from "#app/modules/metrics/use-cases/withdraw-point.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;
let metrics: FollowedWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
  metrics = new FollowedWorld(company);
});
afterAll(() => world.close());

const edit = (goalId: string, asked: object, by = "asha") =>
  company.as(by, (context) => editGoal(context, editGoalInput.parse({ goalId, ...asked })));

test("a key result starts where its metric stands, in the metric's measure, and a new value moves it and all above it", async () => {
  const metricId = await metrics.metric("Revenue", { measureType: "CURRENCY", currency: "EUR" });
  await metrics.record(metricId, "2026-11-01", 20_000);
  const { goalId, keyResultId } = await metrics.tracked("Earn", metricId, { start: 0, target: 100_000 });
  expect(await goals.stored(keyResultId)).toMatchObject({
    progressType: "TRACKED",
    measureType: "CURRENCY",
    currency: "EUR",
    actual: 20_000,
    percent: 20,
  });
  const top = await goals.objective("kiran", { title: "Above", level: "COMPANY" });
  await company.as("kiran", (context) => contributeToGoal(context, { goalId, parentId: top.goalId, weight: 1 }));
  expect(await metrics.record(metricId, "2026-11-10", 50_000)).toMatchObject({ goalIds: [keyResultId] });
  expect([
    (await goals.stored(keyResultId)).percent,
    (await goals.stored(goalId)).percent,
    (await goals.stored(top.goalId)).percent,
  ]).toEqual([50, 50, 50]);
  // An older day says nothing of today.
  expect(await metrics.record(metricId, "2026-11-05", 90_000)).toMatchObject({ added: 1, goalIds: [] });
  await metrics.expectEveryNumberRight();
});

test("the history says which metric it was, and nobody is asked to acknowledge it", async () => {
  const metricId = await metrics.metric("Leads");
  const { keyResultId } = await metrics.tracked("Find leads", metricId);
  await metrics.record(metricId, "2026-11-10", 30);
  const { history, goal, metric: followed } = await company.as("asha", (context) => goalDetail(context, keyResultId));
  expect(history[0]).toMatchObject({ kind: "CHECK_IN", metric: "Leads", person: null, valueBefore: null, value: 30 });
  expect(goal.lastCheckInAt).not.toBeNull();
  expect(followed).toMatchObject({ name: "Leads", value: 30, date: "2026-11-10" });
});

test("nobody gives its value by hand, alone or among many; status and comment are taken", async () => {
  const metricId = await metrics.metric("Visits");
  const { keyResultId } = await metrics.tracked("Be visited", metricId);
  await metrics.record(metricId, "2026-11-10", 10);
  expect(
    await refusalOf(
      company.as("asha", (context) =>
        checkIn(context, { goalId: keyResultId, value: 99, level: "ON_TRACK", comment: "" }),
      ),
    ),
  ).toMatchObject({ code: "goals.value-tracked", fields: { value: "goals.value-tracked" } });
  await company.as("asha", (context) => checkIn(context, { goalId: keyResultId, level: "AT_RISK", comment: "Slow" }));
  expect(await goals.stored(keyResultId)).toMatchObject({ actual: 10, progressLevel: "AT_RISK" });
  const many = await company.as("asha", (context) =>
    checkInMany(context, checkInManyInput.parse({ checkIns: [{ goalId: keyResultId, value: 99 }] })),
  );
  expect(many.refused).toMatchObject([{ code: "goals.value-tracked" }]);
});

test("a key result begins to follow by editing, and people give the value again once it no longer does", async () => {
  const metricId = await metrics.metric("Calls");
  await metrics.record(metricId, "2026-11-10", 40);
  const {
    goalId,
    keyResultIds: [leaf = ""],
  } = await goals.objective("asha", {
    title: "Call",
    keyResults: [{ title: "Calls made", measureType: "COUNT", start: 0, target: 80 }],
  });
  await edit(leaf, { metricId });
  expect(await goals.stored(leaf)).toMatchObject({ progressType: "TRACKED", metricId, percent: 50 });
  expect((await goals.stored(goalId)).percent).toBe(50);
  const { history } = await company.as("asha", (context) => goalDetail(context, leaf));
  expect(history).toContainEqual(
    expect.objectContaining({ kind: "CHANGE", field: "metric", before: null, after: "Calls" }),
  );
  await edit(leaf, { progressType: "MANUAL" });
  expect(await goals.stored(leaf)).toMatchObject({ progressType: "MANUAL", metricId: null, actual: 40 });
  expect(await metrics.record(metricId, "2026-11-11", 60)).toMatchObject({ goalIds: [] });
  await edit(leaf, { metricId });
  await edit(leaf, { metricId: null });
  expect(await goals.stored(leaf)).toMatchObject({ progressType: "MANUAL", metricId: null, actual: 60 });
  await metrics.expectEveryNumberRight();
});

test("what does not fit is refused beside its field: another measure, an objective, a metric that is retired or nobody's", async () => {
  const [count, money] = [
    await metrics.metric("Pieces"),
    await metrics.metric("Euros", { measureType: "CURRENCY", currency: "EUR" }),
  ];
  const { goalId, keyResultId } = await metrics.tracked("Fit", count);
  const field = { metricId: expect.anything() };
  expect(await refusalOf(edit(keyResultId, { metricId: money }))).toMatchObject({
    code: "goals.metric-other-measure",
    fields: field,
  });
  expect(await refusalOf(edit(goalId, { metricId: count }))).toMatchObject({
    code: "goals.metric-key-results-only",
    fields: field,
  });
  expect(await refusalOf(metrics.tracked("Cents", money, { target: 0.5 }))).toMatchObject({
    code: "goals.whole-minor-units",
  });
  expect(await refusalOf(metrics.tracked("Mixed", money, { measureType: "CURRENCY", currency: "USD" }))).toMatchObject({
    code: "goals.metric-other-measure",
  });
  await company.as("asha", (context) => retireMetric(context, { metricId: money, retired: true }));
  expect(await refusalOf(metrics.tracked("Retired", money))).toMatchObject({
    code: "goals.unknown-metric",
    fields: { "keyResults[0].metricId": "goals.unknown-metric" },
  });
  const foreign = (
    await other.as("spy", (context) =>
      addMetric(context, addMetricInput.parse({ name: "Theirs", measureType: "COUNT" })),
    )
  ).metricId;
  expect(await refusalOf(metrics.tracked("Foreign", foreign))).toMatchObject({ code: "goals.unknown-metric" });
  expect(await refusalOf(edit(keyResultId, { metricId: foreign }))).toMatchObject({ code: "goals.unknown-metric" });
});

test("a closed key result stays as it was closed, and goes where its metric is once it is open again; so does a deleted one", async () => {
  const metricId = await metrics.metric("Uptime", { measureType: "PERCENTAGE" });
  await metrics.record(metricId, "2026-11-01", 90);
  const [closed, deleted] = [await metrics.tracked("Closed", metricId), await metrics.tracked("Deleted", metricId)];
  await company.as("asha", (context) => closeGoal(context, { goalId: closed.keyResultId, closure: "ACHIEVED" }));
  await company.as("kiran", (context) => deleteGoal(context, { goalId: deleted.goalId }));
  expect(await metrics.record(metricId, "2026-11-10", 95)).toMatchObject({ goalIds: [] });
  expect((await goals.stored(closed.keyResultId)).actual).toBe(90);
  expect(
    await refusalOf(company.as("asha", (context) => refreshMetric(context, { goalId: closed.keyResultId }))),
  ).toMatchObject({ code: "goals.closed" });
  await company.as("asha", (context) => reopenGoal(context, { goalId: closed.keyResultId }));
  await company.as("kiran", (context) => restoreGoal(context, { goalId: deleted.goalId }));
  expect([
    (await goals.stored(closed.keyResultId)).actual,
    (await goals.stored(deleted.keyResultId)).percent,
    (await goals.stored(deleted.goalId)).percent,
  ]).toEqual([95, 95, 95]);
  await metrics.expectEveryNumberRight();
});

test("a copy follows the same metric, whatever its progress was to start from", async () => {
  const metricId = await metrics.metric("Stars");
  await metrics.record(metricId, "2026-11-01", 25);
  const { goalId, keyResultId } = await metrics.tracked("Shine", metricId);
  const copy = await company.as("asha", (context) =>
    copyGoal(
      context,
      copyGoalInput.parse({ goalId, title: "Shine again", timeFrame: "2026-Q4", keyResultIds: [keyResultId] }),
    ),
  );
  expect(await goals.stored(copy.keyResultIds[0]!)).toMatchObject({ progressType: "TRACKED", metricId, actual: 25 });
  await metrics.record(metricId, "2026-11-02", 50);
  expect([(await goals.stored(copy.goalId)).percent, (await goals.stored(goalId)).percent]).toEqual([50, 50]);
});

test("a value withdrawn takes the key results back to the one before, or to none", async () => {
  const metricId = await metrics.metric("Bugs", { measureType: "COUNT", direction: "DOWN" });
  const { keyResultId } = await metrics.tracked("Fix", metricId, { start: 50, target: 0 });
  await metrics.record(metricId, "2026-11-10", 25);
  expect((await goals.stored(keyResultId)).percent).toBe(50);
  const { points } = await company.as("asha", (context) => metricDetail(context, { metricId }));
  await company.as("asha", (context) => withdrawPoint(context, { metricId, pointId: points.days[0]!.id! }));
  expect(await goals.stored(keyResultId)).toMatchObject({ actual: null, percent: null });
});

test("refreshing is for who may check in, and finds nothing to do where all is well", async () => {
  const metricId = await metrics.metric("Orders");
  const { keyResultId, goalId } = await metrics.tracked("Order", metricId);
  await metrics.record(metricId, "2026-11-10", 10);
  const refresh = (by: string, id: string) => company.as(by, (context) => refreshMetric(context, { goalId: id }));
  expect(await refresh("ravi", keyResultId)).toEqual({ percent: 10, moved: false });
  await company.asProduct((context) =>
    context.rows(sql`update {goal} set actual_value = null, percent = null where id = ${keyResultId}`),
  );
  expect(await refresh("asha", keyResultId)).toEqual({ percent: 10, moved: true });
  expect(await refusalOf(refresh("lena", keyResultId))).toMatchObject({ status: 403 });
  expect(await refusalOf(refresh("asha", goalId))).toMatchObject({ code: "goals.follows-no-metric" });
  expect(await refusalOf(other.as("spy", (context) => refreshMetric(context, { goalId: keyResultId })))).toMatchObject({
    status: 404,
  });
});
