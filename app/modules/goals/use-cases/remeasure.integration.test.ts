import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { editGoalForm, storedEdit } from "../components/goal-forms.ts";
import { fullHistory } from "../queries/full-history.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import { type GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { editGoal, editGoalInput } from "./edit-goal.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await companyOfThree(world));
});
afterAll(() => world.close());

const edit = (goalId: string, changes: object) =>
  company.as("asha", (context) => editGoal(context, editGoalInput.parse({ goalId, ...changes })));
const sayValue = (goalId: string, value: number) =>
  company.as("asha", (context) => checkIn(context, { goalId, value, comment: "" }));
const detailOf = (goalId: string) => company.as("asha", (context) => goalDetail(context, goalId));

async function saidTwice(title: string): Promise<{ goalId: string; keyResultId: string }> {
  const { goalId, keyResultIds } = await goals.objective("asha", {
    title,
    keyResults: [{ title: `${title}: shares` }],
  });
  const keyResultId = keyResultIds[0]!;
  for (const value of [20, 40]) await sayValue(keyResultId, value);
  return { goalId, keyResultId };
}

test("a value stays as a number in the new unit, and what was recorded keeps the unit it was said in", async () => {
  const { goalId, keyResultId } = await saidTwice("Sell more");
  expect((await detailOf(keyResultId)).goal.recordedValues).toBe(2);
  const typed = editGoalForm.parse({
    ...{ goalId: keyResultId, title: "Sell more: money", dueDate: "2026-12-31", visibility: "GLOBAL" },
    ownerIds: [company.id("asha")],
    ...{ measureType: "CURRENCY", currency: "EUR", target: 80, recordedValues: "KEPT" },
  });
  const { fields } = await company.as("asha", (context) => editGoal(context, storedEdit(typed)));
  expect(fields).toEqual(expect.arrayContaining(["measureType", "currency", "target", "recordedValues"]));
  expect(await goals.stored(keyResultId)).toMatchObject({ currency: "EUR", actual: 40_00, target: 80_00, percent: 50 });
  expect((await goals.stored(goalId)).percent).toBe(50);
  await sayValue(keyResultId, 60_00);
  const { entries } = await company.as("asha", (context) => fullHistory(context, { goalId: keyResultId }));
  const said = entries.flatMap((entry) => (entry.kind === "CHECK_IN" ? [[entry.value, entry.goal.currency]] : []));
  expect(said).toEqual([
    [60_00, "EUR"],
    [40, null],
    [20, null],
  ]);
  const { graph, history } = await detailOf(keyResultId);
  expect(graph.achieved.at(-1)?.percent).toBe(75);
  expect(history.filter((entry) => entry.kind === "CHECK_IN").map(({ goal }) => goal.measureType)).toEqual([
    "CURRENCY",
    "PERCENTAGE",
    "PERCENTAGE",
  ]);
});

test("a goal starts anew in another unit: no value until the next check-in, and none above it", async () => {
  const { goalId, keyResultId } = await saidTwice("Write more");
  await edit(keyResultId, { measureType: "COUNT", target: 12, recordedValues: "RESET" });
  expect(await goals.stored(keyResultId)).toMatchObject({ measureType: "COUNT", actual: null, percent: null });
  expect((await goals.stored(goalId)).percent).toBeNull();
  await sayValue(keyResultId, 3);
  expect((await goals.stored(goalId)).percent).toBe(25);
  await edit(keyResultId, { measureType: "PERCENTAGE", target: 100, recordedValues: "KEPT" });
  const { history } = await detailOf(keyResultId);
  expect(history.flatMap((entry) => (entry.kind === "CHECK_IN" ? [entry.goal.measureType] : []))).toEqual([
    "COUNT",
    "PERCENTAGE",
    "PERCENTAGE",
  ]);
});

test("whoever does not say what becomes of the value is told how many were recorded, and nothing changes", async () => {
  const { keyResultId } = await saidTwice("Ask first");
  expect(await refusalOf(edit(keyResultId, { measureType: "COUNT" }))).toMatchObject({
    code: "goals.recorded-values",
    fields: { recordedValues: "goals.recorded-values" },
    params: { count: 2 },
  });
  expect(await goals.stored(keyResultId)).toMatchObject({ measureType: "PERCENTAGE", actual: 40 });
  const { keyResultIds } = await goals.objective("asha", { title: "Silent", keyResults: [{ title: "Not said yet" }] });
  await edit(keyResultIds[0]!, { measureType: "COUNT" });
  expect(await goals.stored(keyResultIds[0]!)).toMatchObject({ measureType: "COUNT", actual: null });
});
