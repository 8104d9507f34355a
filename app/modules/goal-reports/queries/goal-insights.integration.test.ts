import { afterAll, beforeAll, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { checkIn, checkInInput } from "#app/modules/goals/use-cases/check-in.ts";
import { closeGoal, closeGoalInput } from "#app/modules/goals/use-cases/close-goal.ts";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { goalListInput, listGoals } from "#app/modules/goals/queries/goal-list.ts";
import { goalInsights } from "#app/modules/goals/queries/goal-insights.ts";
import { insightScreen, insightScreenInput } from "./insight-screen.ts";

let world: World;
let acme: Company;
const statements: string[] = [];

/** The first of two objectives is heard of before a month passes, the second after it. */
beforeAll(async () => {
  world = await createWorld({ now: "2026-10-06T09:00:00Z", onStatement: (sql) => statements.push(sql) });
  acme = await (
    await world.company()
  )
    .employee("sam")
    .employee("mia")
    .reportsTo("sam")
    .team("mia", "ina", "tom")
    .employee("gwen")
    .reportsTo("sam")
    .admin("GOAL_ADMIN")
    .build();
  const goals = new GoalWorld(acme);
  const note = (goalId: string, value: number) =>
    acme.as("ina", (context) =>
      checkIn(context, checkInInput.parse({ goalId, value, level: "ON_TRACK", comment: "" })),
    );
  const [old, fresh, closed] = await Promise.all(
    ["Old", "Fresh", "Closed"].map(async (title) =>
      goals.objective("ina", { title, visibility: "PRIVATE", keyResults: [{ title: `Part of ${title}` }] }),
    ),
  );
  await goals.objective("mia", { title: "Silent", level: "TEAM" });
  await note(old!.keyResultIds[0]!, 20);
  await acme.as("ina", (context) =>
    closeGoal(context, closeGoalInput.parse({ goalId: closed!.goalId, closure: "DROPPED" })),
  );
  world.clock.set("2026-11-10T09:00:00Z");
  await note(fresh!.keyResultIds[0]!, 60);
});
afterAll(() => world.close());

const screen = (by: string, path: string, asked: object = {}) =>
  acme.as(by, (context) => insightScreen(context, insightScreenInput.parse(asked), path));

test("goals are counted by standing and level, with their average and what was heard", async () => {
  const { all, levels } = await acme.as("gwen", (context) => goalInsights(context, "company", "current"));
  expect(all).toEqual({
    total: 4,
    ON_TRACK: 1,
    STALE: 2,
    OFF_TRACK: 0,
    AT_RISK: 0,
    CLOSED: 1,
    average: 40,
    open: 3,
    heard: 1,
  });
  expect(levels.map(({ level, total }) => ({ level, total })).sort((one, other) => other.total - one.total)).toEqual([
    { level: "INDIVIDUAL", total: 3 },
    { level: "TEAM", total: 1 },
  ]);
});

test("every number is the length of the list it leads to", async () => {
  const { all } = await acme.as("sam", (context) => goalInsights(context, "all-reports", "current"));
  const list = (asked: object) =>
    acme.as(
      "sam",
      async (context) =>
        (await listGoals(context, goalListInput.parse({ scope: "all-reports", ...asked }))).rows.length,
    );
  expect(await list({})).toBe(all.total);
  expect(await list({ status: "STALE" })).toBe(all.STALE);
  expect(await list({ heard: "RECENTLY", status: "OPEN" })).toBe(all.heard);
  expect(await list({ heard: "NOT", status: "OPEN" })).toBe(all.open - all.heard);
  expect(all.heard).toBe(1);
});

test("people are counted with their goals, and who has none stands apart", async () => {
  const { people } = await screen("mia", "/app/team/direct-reports/goal/insights", { level: "INDIVIDUAL" });
  expect(people!.counts).toEqual({ people: 2, without: 1 });
  expect(people!.rows.map(({ name, total, average }) => ({ name, total, average }))).toEqual([
    { name: "ina", total: 6, average: 40 },
    { name: "tom", total: 0, average: null },
  ]);
  const without = await screen("mia", "/app/team/direct-reports/goal/insights", {
    level: "INDIVIDUAL",
    people: "WITHOUT",
  });
  expect(without.people!.rows.map(({ name }) => name)).toEqual(["tom"]);
});

test("all reports are those below at any depth, the company is everybody", async () => {
  expect((await screen("sam", "/app/team/all-reports/goal/insights", { level: "INDIVIDUAL" })).people!.counts).toEqual({
    people: 4,
    without: 2,
  });
  expect((await screen("gwen", "/app/company/goal/data-exports", { level: "INDIVIDUAL" })).people!.counts).toEqual({
    people: 5,
    without: 3,
  });
});

test("a screen takes few statements", async () => {
  for (const level of ["OBJECTIVE", "INDIVIDUAL"]) {
    statements.length = 0;
    await screen("sam", "/app/team/all-reports/goal/insights", { level });
    expect(statements.filter((sql) => /goal_/.test(sql)).length).toBeLessThanOrEqual(7);
    expect(statements.length).toBeGreaterThan(1);
  }
});

test("is closed to whom the template gives no insights, and by area", async () => {
  for (const [by, path] of [
    ["ina", "/app/team/direct-reports/goal/insights"],
    ["ina", "/app/company/goal/data-exports"],
    ["sam", "/app/company/goal/data-exports"],
  ] as const) {
    expect(await refusalOf(screen(by, path))).toMatchObject({ status: 403 });
  }
});
