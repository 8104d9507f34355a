import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadFeedFacts, postsAllowing } from "./data/feed-facts.ts";
import { feedNotices } from "./notices.ts";
import { countNewPosts, hashtagPage, feedPageInput } from "./queries/feed-page.ts";
import { feedScreen } from "./queries/feed-screen.ts";
import { moderationScreen } from "./queries/moderation.ts";
import { postDetail } from "./queries/post-detail.ts";
import { searchFeed } from "./queries/search-feed.ts";
import { FeedWorld, peopleOfFeed } from "./testing/feed-world.ts";
import { deletePost, restorePost } from "./use-cases/delete-post.ts";
import { editPost } from "./use-cases/edit-post.ts";
import { decideReports } from "./use-cases/moderate.ts";
import { reportPost } from "./use-cases/report-post.ts";
import { reactToPost } from "./use-cases/react-to-post.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let acme: Company;
let globex: Company;
let feed: FeedWorld;
let secretId = "";
let pictureId = "";
const everybody = ["skip", "ravi", "asha", "lena", "otto", "mona", "zoe"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  feed = await peopleOfFeed(acme);
  globex = await (await world.company("globex")).employee("eve").admin("PLATFORM_ADMIN", "FEEDBACK_ADMIN").build();
  await feed.post("zoe", { body: "To everybody #open" });
  await feed.post("asha", { body: "To the team", audience: "TEAM" });
  await feed.post("asha", { body: "To the peers", audience: "PEERS" });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  secretId = await feed.post(
    "asha",
    { body: "@lena a secret canary #hush", mentions: [acme.id("lena")], kind: "FEEDBACK", audience: "PEOPLE" },
    [new File([new Uint8Array(bytes)], "canary.png")],
  );
  pictureId = (await acme.as("asha", (context) => postDetail(context, secretId))).post.pictures[0]!.id;
});
afterAll(() => world.close());

async function refusal(work: Promise<unknown>): Promise<number | string> {
  return work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.status : String(error)),
  );
}

const hashtagId = (name: string) =>
  acme.asProduct(
    async (context) =>
      (await context.rows<{ id: string }>(sql`select id from {feed_hashtag} where name = ${name}`))[0]!.id,
  );

describe("who reads a post", () => {
  test("everybody, the team, the peers, or those who are named", async () => {
    expect(await feed.texts("asha")).toHaveLength(4);
    expect(await feed.texts("lena")).toHaveLength(4);
    expect((await feed.texts("otto")).sort()).toEqual(["To everybody #open", "To the peers", "To the team"]);
    expect((await feed.texts("ravi")).sort()).toEqual(["To everybody #open", "To the team"]);
    for (const name of ["skip", "mona", "zoe"]) expect(await feed.texts(name)).toEqual(["To everybody #open"]);
    expect(await new FeedWorld(globex).texts("eve")).toEqual([]);
  });

  test("the rules as SQL and in memory agree on every post, person and action", async () => {
    for (const name of everybody)
      await acme.as(name, async (context) => {
        const all = (await context.rows<{ id: string }>(sql`select id from {feed_post}`)).map(({ id }) => id);
        const facts = await loadFeedFacts(context, all);
        const ability = await context.ability();
        for (const action of ["view", "react", "comment", "applaud", "edit", "delete", "report"]) {
          const where = await postsAllowing(context, action);
          const rows = await context.rows<{ id: string }>(sql`select p.id from {feed_post} p where ${where}`);
          const inMemory = all.filter((id) => ability.decide(action, facts.get(id)!).allowed);
          expect([name, action, rows.map(({ id }) => id).sort()]).toEqual([name, action, inMemory.sort()]);
        }
      });
  });

  test("who joins later does not read what was said before, and who leaves goes on reading it", async () => {
    await acme.employee("nina").reportsTo("ravi").build();
    expect(await feed.texts("nina")).toEqual(["To everybody #open"]);
    await acme.asProduct((context) =>
      context.rows(
        sql`update {assignment} set superseded_at = now() where employee_id = ${acme.id("otto")} and kind = 'REPORTING_LINE'`,
      ),
    );
    expect(await feed.texts("otto")).toContain("To the team");
  });

  test("nobody is named who would not read it, and praise is for somebody", async () => {
    const named = (body: string, who: string, rest: object) =>
      refusal(feed.post("lena", { body, mentions: [acme.id(who)], ...rest }));
    expect(await named("Hello @zoe", "zoe", { audience: "TEAM" })).toBe(422);
    expect(await named("Hello @ravi", "ravi", { audience: "PEERS" })).toBe(422);
    expect(await refusal(feed.post("lena", { body: "Thank you", kind: "KUDOS" }))).toBe(422);
    expect(await refusal(feed.post("lena", { body: "To nobody", audience: "PEOPLE" }))).toBe(422);
    expect(await refusal(feed.post("lena", { body: "@eve", mentions: [globex.id("eve")], kind: "KUDOS" }))).toBe(422);
  });
});

