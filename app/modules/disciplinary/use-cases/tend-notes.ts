import type { Context } from "#app/platform/context/context.ts";
import { tells } from "../data/note-writes.ts";
import { sql } from "#tenancy/sql.ts";
import { expunge } from "./expunge-note.ts";
import { writeDown } from "./write-down.ts";

const atOnce = 50;

/**
 * What falls due with time: a note nobody answered by its day has expired, and one whose date has come is expunged, unless it
 * is held. Days are the company's; a person's last day may be over an hour or so earlier or later where they are elsewhere.
 */
export async function tendNotes(context: Context): Promise<void> {
  const today = context.today();
  const due = await context.rows<{ id: string }>(
    sql`update {disciplinary_note} set outcome = 'EXPIRED', outcome_at = ${context.clock.now()}, version = version + 1
      where id in (select id from {disciplinary_note} where state = 'PUBLISHED' and outcome is null
        and answer_by < ${today}::date order by answer_by limit ${atOnce}) returning id`,
  );
  for (const { id } of due) {
    const { event, payload, action } = tells(id, "EXPIRED", "expire-note");
    await writeDown(context, event, payload, { action, subject: "DisciplinaryNote", id });
  }
  const over = await context.rows<{ id: string }>(
    sql`select id from {disciplinary_note} where keep_until < ${today}::date and held_at is null
      order by keep_until limit ${atOnce}`,
  );
  for (const { id } of over) await expunge(context, id, { because: "RETENTION", reason: "" });
}
