import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { notesAllowing } from "./note-facts.ts";
import { sql } from "#tenancy/sql.ts";

/** Refuses earlier notes that are of somebody else, not published, or hidden from the actor: all in the same words. */
export async function requireOwnPast(
  context: Context,
  { noteId, employeeId, pastNoteIds }: { noteId: string; employeeId: string; pastNoteIds: readonly string[] },
): Promise<void> {
  if (pastNoteIds.length === 0) return;
  const found = await context.rows(
    sql`select n.id from {disciplinary_note} n where n.id = any(${pastNoteIds}::uuid[]) and n.id <> ${noteId}
      and n.employee_id = ${employeeId} and n.state = 'PUBLISHED' and (${await notesAllowing(context, "view")})`,
  );
  if (found.length < new Set(pastNoteIds).size)
    throw invalid("disciplinary.choose", "An earlier note is not there.", {
      fields: { pastNoteIds: "disciplinary.choose" },
    });
}
