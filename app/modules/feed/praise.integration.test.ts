import { afterAll, beforeAll, expect, test } from "vitest";
import type { Heard } from "#app/platform/events/hears.ts";
import { feedNotices } from "./notices.ts";
import { feedbackNotices } from "#app/modules/feedback/notices.ts";
import { countPraiseReceived } from "#app/modules/feedback/index.ts";
import { deleteFeedback, restoreFeedback } from "#app/modules/feedback/use-cases/delete-feedback.ts";
import { editFeedback } from "#app/modules/feedback/use-cases/edit-feedback.ts";
import { presented } from "#app/modules/feedback/api/present.ts";
import { feedbackDetail } from "#app/modules/feedback/queries/feedback-detail.ts";
import { feedbackListInput, listFeedback } from "#app/modules/feedback/queries/feedback-list.ts";
import { searchFeedback } from "#app/modules/feedback/queries/search-feedback.ts";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import { praiseOfTheFeedIsFeedback } from "#migrations/tenant/0136-praise-of-the-feed-is-feedback.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { feedPage, feedPageInput } from "./queries/feed-page.ts";
import { postDetail } from "./queries/post-detail.ts";
import { searchFeed } from "./queries/search-feed.ts";
import { peopleOfFeed, type FeedWorld } from "./testing/feed-world.ts";
import { deletePost, restorePost } from "./use-cases/delete-post.ts";
import { editPost } from "./use-cases/edit-post.ts";
import { showPraise } from "./use-cases/show-praise.ts";
import { statementsOf } from "#tenancy/statements-of.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let acme: Company;
let feed: FeedWorld;
let feedback: FeedbackWorld;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company();
  feed = await peopleOfFeed(acme);
  feedback = await new FeedbackWorld(acme).open();
});
afterAll(() => world.close());

const praised = { kind: "KUDOS", audience: "ORGANIZATION" };
const open = { sentiment: "APPRECIATIVE", visibility: "PUBLIC" };
/** The event of feedback as the feed hears it. */
const eventOf = <Payload>(by: string, payload: Payload): Heard<Payload> => ({
  id: acme.id(by),
  name: "feedback.shared",
  payload,
  actorId: acme.id(by),
  recordedAt: new Date("2026-11-16T09:00:00Z"),
});
const heard = (feedbackId: string, by: string) =>
  acme.asProduct((context) => showPraise(context, eventOf(by, { feedbackId })));
const counted = (who: string) => acme.as(who, (context) => countPraiseReceived(context, 30), { readOnly: true });
const received = (who: string, scope = "received") => feedback.texts(who, { scope });
const feedbackOf = (postId: string) =>
  acme.asProduct((context) =>
    context.rows<{ id: string; version: number }>(
      sql`select f.id, f.version from {feedback} f join {employee} e on e.id = f.receiver_id where f.post_id = ${postId}
        order by e.display_name`,
    ),
  );
const postOf = async (feedbackId: string) => {
  const [row] = await acme.asProduct((context) =>
    context.rows<{ postId: string | null }>(sql`select post_id as "postId" from {feedback} where id = ${feedbackId}`),
  );
  return row!.postId;
};

test("praise composed in the feed is received, and is the company's praise, once for each whom it names", async () => {
  const before = await counted("asha");
  const body = "@asha and @lena carried the launch, says @ravi";
  await feed.post("ravi", { ...praised, body, mentions: [acme.id("asha"), acme.id("lena"), acme.id("ravi")] });
  for (const who of ["asha", "lena"]) expect(await received(who)).toContain(body);
  expect(await received("ravi")).not.toContain(body);
  expect((await received("zoe", "praise")).filter((text) => text === body)).toHaveLength(2);
  expect(await counted("asha")).toBe(before + 1);
});

test("praise given in feedback for everybody stands in the feed once, for all whom it praises, and counts once", async () => {
  const before = await counted("otto");
  const first = await feedback.give("zoe", "otto", {
    ...open,
    body: "A steady hand",
    receiverIds: [acme.id("otto"), acme.id("lena")],
  });
  await heard(first, "zoe");
  await heard(first, "zoe");
  expect((await feed.texts("skip", { kind: "KUDOS" })).filter((text) => text.includes("A steady hand"))).toEqual([
    "@lena @otto A steady hand",
  ]);
  expect(await counted("otto")).toBe(before + 1);
});

