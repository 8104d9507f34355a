import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { askDependency } from "../use-cases/ask-dependency.ts";
import { deleteGoal } from "../use-cases/delete-goal.ts";
import { contributeToGoal } from "../use-cases/contribute-to-goal.ts";
import { realignGoal, realignGoalInput } from "../use-cases/realign-goal.ts";
import { endOfDay } from "./as-of.ts";
import { goalPage, goalPageInput } from "./goal-page.ts";
import { goalTrail } from "./goal-trail.ts";
import { mapParts } from "./map-parts.ts";

const statements: string[] = [];
let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;
const ids: Record<string, string> = {};

beforeAll(async () => {
  world = await createWorld({ now: "2026-08-05T09:00:00Z", onStatement: (sql) => statements.push(sql) });
  ({ company, other, goals } = await twoCompanies(world));
  const objective = async (by: string, title: string, parent?: string, more: object = {}) =>
    void (ids[title] = (
      await goals.objective(by, { title, level: "COMPANY", ...(parent ? { parentId: ids[parent]! } : {}), ...more })
    ).goalId);
  await objective("kiran", "Top");
  await objective("kiran", "Middle", "Top");
  await objective("kiran", "Secret", "Middle", { visibility: "PRIVATE" });
  await objective("kiran", "Under secret", "Secret");
  await objective("kiran", "Beside");
  ids["Leaf"] = (await goals.keyResult("kiran", ids["Middle"]!, "Leaf")).goalId;
  await company.as("kiran", async (context) => {
    await contributeToGoal(context, { goalId: ids["Middle"]!, parentId: ids["Beside"]!, weight: 3 });
    await contributeToGoal(context, { goalId: ids["Secret"]!, parentId: ids["Beside"]!, weight: 1 });
    await askDependency(context, { goalId: ids["Leaf"]!, needsGoalId: ids["Beside"]!, note: "" });
  });
});
afterAll(() => world.close());

const named = (titles: readonly string[]) => titles.map((title) => ids[title]!);
const nameOf = (id: string) => Object.keys(ids).find((title) => ids[title] === id);
const parts = (by: string, titles: readonly string[], day?: string) =>
  company.as(
    by,
    async (context) => {
      const answer = await mapParts(context, named(titles), day);
      return {
        parts: Object.fromEntries(
          Object.entries(answer.parts).map(([id, rows]) => [nameOf(id), rows.map(({ title }) => title).sort()]),
        ),
        lines: answer.lines
          .map(({ kind, from, to, weight }) => `${nameOf(from)} ${kind} ${nameOf(to)} ${weight ?? ""}`.trim())
          .sort(),
      };
    },
    { readOnly: true },
  );
const trail = (by: string, title: string, moment: Date | null = null) =>
  company.as(by, async (context) => (await goalTrail(context, ids[title]!, moment)).map((step) => step.title), {
    readOnly: true,
  });

describe("what a map shows under goals", () => {
  test("the parts of many goals at once, each with the lines it has besides the tree", async () => {
    expect(await parts("kiran", ["Top", "Middle", "Beside"])).toEqual({
      parts: { Top: ["Middle"], Middle: ["Leaf", "Secret"], Beside: ["Middle", "Secret"] },
      lines: ["Leaf NEEDS Beside", "Middle FEEDS Beside 3", "Secret FEEDS Beside 1"],
    });
  });

  test("who may not see a goal sees neither it, nor its lines, nor what it holds", async () => {
    expect(await parts("lena", ["Middle", "Beside", "Secret"])).toEqual({
      parts: { Middle: ["Leaf"], Beside: ["Middle"] },
      lines: ["Leaf NEEDS Beside", "Middle FEEDS Beside 3"],
    });
  });

  test("another company has none of it", async () => {
    expect(await other.as("spy", (context) => mapParts(context, named(["Top", "Beside"]), undefined))).toEqual({
      parts: {},
      lines: [],
    });
    expect(await refusalOf(other.as("spy", (context) => goalTrail(context, ids["Leaf"]!, null)))).toMatchObject({
      status: 404,
    });
  });

  test("as many statements for ten goals as for one", async () => {
    const count = async (titles: readonly string[]) => {
      statements.length = 0;
      await parts("kiran", titles);
      return statements.length;
    };
    expect(await count(Object.keys(ids))).toBe(await count(["Top"]));
  });
});

