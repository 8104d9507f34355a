import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companyWithALine } from "#app/modules/goals/testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { MetricWorld } from "#app/modules/metrics/testing/metric-world.ts";
import { goalListInput, listGoals } from "#app/modules/goals/queries/goal-list.ts";
import { deleteGoal } from "#app/modules/goals/use-cases/delete-goal.ts";
import { restoreGoal } from "#app/modules/goals/use-cases/restore-goal.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { commentThread, findComment, threadPage } from "./queries/comment-thread.ts";
import { findMentionable } from "./queries/find-mentionable.ts";
import { commentOn } from "./testing/comment-on.ts";
import { deleteComment } from "./use-cases/delete-comment.ts";
import { editComment } from "./use-cases/edit-comment.ts";
import { restoreComment } from "./use-cases/restore-comment.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let open: string;
let hidden: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await companyWithALine(world);
  globex = await (await world.company("globex")).employee("spy").admin("GOAL_ADMIN", "TASK_ADMIN").build();
});
afterAll(() => world.close());
beforeEach(async () => {
  const goals = new GoalWorld(acme);
  open = (await goals.objective("asha", { title: `Open ${Math.random()}` })).goalId;
  hidden = (await goals.objective("asha", { title: `Hidden ${Math.random()}`, visibility: "PRIVATE" })).goalId;
});

const say = (by: string, record: string, body: string) =>
  acme.as(by, (context) => commentOn(context, "Goal", record, body));
const thread = (by: string, record: string) =>
  acme.as(by, (context) => commentThread(context, { about: "Goal", record }), { readOnly: true });
const status = async (by: string, work: (context: Context) => Promise<unknown>, company = acme) =>
  (await refusalOf(company.as(by, work))).status;

describe("an attacker", () => {
  test("gets nothing out of a record that is not theirs to see, by whatever door", async () => {
    const { commentId } = await say("asha", hidden, "Secret");
    const doors: ((context: Context) => Promise<unknown>)[] = [
      (context) => commentThread(context, { about: "Goal", record: hidden }),
      (context) => threadPage(context, { about: "Goal", record: hidden }),
      (context) => findComment(context, commentId),
      (context) => findMentionable(context, { about: "Goal", record: hidden, text: "" }),
      (context) => commentOn(context, "Goal", hidden, "Let me in"),
      (context) => editComment(context, { commentId, body: "Mine", mentions: [] }),
      (context) => deleteComment(context, { commentId }),
      (context) => restoreComment(context, { commentId }),
    ];
    for (const door of doors) {
      expect(await status("otto", door)).toBe(404);
      expect(await status("spy", door, globex)).toBe(404);
    }
    await acme.as("asha", (context) => deleteComment(context, { commentId }));
    expect(await status("otto", (context) => restoreComment(context, { commentId }))).toBe(404);
  });

  test("does not reach a record by another kind's rules, by no kind, or by what every object has", async () => {
    for (const about of ["Metric", "Initiative", "Comment", "constructor", "__proto__", ""])
      expect(await status("asha", (context) => commentOn(context, about, open, "Hello"))).toBe(404);
    const metric = await new MetricWorld(acme).metric(`Open ${Math.random()}`);
    await acme.as("otto", (context) => commentOn(context, "Metric", metric, "Mine"));
    expect(await status("otto", (context) => commentThread(context, { about: "Goal", record: metric }))).toBe(404);
  });

  test("finds nothing on a deleted record, and all of it again once that is restored", async () => {
    const { commentId } = await say("ravi", open, "Before");
    await acme.as("kiran", (context) => deleteGoal(context, { goalId: open }));
    for (const door of [
      (context: Context) => findComment(context, commentId),
      (context: Context) => commentOn(context, "Goal", open, "After"),
      (context: Context) => deleteComment(context, { commentId }),
    ])
      expect(await status("ravi", door)).toBe(404);
    await acme.as("kiran", (context) => restoreGoal(context, { goalId: open }));
    expect((await thread("asha", open)).comments).toMatchObject([{ id: commentId }]);
  });

  test("is not told how much is said about what they may not see", async () => {
    await say("asha", hidden, "Secret");
    await say("asha", open, "Open");
    const counts = async (by: string) => {
      const { rows } = await acme.as(by, (context) =>
        listGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL" })),
      );
      return rows.filter(({ id }) => [open, hidden].includes(id)).map(({ commentCount }) => commentCount);
    };
    expect([await counts("ravi"), await counts("otto")]).toEqual([[1, 1], [1]]);
  });

  test("finds no comments of a module that is off; none are lost", async () => {
    const features = (list: string) =>
      acme.asProduct((context) => context.rows(sql`update {organization} set enabled_features = ${list}::text[]`));
    await say("ravi", open, "Still here");
    await features("{TASK}");
    expect(await status("asha", (context) => commentThread(context, { about: "Goal", record: open }))).toBe(404);
    expect(await status("asha", (context) => commentOn(context, "Goal", open, "Hello"))).toBe(404);
    await features("{GOAL,TASK}");
    expect((await thread("asha", open)).comments).toHaveLength(1);
  });

  test("who has left is not offered, and cannot be named", async () => {
    const company = await (await world.company()).employee("boss").employee("gone").reportsTo("boss").build();
    const record = (await new GoalWorld(company).objective("boss", { title: "Carry on" })).goalId;
    await company.asProduct((context) =>
      context.rows(
        sql`update {assignment} set status = 'LEFT' where kind = 'STATUS' and employee_id = ${company.id("gone")}`,
      ),
    );
    expect(
      await company.as("boss", (context) => findMentionable(context, { about: "Goal", record, text: "" })),
    ).toEqual([]);
    const naming = company.as("boss", (context) =>
      commentOn(context, "Goal", record, "Ask @gone", [company.id("gone")]),
    );
    expect((await refusalOf(naming)).status).toBe(422);
  });
});
