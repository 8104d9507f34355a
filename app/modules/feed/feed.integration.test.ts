import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { fairnessScreen } from "./queries/moderation.ts";
import { postDetail } from "./queries/post-detail.ts";
import { feedMeasures } from "./queries/feed-measures.ts";
import { feedPage, feedPageInput } from "./queries/feed-page.ts";
import { type FeedWorld, peopleOfFeed } from "./testing/feed-world.ts";
import { createPostOnce } from "./use-cases/create-post.ts";
import { deletePost, restorePost } from "./use-cases/delete-post.ts";
import { editPost } from "./use-cases/edit-post.ts";
import { changeFeedSettings, changeSettingsInput, decideReports } from "./use-cases/moderate.ts";
import { reportPost } from "./use-cases/report-post.ts";
import { postAnniversaries } from "./use-cases/post-cards.ts";
import { createPostInput } from "./use-cases/post-input.ts";
import { pressedInput, reactAsPressed, reactToPost } from "./use-cases/react-to-post.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let feed: FeedWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await world.company("acme");
  feed = await peopleOfFeed(acme);
});
afterAll(() => world.close());

async function code(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}
const detail = (by: string, id: string) => acme.as(by, (context) => postDetail(context, id));

describe("a post", () => {
  test("is told of, written down, and once where its form is sent twice", async () => {
    const input = { ...createPostInput.parse({ body: "Only once" }), pictures: [] };
    const [one, two] = [
      await acme.as("asha", (context) => createPostOnce(context, input)),
      await acme.as("asha", (context) => createPostOnce(context, input)),
    ];
    expect(two).toEqual(one);
    const traces = await acme.asProduct((context) =>
      context.rows<{ name: string }>(
        sql`select name from {outbox} where payload ->> 'postId' = ${one.postId} union all select action from
          {audit_entry} where subject_id = ${one.postId}`,
      ),
    );
    expect(traces.map(({ name }) => name)).toEqual(["feed.posted", "feed.post"]);
  });

  test("is reworded by its author alone, keeps what it said, and refuses who comes second", async () => {
    const postId = await feed.post("asha", { body: "First #one" });
    const edit = (by: string, body: string, version: number) =>
      acme.as(by, (context) => editPost(context, { postId, body, mentions: [], version }));
    expect(await code(edit("lena", "Mine", 1))).toBe("platform.forbidden");
    await edit("asha", "Second #two", 1);
    expect(await code(edit("asha", "Third", 1))).toBe("platform.changed-meanwhile");
    const { post, history } = await detail("asha", postId);
    expect(post).toMatchObject({ body: "Second #two", edited: true, version: 2, hashtags: [{ name: "two" }] });
    expect(history).toMatchObject([{ field: "body", before: "First #one", after: "Second #two" }]);
    expect((await detail("lena", postId)).history).toEqual([]);
  });

  test("is deleted and restored; what a moderator took, its author does not bring back", async () => {
    const postId = await feed.post("asha", { body: "Gone and back" });
    await acme.as("asha", (context) => deletePost(context, { postId }));
    expect(await code(detail("asha", postId))).toBe("platform.not-found");
    expect(await code(acme.as("lena", (context) => restorePost(context, { postId })))).toBe("platform.not-found");
    expect(await code(acme.as("mona", (context) => restorePost(context, { postId })))).toBe("platform.not-found");
    await acme.as("asha", (context) => restorePost(context, { postId }));
    expect((await detail("lena", postId)).post.body).toBe("Gone and back");
    await acme.as("lena", (context) => reportPost(context, { postId, reason: "SPAM", note: "" }));
    await acme.as("mona", (context) => decideReports(context, { postId, decision: "REMOVED" }));
    expect(await code(acme.as("asha", (context) => restorePost(context, { postId })))).not.toBe("done");
    await acme.as("mona", (context) => restorePost(context, { postId }));
    expect((await detail("asha", postId)).post.body).toBe("Gone and back");
  });

  test("has each mark of a person once; applause is for posts of others", async () => {
    const postId = await feed.post("asha", { body: "Well?" });
    const react = (by: string, kind: "LIKE" | "APPLAUSE", has: boolean) =>
      acme.as(by, (context) => reactToPost(context, { postId, kind, has }));
    expect(await react("lena", "APPLAUSE", true)).toMatchObject({ changed: true });
    expect(await react("lena", "APPLAUSE", true)).toMatchObject({ changed: false });
    expect(await code(react("asha", "APPLAUSE", true))).toBe("platform.forbidden");
    await react("asha", "LIKE", true);
    expect((await detail("lena", postId)).post.reactions).toEqual([
      { kind: "APPLAUSE", count: 1, mine: true },
      { kind: "LIKE", count: 1, mine: false },
    ]);
    await react("lena", "APPLAUSE", false);
    expect((await detail("lena", postId)).post.reactions).toEqual([{ kind: "LIKE", count: 1, mine: false }]);
  });

  test("is marked by a button that is pressed, and no more by one that is pressed again", async () => {
    const postId = await feed.post("asha", { body: "Press one" });
    const press = (by: string, pressed: object) =>
      acme.as(by, (context) => reactAsPressed(context, pressedInput.parse({ postId, ...pressed })));
    for (const wrong of [{}, { on: "LIKE", off: "LIKE" }, { on: "FROWN" }])
      expect(pressedInput.safeParse({ postId, ...wrong }).success).toBe(false);
    await press("lena", { on: "LOVE" });
    await press("mona", { on: "LOVE" });
    expect((await detail("lena", postId)).post.reactions).toEqual([{ kind: "LOVE", count: 2, mine: true }]);
    await press("lena", { off: "LOVE" });
    expect((await detail("lena", postId)).post.reactions).toEqual([{ kind: "LOVE", count: 1, mine: false }]);
    expect(await code(press("asha", { on: "APPLAUSE" }))).toBe("platform.forbidden");
  });

  test("behind a number of posts stand those it counts: for everybody, of one author, or that praise one person", async () => {
    await feed.post("lena", { body: "For all to see" });
    await feed.post("lena", { body: "For the team", audience: "TEAM" });
    const praised = { kind: "KUDOS" as const, mentions: [acme.id("lena")] };
    await feed.post("asha", { body: "Thank you, @lena", ...praised });
    await feed.post("asha", { body: "Between us, @lena", audience: "PEOPLE", ...praised });
    const days = { from: "2026-11-16", to: "2026-11-16" };
    for (const [place, measure] of feedMeasures.entries()) {
      const [counted] = await acme.asProduct((context) =>
        context.rows<{ count: number }>(
          sql`select sum(f.value)::int as count from (${"facts" in measure ? measure.facts(context, days) : sql``}) f
            where f.employee_id = ${acme.id("lena")}`,
        ),
      );
      const link = measure.recordsOf!({ id: acme.id("lena"), name: "lena" }, { led: false, days })!;
      const asked = Object.fromEntries(new URL(link, "https://acme.test").searchParams);
      const { posts } = await acme.as("lena", (context) => feedPage(context, feedPageInput.parse(asked)));
      const said = place === 0 ? "For all to see" : "Thank you, @lena";
      expect([posts.length, posts.map(({ body }) => body).includes(said)]).toEqual([counted!.count, true]);
      expect(posts.map(({ body }) => body).join()).not.toMatch(/team|Between us/);
    }
  });

  test("pages by key meet each post once, whatever its readers", async () => {
    for (let index = 0; index < 7; index += 1)
      await feed.post("asha", { body: `Page ${index}`, audience: index % 2 ? "TEAM" : "ORGANIZATION" });
    const met: string[] = [];
    let after: string | undefined;
    do {
      const page = await acme.as("lena", (context) => feedPage(context, feedPageInput.parse({ after }), 3));
      met.push(...page.posts.map(({ id }) => id));
      after = page.older ?? undefined;
    } while (after);
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe((await feed.texts("lena")).length);
  });
});

