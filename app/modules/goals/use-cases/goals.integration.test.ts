import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { deleteComment } from "#app/modules/comments/use-cases/delete-comment.ts";
import { editComment } from "#app/modules/comments/use-cases/edit-comment.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { closeGoal } from "./close-goal.ts";
import { createObjective, createObjectiveInput } from "./create-objective.ts";
import { deleteGoal } from "./delete-goal.ts";
import { editGoal } from "./edit-goal.ts";
import { restoreGoal } from "./restore-goal.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

describe("creating", () => {
  test("an objective comes with its key results in one go, in the measures asked for", async () => {
    const { goalId, keyResultIds } = await goals.objective("asha", {
      title: "Make checkout fast",
      keyResults: [
        { title: "Fast pages", target: 95 },
        { title: "Revenue", measureType: "CURRENCY", currency: "EUR", target: 500_00 },
      ],
    });
    const detail = await company.as("asha", (context) => goalDetail(context, goalId));
    expect(detail.goal).toMatchObject({
      title: "Make checkout fast",
      level: "INDIVIDUAL",
      progressType: "DERIVED_AVG",
      percent: null,
      owners: [{ name: "asha" }],
      timeFrame: "2026-Q3",
      dueDate: "2026-12-31",
    });
    expect(detail.children.map((child) => [child.id, child.measureType, child.currency, child.target])).toEqual([
      [keyResultIds[0], "PERCENTAGE", null, 95],
      [keyResultIds[1], "CURRENCY", "EUR", 50_000],
    ]);
  });

  test("a title taken in the time frame is refused in the words of the specification, whatever its case", async () => {
    await goals.objective("asha", { title: "Own the search" });
    const refusal = await refusalOf(goals.objective("lena", { title: "own THE search" }));
    expect(refusal).toMatchObject({
      code: "goals.duplicate-title",
      status: 409,
      fields: { title: "goals.duplicate-title" },
      message: "An objective with the same name already exists in the selected time frame.",
    });
    await expect(goals.objective("lena", { title: "Own the search", timeFrame: "2026-Q4" })).resolves.toBeDefined();
  });

  test("of several who ask for one title at once, one gets it", async () => {
    const asked = ["asha", "lena", "ravi", "otto"].map((name) =>
      goals.objective(name, { title: "Everybody's darling" }),
    );
    const settled = await Promise.allSettled(asked);
    expect(settled.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    const codes = settled.flatMap((each) =>
      each.status === "rejected" ? [(each.reason as { code: string }).code] : [],
    );
    expect(codes).toEqual(Array(3).fill("goals.duplicate-title"));
  });

  test("a refused level is answered with the line of the template that refuses it", async () => {
    expect(await refusalOf(goals.objective("asha", { title: "Rule the company", level: "COMPANY" }))).toMatchObject({
      code: "platform.forbidden",
      status: 403,
      rule: "goals.template.GOAL_USER.createObjectiveLevels",
    });
    expect(await refusalOf(goals.objective("ravi", { title: "Rule the company", level: "COMPANY" }))).toMatchObject({
      status: 403,
      rule: "goals.template.MANAGER.createObjectiveLevels",
    });
  });

  test("goals are given to oneself and those below, not sideways or upwards", async () => {
    await expect(
      goals.objective("skip", { title: "Learn the ropes", ownerId: company.id("asha") }),
    ).resolves.toBeDefined();
    expect(
      await refusalOf(goals.objective("asha", { title: "Give me a rise", ownerId: company.id("ravi") })),
    ).toMatchObject({ status: 403 });
    expect(
      await refusalOf(goals.objective("asha", { title: "Do my work", ownerId: company.id("lena") })),
    ).toMatchObject({ status: 403 });
  });

  test("a half-good objective leaves nothing behind", async () => {
    const input = { title: "Half done", timeFrame: "nonsense", level: "INDIVIDUAL", keyResults: [{ title: "One" }] };
    expect(
      await refusalOf(company.as("asha", (context) => createObjective(context, createObjectiveInput.parse(input)))),
    ).toMatchObject({ code: "goals.unknown-time-frame", status: 422 });
    const found = await company.asProduct((context) =>
      context.rows(sql`select id from {goal} where title in ('Half done', 'One')`),
    );
    expect(found).toEqual([]);
  });

  test("money needs a currency and whole minor units", () => {
    const issues = (keyResult: object) =>
      createObjectiveInput
        .safeParse({ title: "A", timeFrame: "2026", level: "TEAM", keyResults: [keyResult] })
        .error?.issues.map((issue) => issue.message);
    expect(issues({ title: "K", measureType: "CURRENCY" })).toEqual(["goals.currency-needed"]);
    expect(issues({ title: "K", measureType: "CURRENCY", currency: "EUR", target: 1.5 })).toEqual([
      "goals.whole-minor-units",
    ]);
    expect(issues({ title: "K", measureType: "COUNT", target: 1.5 })).toBeUndefined();
  });
});

describe("editing", () => {
  test("a new target is carried up and stands in the history", async () => {
    const {
      goalId,
      keyResultIds: [keyResult = ""],
    } = await goals.objective("asha", { title: "Moving target", keyResults: [{ title: "Target" }] });
    await company.as("asha", (context) =>
      checkIn(context, { goalId: keyResult, value: 50, level: "ON_TRACK", comment: "" }),
    );
    await company.as("asha", (context) =>
      editGoal(context, { goalId: keyResult, target: 200, title: "Higher target" }),
    );
    expect((await goals.stored(goalId)).percent).toBe(25);
    const { history } = await company.as("asha", (context) => goalDetail(context, keyResult));
    expect(
      history.flatMap((entry) => (entry.kind === "CHANGE" ? [[entry.field, entry.before, entry.after]] : [])),
    ).toEqual(
      expect.arrayContaining([
        ["target", 100, 200],
        ["title", "Target", "Higher target"],
      ]),
    );
  });

  test("who changes what somebody else has changed meanwhile is told", async () => {
    const { goalId } = await goals.objective("asha", { title: "Contested" });
    const { version } = await goals.stored(goalId);
    await company.as("asha", (context) => editGoal(context, { goalId, version, description: "Mine" }));
    expect(
      await refusalOf(
        company.as("asha", (context) => editGoal(context, { goalId, version, description: "Also mine" })),
      ),
    ).toMatchObject({ code: "platform.changed-meanwhile", params: { version: version + 1, who: "you" } });
    await company.as("kiran", (context) => editGoal(context, { goalId, title: "Theirs" }));
    expect(
      await refusalOf(company.as("asha", (context) => editGoal(context, { goalId, version, title: "Mine" }))),
    ).toMatchObject({ params: { version: version + 2, who: "somebody", name: "kiran" } });
  });

  test("a title may not be changed into one that is taken, and dates keep their order", async () => {
    await goals.objective("asha", { title: "First name" });
    const { goalId } = await goals.objective("asha", { title: "Second name" });
    expect(
      await refusalOf(company.as("asha", (context) => editGoal(context, { goalId, title: "FIRST name" }))),
    ).toMatchObject({ code: "goals.duplicate-title" });
    expect(
      await refusalOf(company.as("asha", (context) => editGoal(context, { goalId, dueDate: "2026-01-01" }))),
    ).toMatchObject({ fields: { dueDate: "goals.due-before-start" } });
  });

  test("making an objective private takes its key results along, and they stay so", async () => {
    const {
      goalId,
      keyResultIds: [keyResult = ""],
    } = await goals.objective("asha", { title: "Soon private", keyResults: [{ title: "Soon private too" }] });
    await company.as("asha", (context) => editGoal(context, { goalId, visibility: "PRIVATE" }));
    expect(await refusalOf(company.as("otto", (context) => goalDetail(context, keyResult)))).toMatchObject({
      status: 404,
    });
    expect(
      await refusalOf(company.as("asha", (context) => editGoal(context, { goalId: keyResult, visibility: "GLOBAL" }))),
    ).toMatchObject({ code: "goals.private-objective" });
  });
});

describe("deleting and restoring", () => {
  test("a goal goes and comes back with its key results, and its parent follows", async () => {
    const top = await goals.objective("ravi", { title: "Parent stays", level: "TEAM" });
    const {
      goalId,
      keyResultIds: [keyResult = ""],
    } = await goals.objective("asha", {
      title: "Comes back",
      parentId: top.goalId,
      keyResults: [{ title: "Comes along" }],
    });
    await company.as("asha", (context) =>
      checkIn(context, { goalId: keyResult, value: 70, level: "ON_TRACK", comment: "" }),
    );
    await company.as("asha", (context) => deleteGoal(context, { goalId }));
    expect(await refusalOf(company.as("asha", (context) => goalDetail(context, keyResult)))).toMatchObject({
      status: 404,
    });
    expect((await goals.stored(top.goalId)).percent).toBeNull();
    await company.as("asha", (context) => restoreGoal(context, { goalId }));
    expect(
      (await company.as("asha", (context) => goalDetail(context, goalId))).children.map((child) => child.id),
    ).toEqual([keyResult]);
    expect((await goals.stored(top.goalId)).percent).toBe(70);
  });

  test("a name given away meanwhile is not taken back", async () => {
    const { goalId } = await goals.objective("asha", { title: "Given away" });
    await company.as("asha", (context) => deleteGoal(context, { goalId }));
    await goals.objective("lena", { title: "Given away" });
    expect(await refusalOf(company.as("asha", (context) => restoreGoal(context, { goalId })))).toMatchObject({
      code: "goals.duplicate-title",
    });
  });
});

describe("commenting", () => {
  test("a comment is its author's; a goal admin may take it away", async () => {
    const { goalId } = await goals.objective("asha", { title: "Talked about" });
    const { commentId } = await company.as("lena", (context) => commentOn(context, "Goal", goalId, "Don't stop"));
    expect(
      await refusalOf(
        company.as("asha", (context) => editComment(context, { commentId, body: "Do stop", mentions: [] })),
      ),
    ).toMatchObject({ status: 403 });
    await company.as("lena", (context) => editComment(context, { commentId, body: "Don't ever stop", mentions: [] }));
    const { comments, goal } = await company.as("asha", (context) => goalDetail(context, goalId));
    expect(comments.comments).toMatchObject([
      { body: "Don't ever stop", edited: true, author: { name: "lena" }, mayEdit: false, mayDelete: false },
    ]);
    expect(goal.commentCount).toBe(1);
    await company.as("kiran", (context) => deleteComment(context, { commentId }));
    expect(await goals.stored(goalId)).toBeDefined();
    expect((await company.as("asha", (context) => goalDetail(context, goalId))).comments.comments).toEqual([]);
  });
});

test("every change is announced and audited, or not made", async () => {
  const { goalId } = await goals.objective("asha", { title: "Announced" });
  await company.as("asha", (context) => closeGoal(context, { goalId, closure: "ACHIEVED" }));
  const [heard, audited] = await company.asProduct(async (context) => [
    await context.rows<{ name: string }>(
      sql`select name from {outbox} where payload ->> 'goalId' = ${goalId} order by id`,
    ),
    await context.rows<{ action: string }>(
      sql`select action from {audit_entry} where subject_id = ${goalId} order by id`,
    ),
  ]);
  expect(heard.map((row) => row.name)).toEqual(["goals.created", "goals.closed"]);
  expect(audited.map((row) => row.action)).toEqual(["goals.create-objective", "goals.close"]);
});
