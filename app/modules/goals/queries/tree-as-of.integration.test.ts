import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { closeGoal } from "../use-cases/close-goal.ts";
import { deleteGoal } from "../use-cases/delete-goal.ts";
import { editGoal, editGoalInput } from "../use-cases/edit-goal.ts";
import { realignGoal, realignGoalInput } from "../use-cases/realign-goal.ts";
import { endOfDay } from "./as-of.ts";
import { goalListInput } from "./goal-list.ts";
import { childrenAsOf, rootsAsOf } from "./tree-as-of.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-10-05T09:00:00Z" });
  company = await world.company("acme");
  await company.employee("kiran").admin("GOAL_ADMIN").employee("ravi").team("ravi", "asha", "lena").build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const corporate = (title: string, parentId?: string) =>
  goals.objective("kiran", { title, level: "COMPANY", ...(parentId ? { parentId } : {}) }).then(({ goalId }) => goalId);

/** The tree as indented lines: title, percent and standing. */
async function tree(by: string, day: string): Promise<string[]> {
  return company.as(by, async (context) => {
    const moment = endOfDay(context, day)!;
    const lines = async (parentId: string, indent: string): Promise<string[]> => {
      const found: string[] = [];
      for (const goal of await childrenAsOf(context, parentId, moment))
        found.push(`${indent}${line(goal)}`, ...(await lines(goal.id, `${indent}  `)));
      return found;
    };
    const { rows } = await rootsAsOf(
      context,
      { ...goalListInput.parse({ scope: "company", sort: "title", period: "all" }) },
      moment,
    );
    const found: string[] = [];
    for (const goal of rows) found.push(line(goal), ...(await lines(goal.id, "  ")));
    return found;
  });
}

const line = ({
  title,
  percent,
  progressLevel,
  closure,
  childCount,
}: {
  title: string;
  percent: number | null;
  progressLevel: string;
  closure: string | null;
  childCount: number;
}) => `${title} ${percent ?? "–"} ${closure ?? progressLevel} ${childCount}`;

test("the tree stands as it stood: places, words, numbers and standing of that day, what is gone since, nothing that came later", async () => {
  const [left, right] = [await corporate("Left"), await corporate("Right")];
  const moved = await corporate("Moved", left);
  const { goalId: leaf } = await goals.keyResult("kiran", moved, "Leaf");
  await company.as("kiran", (context) => checkIn(context, { goalId: leaf, value: 40, level: "AT_RISK", comment: "" }));
  const first = ["Left 40 ON_TRACK 1", "  Moved 40 ON_TRACK 1", "    Leaf 40 AT_RISK 0", "Right – ON_TRACK 0"];

  world.clock.set("2026-10-10T09:00:00Z");
  expect(await tree("kiran", "2026-10-05")).toEqual(first);
  await company.as("kiran", (context) =>
    realignGoal(context, realignGoalInput.parse({ goalId: moved, parentId: right })),
  );
  await company.as("kiran", (context) =>
    editGoal(context, editGoalInput.parse({ goalId: right, title: "Right, renamed" })),
  );
  await company.as("kiran", (context) => checkIn(context, { goalId: leaf, value: 90, level: "ON_TRACK", comment: "" }));
  await corporate("New");

  world.clock.set("2026-10-20T09:00:00Z");
  await company.as("kiran", (context) => closeGoal(context, { goalId: leaf, closure: "ACHIEVED" }));
  await company.as("kiran", (context) => deleteGoal(context, { goalId: right }));

  world.clock.set("2026-11-01T09:00:00Z");
  expect(await tree("kiran", "2026-10-05")).toEqual(first);
  expect(await tree("kiran", "2026-10-10")).toEqual([
    "Left – ON_TRACK 0",
    "New – ON_TRACK 0",
    "Right, renamed 90 ON_TRACK 1",
    "  Moved 90 ON_TRACK 1",
    "    Leaf 90 ON_TRACK 0",
  ]);
  expect(await tree("kiran", "2026-10-04")).toEqual([]);
  expect((await tree("kiran", "2026-10-31")).filter((each) => each.includes("Right"))).toEqual([]);
});

test("what the actor may not see today does not appear in the past either; today and later are no past", async () => {
  await goals.objective("asha", { title: "Secret", visibility: "PRIVATE" });
  world.clock.set("2026-11-05T09:00:00Z");
  expect((await tree("asha", "2026-11-02")).join()).toContain("Secret");
  expect((await tree("lena", "2026-11-02")).join()).not.toContain("Secret");
  await company.as("asha", async (context) =>
    expect([endOfDay(context, "2026-11-05"), endOfDay(context, "2026-12-01"), endOfDay(context, undefined)]).toEqual([
      null,
      null,
      null,
    ]),
  );
});
