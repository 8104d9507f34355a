import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inOrder, orders, sessionOf } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { titleTaken } from "../queries/title-taken.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { copyGoal, copyGoalInput } from "./copy-goal.ts";
import { createObjective, createObjectiveInput } from "./create-objective.ts";
import { deleteGoal } from "./delete-goal.ts";
import { editGoal } from "./edit-goal.ts";
import { restoreGoal } from "./restore-goal.ts";

const timeFrame = "2026-Q3";
let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe("the title of a goal one may not see", () => {
  let mine: string;
  beforeAll(async () => {
    company = await companyWithALine(world);
    goals = new GoalWorld(company);
    await goals.objective("asha", { title: "Buy a rival", visibility: "PRIVATE" });
    mine = (await goals.objective("otto", { title: "Otto's own" })).goalId;
  });

  test("is free while it is typed, and taken for who sees it", async () => {
    const taken = (by: string) =>
      company.as(by, (context) => titleTaken(context, { title: "buy a RIVAL", timeFrame }), { readOnly: true });
    expect([await taken("otto"), await taken("asha"), await taken("ravi")]).toEqual([false, true, true]);
  });

  test("is free to create, to change into and to copy to, each of them as if it did not exist", async () => {
    const [created, edited, copied] = ["Buy a rival", "Close the office", "Cut the bonus"];
    await goals.objective("asha", { title: edited!, visibility: "PRIVATE" });
    await goals.objective("asha", { title: copied!, visibility: "PRIVATE" });
    await goals.objective("otto", { title: created! });
    await company.as("otto", (context) => editGoal(context, { goalId: mine, title: edited! }));
    await company.as("otto", (context) =>
      copyGoal(context, copyGoalInput.parse({ goalId: mine, title: copied!, timeFrame })),
    );
    for (const title of [created!, edited!, copied!])
      expect(await refusalOf(goals.objective("otto", { title }))).toMatchObject({ code: "goals.duplicate-title" });
  });

  test("stands in no way of restoring, and is taken for its owner once a colleague has published it", async () => {
    const { goalId } = await goals.objective("otto", { title: "Move abroad" });
    await company.as("otto", (context) => deleteGoal(context, { goalId }));
    const secret = await goals.objective("asha", { title: "Move abroad", visibility: "PRIVATE" });
    await company.as("otto", (context) => restoreGoal(context, { goalId }));
    expect(
      await refusalOf(
        company.as("asha", (context) => editGoal(context, { goalId: secret.goalId, visibility: "GLOBAL" })),
      ),
    ).toMatchObject({ code: "goals.duplicate-title", fields: { title: "goals.duplicate-title" } });
  });
});

describe.each(orders)("of two who ask for one title at once, in the order %s", (order) => {
  beforeEach(async () => {
    company = await (await world.company()).employees("asha", "otto").build();
    goals = new GoalWorld(company);
  });
  const as = (by: string, work: (context: Context) => Promise<unknown>) => sessionOf(company, by, work);
  const creating = (visibility?: "PRIVATE") => (context: Context) =>
    createObjective(
      context,
      createObjectiveInput.parse({ title: "Win the north", level: "INDIVIDUAL", timeFrame, visibility }),
    );

  test("one gets it where both see it, both where neither sees the other's", async () => {
    expect((await inOrder(world, order, as("asha", creating()), as("otto", creating()))).toSorted()).toEqual([
      "DONE",
      "goals.duplicate-title",
    ]);
    const other = (context: Context) =>
      createObjective(
        context,
        createObjectiveInput.parse({ title: "Hush", level: "INDIVIDUAL", timeFrame, visibility: "PRIVATE" }),
      );
    expect(await inOrder(world, order, as("asha", other), as("otto", other))).toEqual(["DONE", "DONE"]);
  });

  test("one gets it where one renames to it and the other creates it", async () => {
    const { goalId } = await goals.objective("asha", { title: "Win the south" });
    const ends = await inOrder(
      world,
      order,
      as("asha", (context) => editGoal(context, { goalId, title: "Win the north" })),
      as("otto", creating()),
    );
    expect(ends.toSorted()).toEqual(["DONE", "goals.duplicate-title"]);
  });
});
