import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { editGoal, editGoalInput } from "../use-cases/edit-goal.ts";
import { fullHistory, fullHistoryInput } from "./full-history.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const history = (by: string, asked: Record<string, string>) =>
  company.as(by, (context) => fullHistory(context, fullHistoryInput.parse(asked)));
const edit = (by: string, asked: object) => company.as(by, (context) => editGoal(context, editGoalInput.parse(asked)));

test("every change stands there with who, when, from and to; people by their names", async () => {
  const { goalId } = await goals.objective("asha", { title: "First words", progressType: "MANUAL" });
  await edit("asha", { goalId, title: "Better words", collaboratorIds: [company.id("lena")] });
  world.clock.set("2026-11-17T09:00:00Z");
  await company.as("asha", (context) => checkIn(context, { goalId, value: 30, level: "AT_RISK", comment: "Slow" }));
  world.clock.set("2026-11-18T09:00:00Z");
  await edit("kiran", { goalId, dueDate: "2027-02-01", reason: "Later" });
  const { entries, fields, people, next, goal } = await history("ravi", { goalId });
  expect(
    entries.map((entry) => [
      entry.person?.name,
      entry.kind === "CHANGE"
        ? [entry.field, entry.before, entry.after, entry.reason]
        : [entry.valueBefore, entry.value, entry.comment],
    ]),
  ).toEqual([
    ["kiran", ["dueDate", "2026-12-31", "2027-02-01", "Later"]],
    ["asha", [null, 30, "Slow"]],
    ["asha", ["collaborators", [], ["lena"], null]],
    ["asha", ["title", "First words", "Better words", null]],
  ]);
  expect(fields).toEqual(["checkIn", "collaborators", "dueDate", "title"]);
  expect(people.map(({ name }) => name)).toEqual(["asha", "kiran"]);
  expect([next, goal.creator.name]).toEqual([null, "asha"]);
  expect((await history("ravi", { goalId, historyField: "title" })).entries).toHaveLength(1);
  expect((await history("ravi", { goalId, historyPerson: company.id("kiran") })).entries).toHaveLength(1);
  expect(
    (await history("ravi", { goalId, historyPerson: company.id("kiran"), historyField: "title" })).entries,
  ).toEqual([]);
});

test("pages hold fifty and follow one another without a gap, also where many things happened in one instant", async () => {
  const { goalId } = await goals.objective("asha", { title: "Busy", progressType: "MANUAL" });
  for (let value = 1; value <= 60; value += 1)
    await company.as("asha", (context) => checkIn(context, { goalId, value, level: "ON_TRACK", comment: "" }));
  const first = await history("asha", { goalId });
  const second = await history("asha", { goalId, historyBefore: first.next! });
  const values = [...first.entries, ...second.entries].map((entry) => (entry.kind === "CHECK_IN" ? entry.value : null));
  expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
  expect(values).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
});

test("an objective's history holds the check-ins of its key results, named, and those alone that may be seen", async () => {
  const {
    goalId,
    keyResultIds: [open = "", secret = ""],
  } = await goals.objective("asha", {
    title: "With parts",
    keyResults: [{ title: "Open part" }, { title: "Secret part" }],
  });
  await edit("asha", { goalId: secret, visibility: "PRIVATE" });
  for (const part of [open, secret])
    await company.as("asha", (context) =>
      checkIn(context, { goalId: part, value: 10, level: "ON_TRACK", comment: "" }),
    );
  const titles = async (by: string) =>
    (await history(by, { goalId })).entries.map((entry) => entry.kind === "CHECK_IN" && entry.goal.title).sort();
  expect(await titles("asha")).toEqual(["Open part", "Secret part"]);
  expect(await titles("lena")).toEqual(["Open part"]);
});

test("what is hidden has no history, neither for colleagues nor for another company's admin", async () => {
  const { goalId } = await goals.objective("asha", { title: "Hidden", visibility: "PRIVATE" });
  expect(await refusalOf(history("lena", { goalId }))).toMatchObject({ status: 404 });
  expect(await refusalOf(other.as("spy", (context) => fullHistory(context, { goalId })))).toMatchObject({
    status: 404,
  });
});
