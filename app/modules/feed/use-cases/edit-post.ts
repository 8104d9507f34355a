import { peopleNamed } from "#app/modules/comments/index.ts";
import { keepPraise, praisedCompetencies, requireCompetency } from "#app/modules/feedback/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import type { Mention } from "#app/modules/comments/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { attachFiles, removeAttachments } from "#app/platform/files/attachments/attachments.ts";
import { recordChanges } from "#app/platform/history/record-changes.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { FeedPostFacts } from "../data/feed-facts.ts";
import { feedSettings } from "../data/feed-settings.ts";
import { storeLink } from "../data/store-attributes.ts";
import { storeHashtags, postMentions, storeReaders } from "../data/store-post.ts";
import { requireAllowedWords, requireKudosFor, requireReading } from "./check-post.ts";
import type { EditPostInput } from "./post-input.ts";
import { holdPost } from "./require-post.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export type ChangedPictures = { pictures: readonly File[]; removedPictures: readonly string[] };

/** Rewords one's own post; what it said before stays in its history, and whom it names anew is told. */
export async function editPost(
  context: Context,
  { postId, body, mentions, competencyId, version }: EditPostInput,
  { pictures, removedPictures }: ChangedPictures = { pictures: [], removedPictures: [] },
): Promise<{ postId: string; version: number }> {
  const { post, facts } = await holdPost(context, "edit", postId, version);
  const settings = await feedSettings(context);
  if (body !== post.body) requireAllowedWords(body, settings);
  const known = await postMentions.read(context, postId);
  const text = { body, mentions, before: known };
  const { named } = await peopleNamed(context, text, isPresent(sql`e.id`, context.today()));
  if (named.length === 0 && (facts.postKind !== "POST" || facts.audience === "PEOPLE"))
    throw invalid("feed.nobody-named", "Nobody is named.", { fields: { body: "feed.nobody-named" } });
  requireKudosFor(facts.postKind, competencyId ?? null);
  const praised = await requirePraisedFor(context, postId, competencyId);
  await letRead(context, postId, facts, post.postedAt, named);
  const on = { about: "FeedPost", record: postId };
  const taken = await removeAttachments(context, on, removedPictures);
  const added = await attachFiles(context, on, pictures, { takes: "pictures", field: "pictures" });
  const sameNames = named.map(({ id }) => id).join() === known.map(({ id }) => id).join();
  const same = body === post.body && sameNames && taken.length + added.length === 0;
  if (same && !praised) return { postId, version: post.version };
  const before = post.body;
  Object.assign(post, { body, editedAt: context.clock.now() });
  await context.em.flush();
  const mentionedIds = await postMentions.set(context, postId, named);
  if (facts.postKind === "KUDOS")
    await keepPraiseOf(context, {
      ...{ postId, body, audience: facts.audience, named, known },
      competencyId: praised ? competencyId : undefined,
    });
  await storeHashtags(context, postId, post.postedAt, body);
  if (settings.linkPreviews) await storeLink(context, postId, body);
  await recordChanges(context, { kind: "FeedPost", id: postId }, [
    ...(before === body ? [] : [{ field: "body", before, after: body }]),
    ...(praised ? [{ field: "competency", ...praised }] : []),
    ...(taken.length + added.length === 0 ? [] : [{ field: "pictures", before: taken.length, after: added.length }]),
  ]);
  await writeDown(
    context,
    "feed.edited",
    { postId, mentionedIds },
    { action: "edit-post", subject: "FeedPost", id: postId },
  );
  return { postId, version: post.version };
}

/** A private post is read by whom it names, those named later too; who read it once goes on reading it. */
async function letRead(
  context: Context,
  postId: string,
  { audience, readerIds }: FeedPostFacts,
  postedAt: Date,
  named: readonly Mention[],
): Promise<void> {
  if (audience === "ORGANIZATION") return;
  if (audience !== "PEOPLE") return requireReading(readerIds, named);
  await storeReaders(
    context,
    postId,
    postedAt,
    named.map(({ id }) => id),
  );
}

/** What it praised before and praises now, by name, where that changes. */
async function requirePraisedFor(context: Context, postId: string, competencyId: string | null | undefined) {
  if (competencyId === undefined) return null;
  const before = (await praisedCompetencies(context, [postId])).get(postId) ?? null;
  if ((before?.id ?? null) === competencyId) return null;
  const after = await requireCompetency(context, competencyId);
  return { before: before?.name ?? null, after: after?.name ?? null };
}

type Reworded = Pick<EditPostInput, "postId" | "body" | "competencyId"> & {
  audience: FeedPostFacts["audience"];
  named: readonly Mention[];
  known: readonly Mention[];
};

/** Praise says what its post says, to whom its post names. */
function keepPraiseOf(
  context: Context,
  { postId, body, audience, named, known, competencyId }: Reworded,
): Promise<void> {
  const ids = (mentions: readonly Mention[]) => mentions.map(({ id }) => id);
  return keepPraise(context, {
    postId,
    body,
    receiverIds: ids(named),
    before: ids(known),
    ...(competencyId === undefined ? {} : { competencyId }),
    forEverybody: audience === "ORGANIZATION",
  });
}
