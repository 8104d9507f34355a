import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { inOrder, orders, sessionOf } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import type { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { closeGoal } from "./close-goal.ts";
import { createKeyResult, createKeyResultInput } from "./create-key-result.ts";
import { deleteGoal } from "./delete-goal.ts";
import { editGoal } from "./edit-goal.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await companyOfThree(world));
});
afterAll(() => world.close());

/** A company objective with two team objectives of two key results each; answers with the four leaves. */
async function tree(name: string): Promise<{ top: string; leaves: string[] }> {
  const { goalId: top } = await goals.objective("kiran", { title: `${name} top`, level: "COMPANY" });
  const teams = await Promise.all(
    ["a", "b"].map((each) =>
      goals.objective("ravi", {
        title: `${name} ${each}`,
        level: "TEAM",
        parentId: top,
        keyResults: [{ title: "One" }, { title: "Two" }],
      }),
    ),
  );
  return { top, leaves: teams.flatMap((team) => team.keyResultIds) };
}

async function expectEveryNumberRight(): Promise<void> {
  const stored = await goals.forest();
  const fresh = recomputeAll(stored);
  expect(stored.map(({ id, actual, percent }) => ({ id, actual, percent }))).toEqual(
    stored.map(({ id }) => ({ id, ...fresh.get(id) })),
  );
}

test("check-ins on all leaves of one tree at once lose nothing and do not deadlock", async () => {
  const { top, leaves } = await tree("Busy");
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all(
      leaves.map((goalId, index) =>
        company.as("ravi", (context) =>
          checkIn(context, { goalId, value: round * 10 + index, level: "ON_TRACK", comment: "" }),
        ),
      ),
    );
    expect((await goals.stored(top)).percent).toBe(round * 10 + 1.5);
  }
  await expectEveryNumberRight();
});

test.each(orders)("two new targets below one objective, in the order %s, are both in its progress", async (order) => {
  const { top, leaves } = await tree(`Order ${order}`);
  for (const goalId of leaves)
    await company.as("ravi", (context) => checkIn(context, { goalId, value: 40, level: "ON_TRACK", comment: "" }));
  const session = (place: number, target: number) =>
    sessionOf(company, "ravi", (context) => editGoal(context, { goalId: leaves[place]!, target }));
  expect(await inOrder(world, order, session(0, 80), session(1, 50))).toEqual(["DONE", "DONE"]);
  expect((await goals.stored(top)).percent).toBe((50 + 80 + 40 + 40) / 4);
});

/** A key result counts from its first check-in on. */
const addAtZero = (parentId: string, title: string) =>
  company.as("asha", async (context) => {
    const { goalId } = await createKeyResult(context, createKeyResultInput.parse({ parentId, title }));
    await checkIn(context, { goalId, value: 0, comment: "" });
  });

test("adding beside a running check-in is seen by whoever comes second", async () => {
  const {
    goalId,
    keyResultIds: [leaf = ""],
  } = await goals.objective("asha", { title: "Growing", keyResults: [{ title: "First" }] });
  await Promise.all([
    company.as("asha", (context) => checkIn(context, { goalId: leaf, value: 60, level: "ON_TRACK", comment: "" })),
    addAtZero(goalId, "Second"),
    addAtZero(goalId, "Third"),
  ]);
  expect((await goals.stored(goalId)).percent).toBe(20);
});

test("whatever is done to a tree, carrying up equals computing everything anew", async () => {
  const { leaves } = await tree("Random");
  const random = seededRandom("incremental");
  const gone = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    const goalId = random.pick(leaves.filter((id) => !gone.has(id)));
    const act = random.integer(0, 9);
    if (act < 6)
      await company.as("ravi", (context) =>
        checkIn(context, { goalId, value: random.integer(-20, 130), level: "ON_TRACK", comment: "" }),
      );
    else if (act < 8)
      await company.as("ravi", (context) =>
        editGoal(context, { goalId, target: random.integer(0, 300), weightage: random.integer(0, 3) }),
      );
    else if (gone.size < leaves.length - 1) {
      gone.add(goalId);
      await (
        act === 8
          ? company.as("ravi", (context) => closeGoal(context, { goalId, closure: "DROPPED" }))
          : company.as("ravi", (context) => deleteGoal(context, { goalId }))
      ).catch((error: { code?: string }) => expect(error.code).toBe("goals.already-closed"));
    }
    await expectEveryNumberRight();
  }
});