describe("what the company lets in", () => {
  const change = (asked: object) =>
    acme.as("mona", (context) => changeFeedSettings(context, changeSettingsInput.parse({ version: 0, ...asked })));

  test("words of its list are not posted however they are written, and one posts so often and no more", async () => {
    const asked = { words: "Foobar\nbad phrase", postsPerHour: "50", anniversaries: "true", achievedGoals: "true" };
    await change(asked);
    await expect(change(asked)).rejects.toMatchObject({
      code: "platform.changed-meanwhile",
      details: { params: { version: 1, who: "you", name: "mona" } },
    });
    for (const body of ["A FOOBAR!", "one bad,  phrase", "foo\u00adbar"])
      expect(await code(feed.post("otto", { body }))).toBe("feed.word-not-allowed");
    expect(await code(feed.post("otto", { body: "foobars are another word" }))).toBe("done");
    await change({ ...asked, postsPerHour: "1", version: 1 });
    expect(await code(feed.post("otto", { body: "Once more" }))).toBe("feed.too-many");
    await change({ ...asked, words: "", postsPerHour: "100", version: 2 });
  });

  test("an anniversary is posted once, on its day, for who is here", async () => {
    world.clock.set("2027-01-01T09:00:00Z");
    await acme.asProduct(postAnniversaries);
    await acme.asProduct(postAnniversaries);
    const page = await acme.as("zoe", (context) => feedPage(context, feedPageInput.parse({ kind: "CARD" })));
    expect(page.posts).toHaveLength(7);
    expect(page.posts[0]!.card).toMatchObject({ type: "ANNIVERSARY", years: 3 });
    expect(page.posts[0]!.acts).toMatchObject({ edit: { may: false, reason: "card" }, report: { may: false } });
    world.clock.set("2026-11-16T09:00:00Z");
  });

  test("how praise is spread is told to moderators, without names, and not of few people", async () => {
    await feed.post("asha", { body: "Thanks @lena", kind: "KUDOS", mentions: [acme.id("lena")] });
    const screen = await acme.as("mona", fairnessScreen);
    expect(screen.people).toBe(7);
    // One was thanked and six were not: neither is told, for the one would be known.
    expect(screen.received).toMatchObject({ none: null, some: null, much: 0, topShare: null });
    expect(await code(acme.as("asha", fairnessScreen))).not.toBe("done");
  });
});
