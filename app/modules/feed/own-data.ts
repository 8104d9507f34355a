import type { OwnData } from "#app/platform/contributions/own-data.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** As many as anybody writes. */
const most = 20_000;

/** What they posted. */
export const feedOwnData: readonly OwnData[] = [
  {
    name: "posts",
    read: (context) =>
      context.rows(
        sql`select id, kind, body as text, audience, ${instant(sql`posted_at`)} as "postedAt" from {feed_post}
          where author_id = ${context.actor.employeeId} and deleted_at is null order by posted_at limit ${most}`,
      ),
  },
];
