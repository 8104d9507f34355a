import { peopleNamed } from "#app/modules/comments/index.ts";
import { keepPraise } from "#app/modules/feedback/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { attachFiles } from "#app/platform/files/attachments/attachments.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { circleOfAuthor } from "../data/circle-of-author.ts";
import { feedSettings } from "../data/feed-settings.ts";
import { storeLink, storeTags } from "../data/store-attributes.ts";
import { storeHashtags, postMentions, storeReaders } from "../data/store-post.ts";
import { readersOf, type Circle } from "../domain/audience.ts";
import { requireAllowedWords, requireKudosFor, requireTags, requireReading, requireWithinLimit } from "./check-post.ts";
import { requireGif } from "./keep-gifs.ts";
import type { CreatePostInput } from "./post-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

type NewPost = Omit<CreatePostInput, "tagIds"> & Partial<Pick<CreatePostInput, "tagIds">>;

/** Says something to the company, to one's team or peers, or to those whom it names; open pages of who reads it hear of it. */
export async function createPost(
  context: Context,
  { body, mentions, kind, audience, gif, tagIds = [], competencyId = null }: NewPost,
  pictures: readonly File[] = [],
): Promise<{ postId: string }> {
  const me = context.actor.employeeId;
  await authorize(context, "create", newPost(me, kind, audience));
  const settings = await feedSettings(context);
  requireAllowedWords(body, settings);
  await requireWithinLimit(context, settings);
  const { named } = await peopleNamed(context, { body, mentions }, isPresent(sql`e.id`, context.today()));
  const namedIds = named.map(({ id }) => id);
  requireSomebodyNamed({ kind, audience }, namedIds);
  requireKudosFor(kind, competencyId);
  const small = audience === "TEAM" || audience === "PEERS";
  const circle: Circle = small ? await circleOfAuthor(context) : { ...alone, authorId: me };
  const readers = readersOf(audience, circle, namedIds);
  requireReading(readers, named);
  await requireTags(context, tagIds);
  await requireGif(context, gif);
  const postId = context.newId();
  const now = context.clock.now();
  await context.rows(
    sql`insert into {feed_post} (id, kind, author_id, body, audience, gif, posted_at) values (${postId}, ${kind}, ${me},
      ${body}, ${audience}, ${gif ?? null}, ${now})`,
  );
  if (readers !== "everyone") await storeReaders(context, postId, now, readers);
  if (named.length > 0) await postMentions.set(context, postId, named);
  if (tagIds.length > 0) await storeTags(context, postId, tagIds);
  if (settings.linkPreviews && body.includes("://")) await storeLink(context, postId, body);
  if (body.includes("#")) await storeHashtags(context, postId, now, body);
  await attachFiles(context, { about: "FeedPost", record: postId }, pictures, { takes: "pictures", field: "pictures" });
  if (kind === "KUDOS")
    await keepPraise(context, {
      postId,
      body,
      receiverIds: namedIds,
      competencyId,
      forEverybody: audience === "ORGANIZATION",
    });
  await writeDown(
    context,
    "feed.posted",
    { postId, mentionedIds: namedIds },
    { action: "post", subject: "FeedPost", id: postId, detail: { kind, audience } },
  );
  await announceLive(context, "feed", readers);
  return { postId };
}

/** As `createPost`, for a form: what is sent twice is one. */
export function createPostOnce(
  context: Context,
  { pictures, ...input }: CreatePostInput & { pictures: readonly File[] },
): Promise<{ postId: string }> {
  const stands = async ({ postId }: { postId: string }) =>
    (await context.rows(sql`select from {feed_post} where id = ${postId} and deleted_at is null`)).length > 0;
  const sent = { ...input, pictures: pictures.map(({ name, size }) => [name, size]) };
  return onceSent(context, { act: "feed.create-post", input: sent, stands }, () =>
    createPost(context, input, pictures),
  );
}

const alone = { managerId: null, peerIds: [], reportIds: [] };

function newPost(authorId: string, postKind: string, audience: string) {
  return { kind: "FeedPost", postKind, audience, authorId, readerIds: [], reported: false };
}

/** Praise and advice are for somebody, and a private post is read by whom it names. */
function requireSomebodyNamed(
  { kind, audience }: Pick<CreatePostInput, "kind" | "audience">,
  namedIds: readonly string[],
): void {
  if (namedIds.length > 0 || (kind === "POST" && audience !== "PEOPLE")) return;
  const code = kind === "POST" ? "feed.nobody-reads" : "feed.nobody-named";
  throw invalid(code, "Nobody is named.", { fields: { body: code } });
}
