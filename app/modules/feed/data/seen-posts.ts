import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { postsAllowing } from "./feed-facts.ts";
import { sql } from "#tenancy/sql.ts";

/** Posts that notices name. */
export const seenPosts: SeenRecord = {
  kind: "FeedPost",
  isSeen: async (context, id) => sql`exists (select from {feed_post} p
    where p.id = ${id} and p.deleted_at is null and (${await postsAllowing(context, "view")}))`,
};
