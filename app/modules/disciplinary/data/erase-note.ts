import { forgetNoticesAt } from "#app/modules/notifications/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import { sql } from "#tenancy/sql.ts";

/** How much of each kind went. */
export type Erased = { revisions: number; statements: number; files: number; papers: number; notices: number };

/**
 * Everything that says a note was there goes, for good and at once: its words, statements, files, signed papers, history,
 * notices and announcements. The audit log keeps acts with the bare id, which then names nothing. Bytes of files that no row
 * names any more are swept within a day.
 */
export async function eraseNote(context: Context, noteId: string): Promise<Erased> {
  const statements = await context.rows<{ id: string }>(
    sql`delete from {disciplinary_witness} where note_id = ${noteId} returning id`,
  );
  const revisions = await context.rows(sql`delete from {disciplinary_revision} where note_id = ${noteId} returning id`);
  const about = sql`record_kind = 'DisciplinaryNote' and record_id = ${noteId}`;
  const files = await context.rows<{ key: string }>(
    sql`delete from {attachment} where ${about} returning store_key as key`,
  );
  const papers = await context.rows(sql`delete from {signed_document} where ${about} returning id`);
  await context.rows(sql`delete from {record_change} where ${about}`);
  await context.rows(
    sql`delete from {outbox} where name like 'disciplinary.%' and (payload->>'noteId' = ${noteId}
      or payload->>'statementId' = any(${statements.map(({ id }) => id)}::text[]))`,
  );
  const notices = await forgetNoticesAt(context, [
    disciplinaryPlaces.note(noteId),
    ...statements.map(({ id }) => disciplinaryPlaces.statement(id)),
  ]);
  await context.rows(sql`delete from {disciplinary_note} where id = ${noteId}`);
  return {
    revisions: revisions.length,
    statements: statements.length,
    files: files.length,
    papers: papers.length,
    notices,
  };
}
