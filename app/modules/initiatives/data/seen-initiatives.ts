import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { initiativePrelude, initiativesAllowing } from "./initiative-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** Tasks that notices name. */
export const seenInitiatives: SeenRecord = {
  kind: "Initiative",
  isSeen: async (context, id) => sql`exists (${initiativePrelude(context)} select from {initiative} i
    where i.id = ${id} and i.deleted_at is null and (${await initiativesAllowing(context, "view")}))`,
};
