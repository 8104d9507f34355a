import type { QuietActs, SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { notesAllowing } from "./note-facts.ts";
import { sql } from "#tenancy/sql.ts";

/** Notes that notices and the audit log tell of. */
export const seenNotes: SeenRecord = {
  kind: "DisciplinaryNote",
  isSeen: async (context, id) => sql`exists (select from {disciplinary_note} n
    where n.id = ${id} and (${await notesAllowing(context, "view")}))`,
};

/** Statements with who gave them: for those who may ask for one. */
export const seenStatements: SeenRecord = {
  kind: "DisciplinaryStatement",
  isSeen: async (context, id) => sql`exists (select from {disciplinary_witness} x
    join {disciplinary_note} n on n.id = x.note_id where x.id = ${id} and (${await notesAllowing(context, "ask-witness")}))`,
};

/** What the person a note is about does with it, and what its witnesses do. */
export const quietActsOfNotes: readonly QuietActs[] = [
  {
    kind: "DisciplinaryNote",
    actions: ["disciplinary.acknowledge-note", "disciplinary.appeal-note", "disciplinary.withdraw-appeal"],
  },
  { kind: "DisciplinaryStatement", actions: ["disciplinary.give-statement", "disciplinary.decline-statement"] },
];
