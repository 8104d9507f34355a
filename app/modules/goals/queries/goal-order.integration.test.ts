import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { objectiveLevels, rankOfLevel, type ObjectiveLevel } from "../domain/hierarchy.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { goalChildren } from "./goal-parts.ts";

let world: World;
let company: Company;
let topId: string;

const made = [...objectiveLevels].reverse().flatMap((level, place) => [
  { level, title: `${level} later`, timeFrame: `2026-07-01..2026-09-1${place}` },
  { level, title: `${level} first`, timeFrame: `2026-07-01..2026-08-1${place}` },
]);

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  const goals = new GoalWorld(company);
  ({ goalId: topId } = await goals.objective("kiran", { title: "The top", level: "COMPANY" }));
  const makers: Record<ObjectiveLevel, string> = {
    COMPANY: "kiran",
    DEPARTMENT: "ravi",
    TEAM: "ravi",
    INDIVIDUAL: "ravi",
  };
  for (const each of made) await goals.objective(makers[each.level], { ...each, parentId: topId });
});
afterAll(() => world.close());

/** What the domain says of the order: by level, the next due first. */
const expected = made
  .toSorted((one, other) => rankOfLevel(one.level) - rankOfLevel(other.level) || (one.title < other.title ? -1 : 1))
  .map(({ title }) => title);

test("a list that nobody has sorted begins with company goals, page after page", async () => {
  const seen: string[] = [];
  for (let after: string | undefined; ;) {
    const input = goalListInput.parse({ scope: "company", period: "all", after });
    const { rows, next } = await company.as("asha", (context) => listGoals(context, input, 3));
    seen.push(...rows.map(({ title }) => title));
    if (!next) break;
    after = next;
  }
  expect(seen.filter((title) => title !== "The top")).toEqual(expected);
});

test("what is aligned to a goal stands in the same order in its tree and on the map", async () => {
  const children = await company.as("asha", (context) => goalChildren(context, topId));
  const levels = children.map(({ level }) => rankOfLevel(level));
  expect(levels).toEqual(levels.toSorted());
  expect(children).toHaveLength(made.length);
});
