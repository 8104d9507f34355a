import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { companyWithALine } from "#app/modules/goals/testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { MetricWorld } from "#app/modules/metrics/testing/metric-world.ts";
import { deleteGoal } from "#app/modules/goals/use-cases/delete-goal.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { commentThread, threadPage } from "./queries/comment-thread.ts";
import { findMentionable } from "./queries/find-mentionable.ts";
import { commentOn } from "./testing/comment-on.ts";
import { addComment, addCommentInput } from "./use-cases/add-comment.ts";
import { deleteComment } from "./use-cases/delete-comment.ts";
import { editComment } from "./use-cases/edit-comment.ts";
import { forgetDeletedOf } from "#tests/support/forget-deleted.ts";
import { restoreComment } from "./use-cases/restore-comment.ts";
import { sql } from "#tenancy/sql.ts";

const day = 86_400_000;
let world: World;
let acme: Company;
let open: string;
let hidden: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await companyWithALine(world);
  await new InitiativeWorld(acme).open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set("2026-11-16T09:00:00Z");
  const goals = new GoalWorld(acme);
  open = (await goals.objective("asha", { title: `Open ${Math.random()}` })).goalId;
  hidden = (await goals.objective("asha", { title: `Hidden ${Math.random()}`, visibility: "PRIVATE" })).goalId;
});

const say = (by: string, record: string, body: string, ...mentions: string[]) =>
  acme.as(by, (context) =>
    commentOn(
      context,
      "Goal",
      record,
      body,
      mentions.map((name) => acme.id(name)),
    ),
  );
const later = (milliseconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + milliseconds).toISOString());
const thread = (by: string, record: string, about = "Goal") =>
  acme.as(by, (context) => commentThread(context, { about, record }), { readOnly: true });
const status = async (by: string, work: (context: Context) => Promise<unknown>) =>
  (await refusalOf(acme.as(by, work))).status;
const forgetNotices = async () => {
  await relayOutbox(world.application, acme.tenant);
  await acme.asProduct((context) => context.rows(sql`delete from {notification}`));
};
const told = async () => {
  await relayOutbox(world.application, acme.tenant);
  const rows = await acme.asProduct((context) =>
    context.rows<{ kind: string; name: string; link: string }>(
      sql`select n.kind, e.display_name as name, n.link from {notification} n join {employee} e on e.id = n.recipient_id
        order by 2, 1`,
    ),
  );
  return rows.map(({ kind, name }) => `${name} ${kind}`);
};

describe("a thread", () => {
  test("is read oldest first; the newest hundred stand on the first page", async () => {
    for (let turn = 0; turn < 103; turn += 1) {
      later(1000);
      await say("ravi", open, `Number ${turn}`);
    }
    const { comments, older, newer } = await thread("asha", open);
    expect([comments.length, comments[0]!.body, comments.at(-1)!.body]).toEqual([100, "Number 3", "Number 102"]);
    expect(newer).toBeNull();
    const page = await acme.as("asha", (context) =>
      threadPage(context, { about: "Goal", record: open, after: older! }),
    );
    expect(page.thread.comments.map(({ body }) => body)).toEqual(["Number 0", "Number 1", "Number 2"]);
    expect(page.thread.older).toBeNull();
  });

  test("of a task and of a metric is as that of a goal", async () => {
    const task = await new InitiativeWorld(acme).task("asha", { text: "Ask ten customers", visibility: "GLOBAL" });
    const metric = await new MetricWorld(acme).metric(`Customers ${Math.random()}`);
    for (const [about, record] of [
      ["Initiative", task],
      ["Metric", metric],
    ] as const) {
      const { commentId } = await acme.as("otto", (context) => commentOn(context, about, record, "Which ones?"));
      expect((await thread("lena", record, about)).comments).toMatchObject([{ body: "Which ones?", mayDelete: false }]);
      expect(await status("asha", (context) => deleteComment(context, { commentId }))).toBe(403);
      await acme.as("otto", (context) => deleteComment(context, { commentId }));
    }
  });

  test("a text with other ends of lines, sent twice, is one", async () => {
    const first = await say("ravi", open, "One\nTwo");
    const sent = addCommentInput.parse({ about: "Goal", record: open, body: " One\r\nTwo " });
    const { commentId } = await acme.as("ravi", (context) => addComment(context, sent));
    expect(commentId).toBe(first.commentId);
  });
});

