import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import type { GoalWorld } from "../testing/goal-world.ts";

let world: World;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-03T09:00:00Z" });
  ({ goals } = await companyOfThree(world));
  const keyResults = [{ title: "Silent" }];
  await goals.objective("asha", { title: "Of the quarter", ownerId: goals.company.id("asha"), keyResults });
});
afterAll(() => world.close());

const owedOn = async (day: string) => {
  world.clock.set(`${day}T09:00:00Z`);
  const owed = await goals.company.as("asha", (context) => world.application.gatherings.obligations(context));
  return owed.map(({ label, params, dueOn }) => [params["title"], label, dueOn]);
};

test("what is told of a goal is true on its day: silent for three weeks, about to end, ended", async () => {
  expect(await owedOn("2026-11-20")).toEqual([]);
  const silent = ["Silent", "obligations.check-in", null];
  expect(await owedOn("2026-11-28")).toEqual([silent]);
  expect(await owedOn("2026-12-24")).toEqual([["Of the quarter", "obligations.soon", "2026-12-31"], silent]);
  expect(await owedOn("2026-12-31")).toEqual([["Of the quarter", "obligations.soon", "2026-12-31"], silent]);
  expect(await owedOn("2027-01-01")).toEqual([["Of the quarter", "obligations.due", "2026-12-31"], silent]);
});
