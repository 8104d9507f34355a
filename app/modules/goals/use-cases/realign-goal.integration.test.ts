import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { checkIn } from "./check-in.ts";
import { previewRealignment } from "./preview-realignment.ts";
import { realignGoal, realignGoalInput } from "./realign-goal.ts";
import { undoRealignment } from "./undo-realignment.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const realign = (by: string, asked: { goalId: string; parentId?: string; mode?: string }) =>
  company.as(by, (context) => realignGoal(context, realignGoalInput.parse(asked)));
const undo = (by: string, realignmentId: string) =>
  company.as(by, (context) => undoRealignment(context, { realignmentId }));
const parentOf = async (goalId: string) => (await goals.stored(goalId)).parentId;
const corporate = (title: string, parentId?: string) =>
  goals.objective("kiran", { title, level: "COMPANY", ...(parentId ? { parentId } : {}) }).then(({ goalId }) => goalId);

async function measured(title: string, parentId: string, value: number): Promise<string> {
  const {
    goalId,
    keyResultIds: [leaf = ""],
  } = await goals.objective("kiran", { title, level: "COMPANY", parentId, keyResults: [{ title: `${title} result` }] });
  await company.as("kiran", (context) => checkIn(context, { goalId: leaf, value, level: "ON_TRACK", comment: "" }));
  return goalId;
}

async function expectEveryNumberRight(): Promise<void> {
  const stored = await goals.forest();
  const fresh = recomputeAll(stored);
  expect(stored.map(({ id, actual, percent }) => ({ id, actual, percent }))).toEqual(
    stored.map(({ id }) => ({ id, ...fresh.get(id) })),
  );
}

test("a goal moves with all below it, and both sides are computed anew; the preview says the same and changes nothing", async () => {
  const [left, right] = [await corporate("Left"), await corporate("Right")];
  const moved = await measured("Moved", left, 80);
  await measured("Stays", left, 20);
  const asked = realignGoalInput.parse({ goalId: moved, parentId: right });
  const preview = await company.as("kiran", (context) => previewRealignment(context, asked));
  expect(preview.moves).toEqual([{ id: moved, title: "Moved", from: "Left", to: "Right" }]);
  expect(preview.rollUps.toSorted((one, two) => one.title.localeCompare(two.title))).toEqual([
    { id: left, title: "Left", before: 50, after: 20 },
    { id: right, title: "Right", before: null, after: 80 },
  ]);
  expect(await parentOf(moved)).toBe(left);
  const done = await realign("kiran", asked);
  expect(done.rollUps.toSorted((one, two) => one.title.localeCompare(two.title))).toEqual(
    preview.rollUps.toSorted((one, two) => one.title.localeCompare(two.title)),
  );
  expect([(await goals.stored(left)).percent, (await goals.stored(right)).percent]).toEqual([20, 80]);
  await undo("kiran", done.realignmentId);
  expect([(await goals.stored(left)).percent, (await goals.stored(right)).percent]).toEqual([50, null]);
  expect(await refusalOf(undo("kiran", done.realignmentId))).toMatchObject({
    code: "goals.undone-already",
    status: 409,
  });
});

test("without its children a goal leaves them to what it stood under; the children can move while it is deleted, and come back", async () => {
  const [top, elsewhere] = [await corporate("Top"), await corporate("Elsewhere")];
  const middle = await corporate("Middle", top);
  const child = await corporate("Child", middle);
  await realign("kiran", { goalId: middle, parentId: elsewhere, mode: "GOAL_WITHOUT_CHILDREN" });
  expect([await parentOf(middle), await parentOf(child)]).toEqual([elsewhere, top]);
  await realign("kiran", { goalId: child, parentId: middle });
  const { realignmentId } = await realign("kiran", { goalId: middle, parentId: top, mode: "CHILDREN_AND_DELETE" });
  expect(await parentOf(child)).toBe(top);
  await undo("kiran", realignmentId);
  expect([await parentOf(child), await parentOf(middle)]).toEqual([middle, elsewhere]);
  const found = await company.asProduct((context) =>
    context.rows<{ gone: boolean }>(sql`select deleted_at is not null as gone from {goal} where id = ${middle}`),
  );
  expect(found).toEqual([{ gone: false }]);
});

