import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { storedEdit, editGoalForm } from "../components/goal-forms.ts";
import { objectiveForm, storedObjective } from "../components/goal-form/objective-form.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { goalListInput } from "../queries/goal-list.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import { type GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { createKeyResult, createKeyResultInput } from "./create-key-result.ts";
import { createObjective, createObjectiveInput } from "./create-objective.ts";
import { editGoal, editGoalInput } from "./edit-goal.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

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
const euros = { measureType: "CURRENCY", currency: "EUR" } as const;

test("an objective typed as a sum of money adds up the money of its key results", async () => {
  const ashaId = company.id("asha");
  const typed = objectiveForm.parse({
    title: "Sell",
    timeFrame: "2026-Q3",
    level: "INDIVIDUAL",
    ownerIds: [ashaId],
    visibility: "GLOBAL",
    progressType: "DERIVED_SUM",
    ...euros,
    target: 5000,
    keyResults: [
      { title: "In the north", ...euros, target: 3000 },
      { title: "In the south", ...euros, target: 2000 },
      { title: "Calls", measureType: "COUNT", target: 20 },
    ],
  });
  const { goalId, keyResultIds } = await company.as("asha", (context) =>
    createObjective(context, createObjectiveInput.parse(storedObjective(typed))),
  );
  for (const [index, value] of [1000_00, 1500_50, 7].entries()) await sayValue(keyResultIds[index]!, value);
  expect(await goals.stored(goalId)).toMatchObject({ ...euros, target: 5000_00, actual: 2500_50, percent: 50.01 });
  const { rows } = await company.as("asha", (context) =>
    exportGoals(context, goalListInput.parse({ text: "Sell" })).then(heldSheet),
  );
  expect(JSON.stringify(rows)).toContain("250050");
});

test("an objective counted in percent comes to add up when its unit is changed, and its history says so", async () => {
  const count = { measureType: "COUNT" as const, target: 10 };
  const { goalId, keyResultIds } = await goals.objective("asha", {
    title: "Hire",
    keyResults: [
      { title: "Engineers", ...count },
      { title: "Designers", ...count },
    ],
  });
  for (const [index, value] of [3, 4].entries()) await sayValue(keyResultIds[index]!, value);
  expect((await goals.stored(goalId)).percent).toBe(35);
  const typed = editGoalForm.parse({
    goalId,
    title: "Hire",
    dueDate: "2026-12-31",
    visibility: "GLOBAL",
    ownerIds: [company.id("asha")],
    progressType: "DERIVED_SUM",
    measureType: "COUNT",
    currency: "EUR",
    target: 14,
  });
  const { fields } = await company.as("asha", (context) => editGoal(context, storedEdit(typed)));
  expect(fields).toEqual(expect.arrayContaining(["measureType", "target", "progressType"]));
  expect(await goals.stored(goalId)).toMatchObject({ measureType: "COUNT", currency: null, actual: 7, percent: 50 });
  const { history } = await company.as("asha", (context) => goalDetail(context, goalId));
  expect(history).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: "measureType", before: "PERCENTAGE", after: "COUNT" })]),
  );
  await edit(goalId, { ...euros, target: 900_00 });
  expect(await goals.stored(goalId)).toMatchObject({ ...euros, actual: null, percent: null });
  await edit(goalId, { measureType: "COUNT", target: 14 });
  expect(await goals.stored(goalId)).toMatchObject({ measureType: "COUNT", currency: null, actual: 7, percent: 50 });
  const stored = await goals.forest();
  const fresh = recomputeAll(stored);
  expect(stored.map(({ id, actual, percent }) => ({ id, actual, percent }))).toEqual(
    stored.map(({ id }) => ({ id, ...fresh.get(id) })),
  );
});

test("a unit is refused where the value is a mean, and money needs its currency and whole minor units", async () => {
  const { goalId } = await goals.objective("asha", { title: "Not a sum", keyResults: [{ title: "In percent" }] });
  const refused = { code: "goals.measure-of-sum", fields: { measureType: "goals.measure-of-sum" } };
  expect(await refusalOf(edit(goalId, { measureType: "COUNT" }))).toMatchObject(refused);
  const sum = { progressType: "DERIVED_SUM" };
  expect(await refusalOf(edit(goalId, { ...sum, measureType: "CURRENCY" }))).toMatchObject({
    fields: { currency: "goals.currency-needed" },
  });
  expect(await refusalOf(edit(goalId, { ...sum, ...euros, target: 0.5 }))).toMatchObject({
    fields: { target: "goals.whole-minor-units" },
  });
});

test("a key result that says no unit has that of an objective that adds up, made with it or added later; else percent", async () => {
  const make = (progressType: string, keyResults: object[]) =>
    company.as("asha", (context) =>
      createObjective(
        context,
        createObjectiveInput.parse({
          ...{ title: `Units ${progressType}`, timeFrame: "2026-Q4", level: "INDIVIDUAL", progressType, keyResults },
          ...euros,
          target: 500_000,
        }),
      ),
    );
  const unitOf = async (goalId: string) => {
    const { goal } = await company.as("asha", (context) => goalDetail(context, goalId));
    return [goal.measureType, goal.currency];
  };
  const summed = await make("DERIVED_SUM", [
    { title: "North", target: 300_000 },
    { title: "Calls", measureType: "COUNT" },
  ]);
  expect(await Promise.all(summed.keyResultIds.map(unitOf))).toEqual([
    ["CURRENCY", "EUR"],
    ["COUNT", null],
  ]);
  const added = (parentId: string) =>
    company.as("asha", (context) =>
      createKeyResult(context, createKeyResultInput.parse({ title: "South", parentId, target: 200_000 })),
    );
  expect(await unitOf((await added(summed.goalId)).goalId)).toEqual(["CURRENCY", "EUR"]);
  const averaged = await make("DERIVED_AVG", []);
  expect(await unitOf((await added(averaged.goalId)).goalId)).toEqual(["PERCENTAGE", null]);
});
