import { afterAll, beforeAll, expect, test } from "vitest";
import { addComment } from "#app/modules/comments/use-cases/add-comment.ts";
import { deleteComment } from "#app/modules/comments/use-cases/delete-comment.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { moderationScreen } from "./queries/moderation.ts";
import { postDetail } from "./queries/post-detail.ts";
import { peopleOfFeed, type FeedWorld } from "./testing/feed-world.ts";
import { editPost } from "./use-cases/edit-post.ts";
import { changeFeedSettings, changeSettingsInput, decideReports } from "./use-cases/moderate.ts";
import { previewLink } from "./use-cases/preview-link.ts";
import { reportPost } from "./use-cases/report-post.ts";
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

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const detail = (by: string, postId: string) => acme.as(by, (context) => postDetail(context, postId));
const links = (postId: string) =>
  acme.asProduct((context) =>
    context.rows<{ url: string; state: string }>(sql`select url, state from {feed_link} where post_id = ${postId}`),
  );
const settings = (linkPreviews: string, version: string) =>
  acme.as("mona", (context) =>
    changeFeedSettings(context, changeSettingsInput.parse({ words: "", postsPerHour: "20", linkPreviews, version })),
  );

test("a post carries an animation and says why it is read; a tag that nobody made is refused", async () => {
  const postId = await feed.post("asha", { body: "We saved ₹5,00,000", gif: "rocket", audience: "TEAM" });
  const { post, because } = await detail("lena", postId);
  expect([post.gif, post.tags, post.link, because]).toEqual(["rocket", [], null, "rules.reader"]);
  expect((await detail("asha", postId)).because).toMatch(/^rules\./);
  const unknown = { body: "Tagged", tagIds: ["00000000-0000-7000-8000-000000000009"] };
  expect(await code(feed.post("asha", unknown))).toBe("feed.unknown-tag");
});

test("links are looked at only where the company wants it, and never within our own network", async () => {
  const quiet = await feed.post("asha", { body: "See https://example.com/a" });
  expect(await links(quiet)).toEqual([]);
  await settings("true", "0");
  const postId = await feed.post("asha", { body: "See http://127.0.0.1:5432/secret and https://example.com" });
  expect(await links(postId)).toEqual([{ url: "http://127.0.0.1:5432/secret", state: "WAITING" }]);
  const event = { id: "1", name: "feed.posted", payload: { postId }, actorId: null, recordedAt: world.clock.now() };
  await acme.asProduct((context) => previewLink(context, event));
  expect(await links(postId)).toMatchObject([{ state: "NONE" }]);
  expect((await detail("lena", postId)).post.link).toBeNull();
  await acme.as("asha", (context) => editPost(context, { postId, body: "No link any more", mentions: [], version: 1 }));
  expect(await links(postId)).toEqual([]);
});

test("a comment is reported by who reads it, seen by moderators until they decide, and removed alone", async () => {
  const postId = await feed.post("asha", { body: "For the team", audience: "TEAM" });
  const { commentId } = await acme.as("lena", (context) =>
    addComment(context, { about: "FeedPost", record: postId, body: "Rude words", mentions: [] }),
  );
  const report = (by: string, of = postId) =>
    acme.as(by, (context) => reportPost(context, { postId: of, commentId, reason: "OFFENSIVE", note: "" }));
  expect(await code(report("zoe"))).toBe("platform.not-found");
  expect(await code(report("lena"))).toBe("platform.not-found");
  const other = await feed.post("asha", { body: "Another" });
  expect(await code(report("otto", other))).toBe("platform.not-found");
  expect(await code(detail("mona", postId))).toBe("platform.not-found");
  const first = await report("otto");
  expect(await report("otto")).toEqual(first);
  const { queue } = await acme.as("mona", moderationScreen);
  expect(queue).toMatchObject([
    { post: { id: postId }, comment: { id: commentId, body: "Rude words", author: "lena" } },
  ]);
  const decide = (by: string) =>
    acme.as(by, (context) => decideReports(context, { postId, commentId, decision: "REMOVED" }));
  expect(await code(decide("otto"))).not.toBe("done");
  await decide("mona");
  expect((await detail("asha", postId)).comments.comments).toEqual([]);
  expect(await code(detail("mona", postId))).toBe("platform.not-found");
  expect(await code(decide("mona"))).toBe("platform.not-found");
});

test("a reported comment that its author took away waits for nobody", async () => {
  const postId = await feed.post("asha", { body: "For all" });
  const { commentId } = await acme.as("lena", (context) =>
    addComment(context, { about: "FeedPost", record: postId, body: "Oops", mentions: [] }),
  );
  await acme.as("otto", (context) => reportPost(context, { postId, commentId, reason: "SPAM", note: "" }));
  await acme.as("lena", (context) => deleteComment(context, { commentId }));
  expect((await acme.as("mona", moderationScreen)).queue).toEqual([]);
});
