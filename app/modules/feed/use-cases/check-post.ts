import { offeredTags } from "#app/modules/tags/index.ts";
import type { Mention } from "#app/modules/comments/domain.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import type { FeedRules } from "../data/feed-settings.ts";
import { namedOutside } from "../domain/audience.ts";
import { forbiddenWordIn, type AnyKind } from "../domain/post.ts";
import { sql } from "#tenancy/sql.ts";

/** Nobody is named who would not read the post: they could not follow what they are told of. */
export function requireReading(readers: "everyone" | readonly string[], named: readonly Mention[]): void {
  const [outside] = namedOutside(
    readers,
    named.map(({ id }) => id),
  );
  if (!outside) return;
  throw invalid("feed.may-not-read", "Somebody who is named would not read this.", {
    fields: { body: "feed.may-not-read" },
    params: { name: named.find(({ id }) => id === outside)!.name },
  });
}

export function requireAllowedWords(body: string, { words }: Pick<FeedRules, "words">): void {
  const word = forbiddenWordIn(body, words);
  if (word === null) return;
  throw invalid("feed.word-not-allowed", "A word of the company's list.", {
    fields: { body: "feed.word-not-allowed" },
    params: { word },
  });
}

/** So many posts in an hour and no more; counted in the transaction that makes the next. */
export async function requireWithinLimit(context: Context, { postsPerHour }: FeedRules): Promise<void> {
  const since = new Date(context.clock.now().getTime() - 3_600_000);
  const made = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from (select from {feed_post} where author_id = ${context.actor.employeeId} and
      posted_at > ${since} limit ${postsPerHour}) recent`,
  );
  if (made!.count >= postsPerHour)
    throw new AppError("feed.too-many", 429, "Too many posts in an hour.", { params: { count: postsPerHour } });
}

/** Tags that the company offers. */
export async function requireTags(context: Context, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  const offered = await offeredTags(context, "GOAL");
  if (tagIds.every((id) => offered.some((tag) => tag.id === id))) return;
  throw invalid("feed.unknown-tag", "There is no such tag.", { fields: { tagIds: "feed.unknown-tag" } });
}

/** What is no praise is for no competency. */
export function requireKudosFor(kind: AnyKind, competencyId: string | null): void {
  if (kind === "KUDOS" || competencyId === null) return;
  const code = "feed.competency-of-kudos";
  throw invalid(code, "Only kudos are for a competency.", { fields: { competencyId: code } });
}
