import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalChildren } from "../queries/goal-parts.ts";
import { findObjectives } from "../queries/find-objectives.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { archiveGoal } from "./archive-goal.ts";
import { checkIn } from "./check-in.ts";
import { unarchiveGoals } from "./unarchive-goals.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const archive = (by: string, goalId: string) => company.as(by, (context) => archiveGoal(context, { goalId }));
const unarchive = (by: string, goalIds: string[]) => company.as(by, (context) => unarchiveGoals(context, { goalIds }));
const titles = async (asked: object) =>
  (
    await company.as("asha", (context) =>
      listGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL", ...asked })),
    )
  ).rows
    .map(({ title }) => title)
    .sort();

test("an archived goal and its key results leave the lists, still count above, and come back together", async () => {
  const { goalId: top } = await goals.objective("kiran", { title: "Top", level: "COMPANY" });
  const {
    goalId,
    keyResultIds: [leaf = ""],
  } = await goals.objective("asha", { title: "Done with", parentId: top, keyResults: [{ title: "Its part" }] });
  await company.as("asha", (context) => checkIn(context, { goalId: leaf, value: 60, level: "ON_TRACK", comment: "" }));
  await archive("asha", goalId);
  expect(await titles({})).toEqual(["Top"]);
  expect(await titles({ archived: true })).toEqual(["Done with", "Its part"]);
  expect(await company.as("asha", (context) => goalChildren(context, top))).toEqual([]);
  expect(await company.as("asha", (context) => findObjectives(context, "Done with", 5))).toEqual([]);
  expect((await goals.stored(top)).percent).toBe(60);
  expect(await refusalOf(archive("asha", goalId))).toMatchObject({ code: "goals.archived-already", status: 409 });
  expect(await unarchive("asha", [goalId])).toEqual({ count: 1, goalIds: [goalId] });
  expect(await titles({})).toEqual(["Done with", "Its part", "Top"]);
  expect(await unarchive("asha", [goalId])).toEqual({ count: 0, goalIds: [] });
});

test("who may not edit a goal neither archives it nor brings it back, and of several all or none come back", async () => {
  const [mine, theirs] = [
    (await goals.objective("asha", { title: "Mine" })).goalId,
    (await goals.objective("lena", { title: "Theirs" })).goalId,
  ];
  expect(await refusalOf(archive("asha", theirs))).toMatchObject({ status: 403 });
  await Promise.all([archive("asha", mine), archive("lena", theirs)]);
  expect(await refusalOf(unarchive("asha", [mine, theirs]))).toMatchObject({ status: 403 });
  expect(await titles({ archived: true })).toEqual(["Mine", "Theirs"]);
  expect(await refusalOf(other.as("spy", (context) => archiveGoal(context, { goalId: mine })))).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(other.as("spy", (context) => unarchiveGoals(context, { goalIds: [mine] })))).toMatchObject({
    status: 404,
  });
});