test("no goal comes to stand under itself, not even when two move towards each other at once", async () => {
  const [one, two] = [await corporate("One"), await corporate("Two")];
  const under = await corporate("Under one", one);
  expect(await refusalOf(realign("kiran", { goalId: one, parentId: under }))).toMatchObject({
    code: "goals.circle",
    status: 422,
  });
  expect(await refusalOf(realign("kiran", { goalId: one, parentId: one }))).toMatchObject({ code: "goals.circle" });
  for (let round = 0; round < 5; round += 1) {
    const settled = await Promise.allSettled([
      realign("kiran", { goalId: one, parentId: two }),
      realign("kiran", { goalId: two, parentId: under }),
    ]);
    const codes = settled.flatMap((each) =>
      each.status === "rejected" ? [(each.reason as { code: string }).code] : [],
    );
    expect(codes).toEqual(["goals.circle"]);
    for (const goalId of [one, two]) if (await parentOf(goalId)) await realign("kiran", { goalId });
  }
});

test("moves and check-ins at once lose nothing, do not deadlock, and leave every number right", async () => {
  const tops = [await corporate("North"), await corporate("South"), await corporate("Any top")];
  const parts = await Promise.all(
    ["a", "b", "c", "d"].map((name) =>
      goals.objective("kiran", {
        title: `Part ${name}`,
        level: "COMPANY",
        parentId: tops[0]!,
        keyResults: [{ title: `Leaf ${name}` }],
      }),
    ),
  );
  const random = seededRandom("realign");
  for (let round = 0; round < 8; round += 1) {
    await Promise.all(
      parts.flatMap(({ goalId, keyResultIds }) => [
        realign("kiran", { goalId, parentId: random.pick([...tops, ...parts.map((part) => part.goalId)]) }).catch(
          (error: { code?: string }) => expect(["goals.circle", "goals.nothing-moves"]).toContain(error.code),
        ),
        company.as("kiran", (context) =>
          checkIn(context, { goalId: keyResultIds[0]!, value: random.integer(0, 100), level: "ON_TRACK", comment: "" }),
        ),
      ]),
    );
  }
  await expectEveryNumberRight();
});

test("who may not edit a goal does not move it, strangers and other companies do not find it", async () => {
  const [top, goalId] = [await corporate("Refuge"), (await goals.objective("asha", { title: "Asha's own" })).goalId];
  expect(await refusalOf(realign("lena", { goalId, parentId: top }))).toMatchObject({ status: 403 });
  const hidden = (await goals.objective("asha", { title: "Asha's secret", visibility: "PRIVATE" })).goalId;
  expect(await refusalOf(realign("lena", { goalId: hidden, parentId: top }))).toMatchObject({ status: 404 });
  const mine = (await goals.objective("lena", { title: "Lena's own" })).goalId;
  expect(await refusalOf(realign("lena", { goalId: mine, parentId: hidden }))).toMatchObject({ status: 404 });
  expect(
    await refusalOf(other.as("spy", (context) => realignGoal(context, realignGoalInput.parse({ goalId })))),
  ).toMatchObject({ status: 404 });
  const { realignmentId } = await realign("asha", { goalId, parentId: top });
  expect(await refusalOf(undo("lena", realignmentId))).toMatchObject({ status: 403 });
  expect(await refusalOf(other.as("spy", (context) => undoRealignment(context, { realignmentId })))).toMatchObject({
    status: 404,
  });
});

test("a move is taken back for thirty days, and only while nothing moved on", async () => {
  const [top, next] = [await corporate("Harbour"), await corporate("Next harbour")];
  const { goalId } = await goals.objective("asha", { title: "Boat" });
  const first = await realign("asha", { goalId, parentId: top });
  const { history } = await company.as("asha", (context) => goalDetail(context, goalId));
  expect(history[0]).toMatchObject({ field: "parent", before: null, after: "Harbour", undoId: first.realignmentId });
  await realign("asha", { goalId, parentId: next });
  expect(await refusalOf(undo("asha", first.realignmentId))).toMatchObject({ code: "goals.moved-since" });
  const late = await realign("asha", { goalId, parentId: top });
  await company.asProduct((context) =>
    context.rows(sql`update {goal_realignment} set at = at - interval '31 days' where id = ${late.realignmentId}`),
  );
  expect(await refusalOf(undo("asha", late.realignmentId))).toMatchObject({ code: "goals.undo-expired" });
});

test("a key result moves only to an objective whose people let it in", async () => {
  const {
    keyResultIds: [leaf = ""],
  } = await goals.objective("asha", { title: "From here", keyResults: [{ title: "Wanderer" }] });
  const { goalId: theirs } = await goals.objective("lena", { title: "To Lena" });
  expect(await refusalOf(realign("asha", { goalId: leaf, parentId: theirs }))).toMatchObject({ status: 403 });
  await realign("kiran", { goalId: leaf, parentId: theirs });
  expect(await parentOf(leaf)).toBe(theirs);
});
