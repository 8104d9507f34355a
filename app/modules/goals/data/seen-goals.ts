import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { goalsAllowing } from "./goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Goals that notices name. */
export const seenGoals: SeenRecord = {
  kind: "Goal",
  isSeen: async (context, id) => {
    const seen = await goalsAllowing(context, "view");
    return sql`exists (with recursive ${seen.with} select from {goal} g
      where g.id = ${id} and g.deleted_at is null and (${seen.where}))`;
  },
};
