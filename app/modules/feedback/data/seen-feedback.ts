import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { feedbackAllowing } from "./feedback-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Feedback that notices name. */
export const seenFeedback: SeenRecord = {
  kind: "Feedback",
  isSeen: async (context, id) => sql`exists (select from {feedback} f
    where f.id = ${id} and f.deleted_at is null and (${await feedbackAllowing(context, "view")}))`,
};