describe("an author", () => {
  test("rewords a comment as it was read; another window's words are not written over", async () => {
    const { commentId } = await say("ravi", open, "First");
    const edit = (body: string, version: number) =>
      acme.as("ravi", (context) => editComment(context, { commentId, body, mentions: [], version }));
    await edit("Second", 1);
    const other = await say("asha", open, "Another");
    await acme.as("asha", (context) =>
      editComment(context, { commentId: other.commentId, body: "Another one", mentions: [], version: 1 }),
    );
    await expect(edit("Third", 1)).rejects.toMatchObject({
      status: 409,
      code: "platform.changed-meanwhile",
      details: { params: { version: 2, who: "you", name: "ravi" } },
    });
    await acme.as("asha", (context) => deleteComment(context, other));
    expect((await thread("asha", open)).comments).toMatchObject([{ body: "Second", edited: true, version: 2 }]);
    await edit("Second", 2);
    expect((await thread("asha", open)).comments[0]!.version).toBe(2);
  });

  test("deletes a comment and restores it within 30 days; then it is gone for good", async () => {
    const { commentId } = await say("ravi", open, "Hasty");
    await acme.as("ravi", (context) => deleteComment(context, { commentId }));
    expect((await thread("ravi", open)).comments).toEqual([]);
    const deleted = (by: string) =>
      acme.as(by, async (context) => (await threadPage(context, { about: "Goal", record: open })).deleted.length);
    expect([await deleted("ravi"), await deleted("asha"), await deleted("kiran")]).toEqual([1, 0, 1]);
    later(29 * day);
    await forgetDeletedOf(acme);
    await acme.as("ravi", (context) => restoreComment(context, { commentId }));
    expect((await thread("ravi", open)).comments).toHaveLength(1);
    await acme.as("ravi", (context) => deleteComment(context, { commentId }));
    later(31 * day);
    expect(await status("ravi", (context) => restoreComment(context, { commentId }))).toBe(404);
    await forgetDeletedOf(acme);
    const left = await acme.asProduct((context) => context.rows(sql`select from {comment} where id = ${commentId}`));
    expect(left).toEqual([]);
  });

  test("does not bring back what an administrator took away", async () => {
    const { commentId } = await say("ravi", open, "Rude");
    await acme.as("kiran", (context) => deleteComment(context, { commentId }));
    expect(await status("ravi", (context) => restoreComment(context, { commentId }))).toBe(403);
    await acme.as("kiran", (context) => restoreComment(context, { commentId }));
    expect((await thread("asha", open)).comments).toHaveLength(1);
  });
});

describe("who is named", () => {
  test("is offered where they may see the record, those it concerns first", async () => {
    const offered = (by: string, record: string, text = "") =>
      acme.as(by, async (context) =>
        (await findMentionable(context, { about: "Goal", record, text })).map(({ name }) => name),
      );
    expect(await offered("ravi", hidden)).toEqual(["asha", "kiran", "skip"]);
    expect(await offered("ravi", hidden, "ott")).toEqual([]);
    expect(await offered("ravi", open, "ott")).toEqual(["otto"]);
    expect(await offered("ravi", open)).toEqual(["asha", "kiran", "lena", "otto", "skip"]);
  });

  test("is kept with the text and told why; whom it concerns is told once, the author never", async () => {
    await forgetNotices();
    await say("ravi", open, "@lena and @asha, what do you say, @ravi?", "asha", "lena", "ravi");
    expect((await thread("otto", open)).comments[0]!.mentions.map(({ name }) => name)).toEqual([
      "lena",
      "asha",
      "ravi",
    ]);
    expect(await told()).toEqual(["asha comments:mentioned", "lena comments:mentioned"]);
    await say("lena", open, "All well.");
    expect(await told()).toContain("asha comments:commented");
  });

  test("who may not see the record cannot be named, and learns nothing", async () => {
    await forgetNotices();
    expect(await refusalOf(say("ravi", hidden, "See @otto", "otto"))).toMatchObject({
      status: 422,
      code: "comments.may-not-see",
      fields: { body: "comments.may-not-see" },
    });
    const { commentId } = await say("ravi", hidden, "See @skip", "skip");
    const naming = (name: string) => (context: Context) =>
      editComment(context, { commentId, body: `See @${name}`, mentions: [acme.id(name)], version: 1 });
    expect(await status("ravi", naming("otto"))).toBe(422);
    expect(await told()).toEqual(["asha comments:commented", "skip comments:mentioned"]);
  });

  test("whose name is not in the text, or who was named before, is not told", async () => {
    await forgetNotices();
    const { commentId } = await say("ravi", open, "See @lena", "lena", "otto");
    await acme.as("ravi", (context) =>
      editComment(context, {
        commentId,
        body: "See @lena, @skip",
        mentions: [acme.id("lena"), acme.id("skip")],
        version: 1,
      }),
    );
    expect(await told()).toEqual(["asha comments:commented", "lena comments:mentioned", "skip comments:mentioned"]);
  });

  test("of what was deleted before anybody was told, nobody is", async () => {
    await forgetNotices();
    const { commentId } = await say("ravi", open, "Never mind");
    await acme.as("ravi", (context) => deleteComment(context, { commentId }));
    await say("ravi", hidden, "Nor this");
    await acme.as("kiran", (context) => deleteGoal(context, { goalId: hidden }));
    expect(await told()).toEqual([]);
  });

  test("those a task belongs to are told, if they may see it", async () => {
    const task = await new InitiativeWorld(acme).task("ravi", {
      text: "Ask ten customers",
      ownerIds: [acme.id("asha")],
      collaboratorIds: [acme.id("otto")],
    });
    await forgetNotices();
    await acme.as("skip", (context) => commentOn(context, "Initiative", task, "By when?"));
    expect(await told()).toEqual(["asha comments:commented", "otto comments:commented", "ravi comments:commented"]);
  });
});