describe("a private post is not there for anybody else", () => {
  const acts: readonly ((context: Context) => Promise<unknown>)[] = [
    (context) => postDetail(context, secretId),
    (context) => editPost(context, { postId: secretId, body: "mine", mentions: [], version: undefined }),
    (context) => deletePost(context, { postId: secretId }),
    (context) => restorePost(context, { postId: secretId }),
    (context) => reactToPost(context, { postId: secretId, kind: "LIKE", has: true }),
    (context) => reactToPost(context, { postId: secretId, kind: "APPLAUSE", has: true }),
    (context) => reportPost(context, { postId: secretId, reason: "SPAM", note: "" }),
    (context) => commentOn(context, "FeedPost", secretId, "I see you"),
    (context) => openAttachment(context, pictureId),
  ];

  test("whatever they try answers as if it were not there: colleagues, managers, moderators, another company", async () => {
    for (const act of acts) {
      for (const name of ["otto", "ravi", "skip", "mona", "zoe"]) expect(await refusal(acme.as(name, act))).toBe(404);
      expect(await refusal(globex.as("eve", act))).toBe(404);
    }
  });

  test("neither search, hashtag, counts nor screens tell of it", async () => {
    const hush = await hashtagId("hush");
    for (const name of ["otto", "mona", "zoe"]) {
      const told = await acme.as(name, async (context) => [
        await searchFeed(context, exactly("canary"), 5),
        await feedScreen(context, feedPageInput.parse({})),
        await countNewPosts(context, { since: "2020-01-01T00:00:00.000Z" }),
      ]);
      expect(JSON.stringify(told)).not.toMatch(/canary|hush|lena"/);
      expect(await refusal(acme.as(name, (context) => hashtagPage(context, hush, feedPageInput.parse({}))))).toBe(404);
    }
    expect(await acme.as("lena", (context) => searchFeed(context, exactly("canary"), 5))).toHaveLength(1);
    const open = await acme.as("zoe", async (context) =>
      hashtagPage(context, await hashtagId("open"), feedPageInput.parse({})),
    );
    expect(open.page.posts).toHaveLength(1);
    expect((await acme.as("zoe", (context) => feedScreen(context, feedPageInput.parse({})))).popular).toMatchObject([
      { name: "open", count: 1 },
    ]);
  });

  test("only who is named is told, and nobody once they would not read it", async () => {
    const event = {
      id: "1",
      name: "feed.posted",
      payload: { postId: secretId, mentionedIds: [acme.id("lena"), acme.id("otto"), acme.id("asha")] },
      actorId: acme.id("asha"),
      recordedAt: world.clock.now(),
    };
    const notices = await acme.asProduct((context) => feedNotices["feed.posted"]!(context, event));
    expect(notices).toMatchObject([{ recipientId: acme.id("lena"), kind: "advised" }]);
  });

  test("reported by one of its readers, moderators see it and decide; before and after they do not", async () => {
    const see = () => refusal(acme.as("mona", (context) => postDetail(context, secretId)));
    expect(await see()).toBe(404);
    await acme.as("lena", (context) => reportPost(context, { postId: secretId, reason: "OFFENSIVE", note: "Rude" }));
    expect(await see()).toBe("done");
    const detail = await acme.as("mona", (context) => postDetail(context, secretId));
    expect(detail.post.acts).toMatchObject({ react: { may: false }, delete: { may: true } });
    expect((await acme.as("mona", moderationScreen)).queue).toMatchObject([
      { post: { id: secretId }, reports: [{ reporter: "lena", note: "Rude" }] },
    ]);
    expect(await refusal(acme.as("zoe", moderationScreen))).not.toBe("done");
    await acme.as("mona", (context) => decideReports(context, { postId: secretId, decision: "KEPT" }));
    expect(await see()).toBe(404);
    expect(await refusal(acme.as("lena", (context) => postDetail(context, secretId)))).toBe("done");
  });
});
