import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { addMetric, addMetricInput } from "#app/modules/metrics/use-cases/add-metric.ts";
import { closeGoal } from "../use-cases/close-goal.ts";
import { retireMetric } from "#app/modules/metrics/use-cases/retire-metric.ts";
import { coachAnswer, coachAnswerInput } from "./coach-answer.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company("acme");
  await company.employees("asha", "noor").build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const ask = (by: string, asked: Record<string, unknown>, of: Company = company) =>
  of.as(by, (context) => coachAnswer(context, coachAnswerInput.parse(asked)));

test("an open objective that says the same is found, whoever's it is, if it may be seen", async () => {
  const { goalId } = await goals.objective("noor", { title: "Customers trust us with their first order" });
  await goals.objective("noor", { title: "Customers trust us with their last order", visibility: "PRIVATE" });
  const { goalId: over } = await goals.objective("noor", { title: "Customers trust us with their next order" });
  await company.as("noor", (context) => closeGoal(context, { goalId: over, closure: "ACHIEVED" }));
  const title = "Customers trust us with the first order";
  const { nearby } = await ask("asha", { text: title });
  expect(nearby).toEqual([
    { id: goalId, title: "Customers trust us with their first order", owner: expect.stringMatching(/noor/i) as string },
  ]);
  expect((await ask("asha", { text: title, goalId })).nearby).toEqual([]);
  expect((await ask("noor", { text: title })).nearby).toHaveLength(2);
});

test("another company's objectives are nowhere near", async () => {
  const other = await world.company("globex");
  await other.employee("spy").admin("GOAL_ADMIN").build();
  expect((await ask("spy", { text: "Customers trust us with the first order" }, other)).nearby).toEqual([]);
});

test("characters that mean something to the database are only characters", async () => {
  expect((await ask("asha", { text: "%%% ___ \\\\\\ ''' ;;; 100%" })).nearby).toEqual([]);
});

test("suggestions come in the person's language", async () => {
  await company.asProduct((context) =>
    context.rows(sql`update {employee} set language = 'de' where id = ${company.id("asha")}`),
  );
  const { suggestions } = await ask("asha", { want: "SUGGESTIONS", text: "Kosten", func: "OPERATIONS" });
  expect(suggestions.metrics[0]).toEqual({
    title: "Kosten je Lieferung",
    measureType: "CURRENCY",
    start: 9,
    target: 7,
  });
});

test("the company's own metrics are offered beside the library, nearest first, retired ones and other companies' left out", async () => {
  const add = (name: string, of: Company, by: string) =>
    of.as(by, (context) => addMetric(context, addMetricInput.parse({ name, measureType: "COUNT" })));
  await add("Orders per week", company, "asha");
  await add("Complaints of customers", company, "noor");
  const { metricId } = await add("Customers lost", company, "noor");
  await company.as("noor", (context) => retireMetric(context, { metricId, retired: true }));
  await add("Customers won", await (await world.company("initech")).employee("milton").build(), "milton");
  const { companyMetrics } = await ask("asha", { want: "SUGGESTIONS", text: "Fewer complaints" });
  expect(companyMetrics.map(({ name }) => name)).toEqual(["Complaints of customers", "Orders per week"]);
  expect((await ask("asha", { text: "Fewer complaints" })).companyMetrics).toEqual([]);
});
