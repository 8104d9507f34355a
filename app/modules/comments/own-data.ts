import type { OwnData } from "#app/platform/contributions/own-data.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** As many as anybody writes. */
const most = 20_000;

/** What they wrote under records. */
export const commentsOwnData: readonly OwnData[] = [
  {
    name: "comments",
    read: (context) =>
      context.rows(
        sql`select id, record_kind as "about", record_id as "recordId", body as text,
            ${instant(sql`created_at`)} as "writtenAt" from {comment}
          where author_id = ${context.actor.employeeId} and deleted_at is null order by created_at limit ${most}`,
      ),
  },
];