test("nothing that is between few, or is no praise, ever stands in the feed", async () => {
  for (const visibility of ["RECEIVER", "RECEIVER_AND_MANAGER", "MANAGER"]) {
    const id = await feedback.give("ravi", "asha", { ...open, visibility, body: `Between few, ${visibility}` });
    await heard(id, "ravi");
  }
  const note = await feedback.give("ravi", null, { visibility: "NONE", body: "Between few, a note" });
  const advice = await feedback.give("ravi", "asha", {
    ...open,
    sentiment: "CONSTRUCTIVE",
    body: "Between few, advice",
  });
  await heard(note, "ravi");
  await heard(advice, "ravi");
  for (const who of ["ravi", "asha", "zoe", "mona"])
    expect((await feed.texts(who)).filter((text) => text.includes("Between few"))).toEqual([]);
});

test("praise for a few in the feed is read in feedback by its receiver, and by nobody else", async () => {
  await feed.post("ravi", { kind: "KUDOS", audience: "TEAM", body: "@asha was our rock", mentions: [acme.id("asha")] });
  expect(await received("asha")).toContain("@asha was our rock");
  for (const scope of ["praise", "company"]) {
    expect(await received("zoe", scope)).not.toContain("@asha was our rock");
    expect(await received("mona", scope)).not.toContain("@asha was our rock");
  }
});

test("praise that its author keeps between few leaves the feed, and its post brings nothing back for everybody", async () => {
  const id = await feedback.give("zoe", "asha", { ...open, body: "Said too loudly" });
  await heard(id, "zoe");
  const postId = (await postOf(id))!;
  expect(await feed.texts("skip")).toContain("@asha Said too loudly");
  await acme.as("zoe", (context) => editFeedback(context, { feedbackId: id, version: 1, visibility: "RECEIVER" }));
  await heard(id, "zoe");
  expect(await feed.texts("skip")).not.toContain("@asha Said too loudly");
  for (const who of ["zoe", "mona", "asha"])
    await expect(acme.as(who, (context) => restorePost(context, { postId }))).rejects.toMatchObject({ status: 404 });
});

test("what is reworded in one is reworded in the other", async () => {
  const postId = await feed.post("ravi", { ...praised, body: "@asha did wel", mentions: [acme.id("asha")] });
  await acme.as("ravi", (context) =>
    editPost(context, { postId, version: 1, body: "@asha did well", mentions: [acme.id("asha")] }),
  );
  expect(await received("asha")).toContain("@asha did well");
  const { id, version } = (await feedbackOf(postId))[0]!;
  await acme.as("ravi", (context) => editFeedback(context, { feedbackId: id, version, body: "did very well" }));
  await heard(id, "ravi");
  expect(await feed.texts("zoe")).toContain("@asha did very well");
});

test("what is taken away in one is gone in the other, and comes back within 30 days", async () => {
  const postId = await feed.post("ravi", { ...praised, body: "@lena saved us", mentions: [acme.id("lena")] });
  await acme.as("ravi", (context) => deletePost(context, { postId }));
  expect(await received("lena")).not.toContain("@lena saved us");
  await acme.as("ravi", (context) => restorePost(context, { postId }));
  expect(await received("lena")).toContain("@lena saved us");
  const { id } = (await feedbackOf(postId))[0]!;
  await acme.as("ravi", (context) => deleteFeedback(context, { feedbackId: id }));
  await heard(id, "ravi");
  expect(await feed.texts("zoe")).not.toContain("@lena saved us");
  await acme.as("ravi", (context) => restoreFeedback(context, { feedbackId: id }));
  await heard(id, "ravi");
  expect(await feed.texts("zoe")).toContain("@lena saved us");
});

