import type { Context } from "#app/platform/context/context.ts";
import { linksIn } from "../domain/text-pieces.ts";
import { sql } from "#tenancy/sql.ts";

/** The post carries exactly these tags of the company. */
export async function storeTags(context: Context, postId: string, tagIds: readonly string[]): Promise<void> {
  await context.rows(sql`delete from {feed_post_tag} where post_id = ${postId}`);
  if (tagIds.length === 0) return;
  await context.rows(
    sql`insert into {feed_post_tag} (post_id, tag_id) select ${postId}, id from unnest(${tagIds}::uuid[]) as tag(id)
      on conflict do nothing`,
  );
}

/** The first link of the text waits to be looked at; one that was looked at before stays as it is. */
export async function storeLink(context: Context, postId: string, body: string): Promise<void> {
  const [url] = linksIn(body);
  await context.rows(sql`delete from {feed_link} where post_id = ${postId} and url is distinct from ${url ?? null}`);
  if (!url) return;
  await context.rows(
    sql`insert into {feed_link} (post_id, position, url) values (${postId}, 0, ${url}) on conflict do nothing`,
  );
}