describe("the way to a goal", () => {
  test("leads from the top to it", async () => {
    expect(await trail("kiran", "Under secret")).toEqual(["Top", "Middle", "Secret", "Under secret"]);
    expect(await trail("lena", "Leaf")).toEqual(["Top", "Middle", "Leaf"]);
  });

  test("begins below what one may not see, and is hidden with the goal", async () => {
    expect(await trail("lena", "Under secret")).toEqual(["Under secret"]);
    expect(await refusalOf(trail("lena", "Secret"))).toMatchObject({ status: 404 });
  });
});

describe("a tree from one goal down", () => {
  const page = (by: string, asked: object) =>
    company.as(
      by,
      (context) =>
        goalPage(context, goalPageInput.parse({ view: "TREE", look: "MAP", ...asked }), {
          pathname: "/app/my-data/goal/my-company",
        }),
      { readOnly: true },
    );

  test("holds that goal alone, whatever the filters say, and the way to it", async () => {
    const { goals, tree } = await page("kiran", { under: ids["Middle"]!, text: "nothing like it" });
    expect(goals.map(({ title, childCount }) => [title, childCount])).toEqual([["Middle", 2]]);
    expect(tree!.trail.map(({ title }) => title)).toEqual(["Top", "Middle"]);
    expect(tree!.lines.map(({ kind, to }) => [kind, nameOf(to)])).toEqual([["FEEDS", "Beside"]]);
  });

  test("is nobody's who may not see it", async () => {
    expect(await refusalOf(page("lena", { under: ids["Secret"]! }))).toMatchObject({ status: 404 });
    expect(
      await refusalOf(
        other.as("spy", (context) =>
          goalPage(context, goalPageInput.parse({ view: "TREE", under: ids["Top"]! }), {
            pathname: "/app/my-data/goal/my-company",
          }),
        ),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("stands on a page of eight statements at most, besides the one that says who asks", async () => {
    await page("kiran", { under: ids["Middle"]! });
    statements.length = 0;
    await page("kiran", { under: ids["Middle"]! });
    expect(statements.filter((sql) => !/^(begin|commit|set)/i.test(sql)).length).toBeLessThanOrEqual(9);
  });
});

test("on a past day the way is that day's, parts come one goal at a time, and there are no other lines", async () => {
  const past = "2026-08-05";
  world.clock.set("2026-08-10T09:00:00Z");
  await company.as("kiran", async (context) => {
    await realignGoal(context, realignGoalInput.parse({ goalId: ids["Middle"]! }));
    await deleteGoal(context, { goalId: ids["Leaf"]! });
  });
  expect(await trail("kiran", "Middle")).toEqual(["Middle"]);
  expect(await refusalOf(trail("kiran", "Leaf"))).toMatchObject({ status: 404 });
  const moment = await company.as("kiran", async (context) => endOfDay(context, past));
  expect(await trail("kiran", "Leaf", moment)).toEqual(["Top", "Middle", "Leaf"]);
  expect(await parts("kiran", ["Middle"], past)).toEqual({ parts: { Middle: ["Leaf", "Secret"] }, lines: [] });
  expect(await refusalOf(parts("kiran", ["Middle", "Top"], past))).toMatchObject({ status: 422 });
  const then = await company.as("kiran", (context) =>
    goalPage(context, goalPageInput.parse({ view: "TREE", look: "MAP", under: ids["Middle"]!, asOf: past }), {
      pathname: "/app/my-data/goal/my-company",
    }),
  );
  expect([then.list.rows.map(({ title }) => title), then.tree]).toEqual([
    ["Middle"],
    { trail: [expect.objectContaining({ title: "Top" }), expect.objectContaining({ title: "Middle" })], lines: [] },
  ]);
});