test("an author brings back in neither what a moderator took away in the other", async () => {
  const postId = await feed.post("ravi", { ...praised, body: "@lena is odd", mentions: [acme.id("lena")] });
  const { id } = (await feedbackOf(postId))[0]!;
  await acme.as("mona", (context) => deletePost(context, { postId }));
  const back = () => acme.as("ravi", (context) => restoreFeedback(context, { feedbackId: id }));
  await expect(back()).rejects.toMatchObject({ status: 404 });
  await acme.as("mona", (context) => restorePost(context, { postId }));
  await acme.as("mona", (context) => deleteFeedback(context, { feedbackId: id }));
  await heard(id, "mona");
  await expect(back()).rejects.toMatchObject({ status: 404 });
  await expect(acme.as("ravi", (context) => restorePost(context, { postId }))).rejects.toMatchObject({ status: 404 });
});

test("whoever is praised is told once, by the room in which it was said, and finds it once", async () => {
  const postId = await feed.post("ravi", { ...praised, body: "@otto found the leak", mentions: [acme.id("otto")] });
  const { id } = (await feedbackOf(postId))[0]!;
  const events = await acme.asProduct((context) =>
    context.rows<{ name: string; payload: Record<string, string> }>(
      sql`select name, payload from {outbox} where payload ->> 'postId' = ${postId} or payload ->> 'feedbackId' = ${id}`,
    ),
  );
  expect(events.map(({ name }) => name)).toEqual(["feed.posted"]);
  const given = await feedback.give("ravi", "otto", { ...open, body: "found the second leak" });
  await heard(given, "ravi");
  const told = await acme.asProduct(async (context) => {
    return [
      ...(await feedNotices["feed.posted"]!(context, eventOf("ravi", { postId, mentionedIds: [acme.id("otto")] }))),
      ...(await feedbackNotices["feedback.shared"]!(context, eventOf("ravi", { feedbackId: given }))),
    ];
  });
  expect(told.map(({ recipientId, kind }) => [recipientId, kind])).toEqual([
    [acme.id("otto"), "praised"],
    [acme.id("otto"), "shared"],
  ]);
  const hits = await acme.as("zoe", async (context) => [
    ...(await searchFeed(context, exactly("leak"), 9)),
    ...(await searchFeedback(context, exactly("leak"), 9)),
  ]);
  expect(hits).toHaveLength(2);
});

test("praise that stood in one alone before stands in both, once, and says who took it away", async () => {
  const old = await (await world.company()).employee("ann").employee("bob").employee("cy").build();
  await old.switchOn("FEEDBACK");
  const [kudos, open, few, gone] = [1, 2, 3, 4].map((n) => `0193a1b2-0000-7000-8000-00000000000${n}`) as [
    string,
    string,
    string,
    string,
  ];
  const at = "2026-11-01T09:00:00Z";
  await old.asProduct(async (context) => {
    await context.rows(
      sql`insert into {feed_post} (id, kind, author_id, body, audience, posted_at, deleted_at, deleted_by) values
        (${kudos}, 'KUDOS', ${old.id("ann")}, '@bob and @cy', 'ORGANIZATION', ${at}, null, null),
        (${gone}, 'KUDOS', ${old.id("ann")}, '@bob is gone', 'ORGANIZATION', ${at}, ${at}, ${old.id("cy")})`,
    );
    await context.rows(
      sql`insert into {feed_mention} (post_id, employee_id, position, name) values
        (${kudos}, ${old.id("bob")}, 0, 'bob'), (${kudos}, ${old.id("cy")}, 1, 'cy'), (${gone}, ${old.id("bob")}, 0, 'bob')`,
    );
    await context.rows(
      sql`insert into {feedback} (id, author_id, receiver_id, visibility, body, created_at) values
        (${open}, ${old.id("cy")}, ${old.id("bob")}, 'PUBLIC', 'Well done', ${at}),
        (${few}, ${old.id("cy")}, ${old.id("bob")}, 'RECEIVER', 'Between us', ${at})`,
    );
    for (const statement of statementsOf(praiseOfTheFeedIsFeedback.up)) await context.rows(sql.raw(statement));
  });
  const list = (who: string) =>
    old.as(who, async (context) =>
      (await listFeedback(context, feedbackListInput.parse({}))).rows.map(({ body }) => body),
    );
  expect((await list("bob")).sort()).toEqual(["@bob and @cy", "Between us", "Well done"]);
  expect(await list("cy")).toEqual(["@bob and @cy"]);
  const posts = await old.as("ann", async (context) => (await feedPage(context, feedPageInput.parse({}))).posts);
  expect(posts.map(({ body }) => body).sort()).toEqual(["@bob Well done", "@bob and @cy"]);
});

