import { keepsMentions } from "#app/modules/comments/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { hashtagsIn } from "../domain/post.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is named by a post. */
export const postMentions = keepsMentions({ table: "feed_mention", of: "post_id" });

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
    sql`with used as materialized (select id from {feed_hashtag} where name = any(${names}::text[]))
      insert into {feed_post_hashtag} (hashtag_id, post_id, posted_at)
      select id, ${postId}::uuid, ${postedAt}::timestamptz from used`,
  );
}
