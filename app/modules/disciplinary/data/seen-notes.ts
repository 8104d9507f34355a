import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { notesAllowing } from "./note-facts.ts";
import { sql } from "#tenancy/sql.ts";

/** Notes that notices name. */
export const seenNotes: SeenRecord = {
  kind: "DisciplinaryNote",
  isSeen: async (context, id) => sql`exists (select from {disciplinary_note} n
    where n.id = ${id} and (${await notesAllowing(context, "view")}))`,
};
