import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { closeGoal } from "../use-cases/close-goal.ts";
import { editGoal } from "../use-cases/edit-goal.ts";
import { checkInPage, checkInPageInput } from "./check-in-page.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company("acme");
  await company
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employees("noor", "zara")
    .build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const page = (by: string, path: string, asked: Record<string, unknown> = {}) =>
  company.as(by, (context) => checkInPage(context, checkInPageInput.parse({ period: "all", ...asked }), path));
const titles = (rows: readonly { title: string }[]) => rows.map((row) => row.title);

test("open key results and manual objectives stand there, parts of one objective together", async () => {
  const {
    keyResultIds: [, closed = ""],
  } = await goals.objective("asha", {
    title: "Derived",
    keyResults: [{ title: "Open" }, { title: "Closed" }, { title: "Other" }],
  });
  await goals.objective("asha", {
    title: "By hand",
    timeFrame: "2026-Q4",
    progressType: "MANUAL",
    keyResults: [{ title: "Below" }],
  });
  await goals.objective("noor", { title: "Of Noor", progressType: "MANUAL" });
  await company.as("asha", (context) => closeGoal(context, { goalId: closed, closure: "DROPPED" }));
  const { rows, count } = await page("asha", "/app/my-data/goal/check-in");
  expect(titles(rows)).toEqual(["Open", "Other", "By hand", "Below"]);
  expect(rows.map((row) => row.objective)).toEqual(["Derived", "Derived", null, "By hand"]);
  expect(count).toBe(4);
  expect(titles((await page("asha", "/app/my-data/goal/check-in", { text: "oth" })).rows)).toEqual(["Other"]);
  expect(titles((await page("ravi", "/app/team/direct-reports/goal/check-in")).rows)).toEqual([
    "Open",
    "Other",
    "By hand",
    "Below",
  ]);
});

test("the areas are for those they are about", async () => {
  expect(await refusalOf(page("asha", "/app/team/all-reports/goal/check-in"))).toMatchObject({
    status: 403,
    rule: "access.team-area",
  });
  expect(await refusalOf(page("ravi", "/app/company/goal/check-in"))).toMatchObject({
    status: 403,
    rule: "access.company-area",
  });
  expect(await refusalOf(page("asha", "/app/elsewhere/goal/check-in"))).toMatchObject({ status: 404 });
  expect(titles((await page("kiran", "/app/company/goal/check-in")).rows)).toContain("Of Noor");
});

test("an objective out of sight is not named above its key result", async () => {
  const {
    keyResultIds: [part = ""],
  } = await goals.objective("noor", {
    title: "Secret plan",
    visibility: "PRIVATE",
    keyResults: [{ title: "Given away" }],
  });
  await company.as("kiran", (context) => editGoal(context, { goalId: part, ownerIds: [company.id("zara")] }));
  const { rows } = await page("zara", "/app/my-data/goal/check-in");
  expect(rows.map(({ title, objective }) => [title, objective])).toEqual([["Given away", null]]);
});

test("pages meet every goal once", async () => {
  const asked = Array.from({ length: 6 }, (_, index) => ({
    title: `Many ${index}`,
    keyResults: Array.from({ length: 10 }, (__, part) => ({ title: `Many ${index} ${part}` })),
  }));
  for (const each of asked) await goals.objective("zara", each);
  const first = await page("zara", "/app/my-data/goal/check-in", { text: "Many" });
  const second = await page("zara", "/app/my-data/goal/check-in", { text: "Many", after: first.next });
  expect([first.rows.length, first.previous, second.rows.length, second.next]).toEqual([50, null, 10, null]);
  expect(new Set([...titles(first.rows), ...titles(second.rows)]).size).toBe(60);
  const back = await page("zara", "/app/my-data/goal/check-in", { text: "Many", before: second.previous });
  expect(titles(back.rows)).toEqual(titles(first.rows));
});
