import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import type { GoalWorld } from "../testing/goal-world.ts";
import { deleteGoal } from "./delete-goal.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await companyOfThree(world));
});
afterAll(() => world.close());

test("deleting an objective names what was aligned to it, and nothing that is hidden from whoever deletes it", async () => {
  const { goalId: parentId } = await goals.objective("asha", { title: "Above", keyResults: [{ title: "Part" }] });
  const seen = await goals.objective("asha", { title: "Below", parentId });
  await goals.objective("ravi", { title: "Hidden below", parentId, visibility: "PRIVATE" });
  const gone = await goals.objective("asha", { title: "Already gone", parentId });
  await company.as("asha", (context) => deleteGoal(context, { goalId: gone.goalId }));
  const deleted = await company.as("asha", (context) => deleteGoal(context, { goalId: parentId }));
  expect(deleted).toEqual({ goalId: parentId, aligned: [{ id: seen.goalId, title: "Below" }] });
});
