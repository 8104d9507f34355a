import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Mention } from "#app/modules/comments/domain.ts";
import { hashtagsIn } from "../domain/post.ts";
import { sql } from "#tenancy/sql.ts";

/** Exactly these people are named by the post, whoever it was before; answers with those who were not. */
export async function storeMentions(context: Context, postId: string, mentions: readonly Mention[]): Promise<string[]> {
  const before = await context.rows<{ id: string }>(
    sql`delete from {feed_mention} where post_id = ${postId} returning employee_id as id`,
  );
  await insertRows(
    context,
    "feed_mention",
    "post_id uuid, employee_id uuid, position smallint, name text",
    mentions.map(({ id, name }, position) => ({ post_id: postId, employee_id: id, position, name })),
  );
  return mentions.map(({ id }) => id).filter((id) => !before.some((one) => one.id === id));
}

export async function storeReaders(context: Context, postId: string, postedAt: Date, ids: readonly string[]) {
  await context.rows(
    sql`insert into {feed_post_reader} (employee_id, post_id, posted_at)
      select id, ${postId}, ${postedAt} from unnest(${ids}::uuid[]) as reader(id) on conflict do nothing`,
  );
}

/** The post stands under exactly the hashtags of its text; one that is new is made. */
export async function storeHashtags(context: Context, postId: string, postedAt: Date, body: string): Promise<void> {
  const names = hashtagsIn(body);
  await context.rows(sql`delete from {feed_post_hashtag} where post_id = ${postId}`);
  if (names.length === 0) return;
  const newIds = names.map(() => context.newId());
  await context.rows(
    sql`insert into {feed_hashtag} (id, name, created_at)
      select id, name, ${context.clock.now()} from unnest(${newIds}::uuid[], ${names}::text[]) as tag(id, name)
      order by name on conflict (name) do nothing`,
  );
  await context.rows(
    sql`insert into {feed_post_hashtag} (hashtag_id, post_id, posted_at)
      select id, ${postId}, ${postedAt} from {feed_hashtag} where name = any(${names}::text[])`,
  );
}
