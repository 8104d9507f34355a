import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import type { GoalWorld } from "../testing/goal-world.ts";
import { realignGoal, realignGoalInput } from "../use-cases/realign-goal.ts";
import { findParents } from "./find-parents.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await companyOfThree(world));
});
afterAll(() => world.close());

const titles = async (by: string, asked: { forGoal?: string; level?: "TEAM" | "INDIVIDUAL" | "COMPANY" }) =>
  (await company.as(by, (context) => findParents(context, { text: "", ...asked }, 50)))
    .map(({ title }) => title)
    .sort();

test("only goals of a permitted level are offered, never the goal itself nor what stands below it; each of them is taken", async () => {
  const top = await goals.objective("kiran", { title: "Company", level: "COMPANY" });
  const team = await goals.objective("asha", { title: "Team", level: "TEAM", parentId: top.goalId });
  await goals.objective("asha", { title: "Team below", level: "TEAM", parentId: team.goalId });
  const free = await goals.objective("asha", { title: "Team beside", level: "TEAM" });
  const person = await goals.objective("asha", {
    title: "Person",
    level: "INDIVIDUAL",
    keyResults: [{ title: "Result" }],
  });
  expect(await titles("asha", { forGoal: team.goalId })).toEqual(["Company", "Team beside"]);
  expect(await titles("asha", { level: "INDIVIDUAL" })).toEqual([
    "Company",
    "Person",
    "Team",
    "Team below",
    "Team beside",
  ]);
  expect(await titles("asha", { level: "COMPANY" })).toEqual(["Company"]);
  expect(await titles("asha", { forGoal: person.keyResultIds[0]! })).toEqual([
    "Person",
    "Team",
    "Team below",
    "Team beside",
  ]);
  for (const parentId of [top.goalId, free.goalId]) {
    await company.as("asha", (context) =>
      realignGoal(
        context,
        realignGoalInput.parse({ goalId: free.goalId === parentId ? team.goalId : free.goalId, parentId }),
      ),
    );
  }
});
