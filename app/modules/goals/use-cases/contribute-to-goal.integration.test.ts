import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { checkIn } from "./check-in.ts";
import { closeGoal } from "./close-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { contributeToGoal } from "./contribute-to-goal.ts";
import { realignGoal, realignGoalInput } from "./realign-goal.ts";
import { restoreGoal } from "./restore-goal.ts";
import { stopFeeding } from "./stop-feeding.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const feed = (by: string, goalId: string, parentId: string, weight = 0) =>
  company.as(by, (context) => contributeToGoal(context, { goalId, parentId, weight }));
const stop = (by: string, goalId: string, parentId: string) =>
  company.as(by, (context) => stopFeeding(context, { goalId, parentId }));
const report = (goalId: string, value: number) =>
  company.as("kiran", (context) => checkIn(context, { goalId, value, level: "ON_TRACK", comment: "" }));
const percent = async (goalId: string) => (await goals.stored(goalId)).percent;
const corporate = (title: string, more: object = {}) => goals.objective("kiran", { title, level: "COMPANY", ...more });

async function expectEveryNumberRight(): Promise<void> {
  const stored = await goals.forest();
  const fresh = recomputeAll(stored);
  expect(stored.map(({ id, actual, percent: was }) => ({ id, actual, percent: was }))).toEqual(
    stored.map(({ id }) => ({ id, ...fresh.get(id) })),
  );
}

test("a key result counts in several objectives with a weight in each, until it no longer feeds them", async () => {
  const [one, two, top] = [
    await corporate("One", { keyResults: [{ title: "Leaf" }] }),
    await corporate("Two", { keyResults: [{ title: "Own", weightage: 1 }] }),
    await corporate("Over two"),
  ];
  const leaf = one.keyResultIds[0]!;
  await company.as("kiran", (context) =>
    realignGoal(context, realignGoalInput.parse({ goalId: two.goalId, parentId: top.goalId })),
  );
  await report(two.keyResultIds[0]!, 20);
  await feed("kiran", leaf, two.goalId, 3);
  await report(leaf, 100);
  expect([await percent(one.goalId), await percent(two.goalId), await percent(top.goalId)]).toEqual([100, 80, 80]);
  await feed("kiran", leaf, two.goalId, 1);
  expect([await percent(two.goalId), await percent(top.goalId)]).toEqual([60, 60]);
  await company.as("kiran", (context) => closeGoal(context, { goalId: leaf, closure: "DROPPED" }));
  expect(await percent(two.goalId)).toBe(20);
  await stop("kiran", leaf, two.goalId);
  expect(await refusalOf(stop("kiran", leaf, two.goalId))).toMatchObject({ status: 404 });
  await expectEveryNumberRight();
});

test("deleting and restoring an objective is felt where its key results count besides", async () => {
  const [one, two] = [await corporate("Deleted", { keyResults: [{ title: "Shared" }] }), await corporate("Fed")];
  const shared = one.keyResultIds[0]!;
  await feed("kiran", shared, two.goalId);
  await report(shared, 70);
  expect(await percent(two.goalId)).toBe(70);
  await company.as("kiran", (context) => deleteGoal(context, { goalId: one.goalId }));
  expect(await percent(two.goalId)).toBeNull();
  await company.as("kiran", (context) => restoreGoal(context, { goalId: one.goalId }));
  expect(await percent(two.goalId)).toBe(70);
  await expectEveryNumberRight();
});

test("no circle arises, neither through feeds nor through places, nor when two sessions link towards each other at once", async () => {
  const [one, two, three] = [
    await corporate("Circle one"),
    await corporate("Circle two"),
    await corporate("Circle three"),
  ];
  await feed("kiran", one.goalId, two.goalId);
  await feed("kiran", two.goalId, three.goalId);
  expect(await refusalOf(feed("kiran", three.goalId, one.goalId))).toMatchObject({ code: "goals.circle" });
  expect(await refusalOf(feed("kiran", one.goalId, one.goalId))).toMatchObject({ code: "goals.circle" });
  expect(
    await refusalOf(
      company.as("kiran", (context) =>
        realignGoal(context, realignGoalInput.parse({ goalId: three.goalId, parentId: one.goalId })),
      ),
    ),
  ).toMatchObject({ code: "goals.circle" });
  expect(
    await refusalOf(
      company.as("kiran", (context) =>
        realignGoal(context, realignGoalInput.parse({ goalId: one.goalId, parentId: two.goalId })),
      ),
    ),
  ).toMatchObject({ code: "goals.feeds-already" });
  for (let round = 0; round < 5; round += 1) {
    const [left, right] = [await corporate(`Left ${round}`), await corporate(`Right ${round}`)];
    const both = await Promise.allSettled([
      feed("kiran", left.goalId, right.goalId),
      feed("kiran", right.goalId, left.goalId),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  }
});

test("check-ins from many sides at once neither deadlock nor lose a number where ways up branch and cross", async () => {
  const random = seededRandom("feeds");
  const tops = [];
  for (let index = 0; index < 5; index += 1)
    tops.push(
      await corporate(`Top ${index}`, { keyResults: [{ title: `Result ${index} a` }, { title: `Result ${index} b` }] }),
    );
  for (let index = 0; index < 4; index += 1) await feed("kiran", tops[index]!.goalId, tops[index + 1]!.goalId, 2);
  await feed("kiran", tops[0]!.goalId, tops[3]!.goalId, 1);
  await feed("kiran", tops[1]!.goalId, tops[4]!.goalId, 5);
  const leaves = tops.flatMap(({ keyResultIds }) => keyResultIds);
  for (const leaf of leaves.slice(0, 4)) await feed("kiran", leaf, tops[4]!.goalId, 1);
  const works = leaves.flatMap((leaf) => [1, 2, 3].map(() => report(leaf, random.integer(0, 100))));
  expect((await Promise.allSettled(works)).filter(({ status }) => status === "rejected")).toEqual([]);
  await expectEveryNumberRight();
});

test("whoever edits the goal decides, where they may add; others and other companies do not", async () => {
  const mine = await goals.objective("asha", { title: "Mine", keyResults: [{ title: "My result" }] });
  const theirs = await goals.objective("lena", { title: "Theirs" });
  const result = mine.keyResultIds[0]!;
  expect(await refusalOf(feed("asha", result, theirs.goalId))).toMatchObject({ status: 403 });
  expect(await refusalOf(feed("lena", result, theirs.goalId))).toMatchObject({ status: 403 });
  expect(
    await refusalOf(
      other.as("spy", (context) => contributeToGoal(context, { goalId: result, parentId: theirs.goalId, weight: 0 })),
    ),
  ).toMatchObject({ status: 404 });
  const team = await goals.objective("asha", { title: "Team level", level: "TEAM" });
  expect(await refusalOf(feed("asha", team.goalId, mine.goalId))).toMatchObject({ code: "goals.parent-level-too-low" });
  const hidden = await goals.objective("kiran", { title: "Hidden from asha", level: "COMPANY", visibility: "PRIVATE" });
  expect(await refusalOf(feed("asha", mine.goalId, hidden.goalId))).toMatchObject({ status: 404 });
  await feed("asha", mine.goalId, team.goalId);
  expect(
    await refusalOf(
      company.as("lena", (context) => stopFeeding(context, { goalId: mine.goalId, parentId: team.goalId })),
    ),
  ).toMatchObject({ status: 403 });
});