test("praise that everybody reads tells which post shows it; praise between two and a feed that is off tell none", async () => {
  const shown = await feedback.give("ravi", "asha", { ...open, body: "Seen by all" });
  const between = await feedback.give("ravi", "asha", { ...open, visibility: "RECEIVER", body: "Seen by one" });
  const told = (id: string, withFeed = true) =>
    acme.as("asha", (context) => {
      const features = withFeed ? context.actor.features : context.actor.features.filter((one) => one !== "FEED");
      const seen = { ...context, actor: { ...context.actor, features } } as typeof context;
      return feedbackDetail(seen, id);
    });
  const { feedback: row } = await told(shown);
  expect(row.postId).toBe(await postOf(shown));
  expect(presented(row).postId).toBe(row.postId);
  expect((await told(between)).feedback.postId).toBeNull();
  expect((await told(shown, false)).feedback.postId).toBeNull();
});

test("praise in the feed is for a competency in use, as feedback and for whom it names later as well", async () => {
  await acme.switchOn("COMPETENCY_IDP");
  const competencyId = await acme.asProduct(async (context) => {
    const id = context.newId();
    await context.rows(
      sql`insert into {tag} (id, kind, name, color, created_at) values (${id}, 'COMPETENCY', 'Ownership', 'blue', now())`,
    );
    return id;
  });
  const ids = (...names: string[]) => names.map((name) => acme.id(name));
  const asked = { ...praised, competencyId, body: "@asha saw it through", mentions: ids("asha") };
  const postId = await feed.post("zoe", asked);
  const forWhat = async () => {
    const page = await acme.as("skip", (context) => feedPage(context, feedPageInput.parse({ kind: "KUDOS" })));
    return page.posts.find(({ id }) => id === postId)!.competency;
  };
  expect(await forWhat()).toEqual({ id: competencyId, name: "Ownership" });
  const body = "@asha and @lena saw it through";
  await acme.as("zoe", (context) => editPost(context, { postId, version: 1, body, mentions: ids("asha", "lena") }));
  for (const { id } of await feedbackOf(postId)) {
    const told = await acme.as("zoe", (context) => feedbackDetail(context, id));
    expect(told.competency).toEqual({ id: competencyId, name: "Ownership" });
  }
  const edit = (more: object) =>
    acme.as("zoe", (context) =>
      editPost(context, { postId, version: 2, body, mentions: ids("asha", "lena"), ...more }),
    );
  const { version } = await edit({ competencyId: null });
  expect(await forWhat()).toBeNull();
  await edit({ version, competencyId });
  expect(await forWhat()).toEqual({ id: competencyId, name: "Ownership" });
  const { history } = await acme.as("zoe", (context) => postDetail(context, postId));
  const changes = history.map(({ field, before }) => `${field}: ${String(before)}`);
  expect(changes.sort()).toEqual([`body: ${asked.body}`, "competency: Ownership", "competency: null"]);
  const news = await feed.post("zoe", { kind: "POST", body: "News" });
  await expect(
    acme.as("zoe", (context) =>
      editPost(context, { postId: news, version: 1, body: "News", mentions: [], competencyId }),
    ),
  ).rejects.toMatchObject({ details: { fields: { competencyId: "feed.competency-of-kudos" } } });
  await expect(feed.post("zoe", { ...asked, kind: "POST" })).rejects.toMatchObject({
    details: { fields: { competencyId: "feed.competency-of-kudos" } },
  });
  await acme.asProduct((context) => context.rows(sql`update {tag} set archived_at = now() where id = ${competencyId}`));
  expect(await forWhat()).toBeNull();
  await expect(feed.post("zoe", asked)).rejects.toMatchObject({
    status: 422,
    details: { fields: { competencyId: "feedback.unknown-competency" } },
  });
});
