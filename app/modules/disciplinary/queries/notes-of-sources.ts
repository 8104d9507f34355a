import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { notesAllowing } from "../data/note-facts.ts";
import { disciplinaryPlaces } from "../disciplinary-places.ts";

/** Addresses of the notes that began at these cases of another room, by source; of those alone that the actor may see. */
export async function notesOfSources(context: Context, sources: readonly string[]): Promise<Record<string, string>> {
  if (sources.length === 0) return {};
  const rows = await context.rows<{ id: string; source: string }>(
    sql`select n.id, n.source from {disciplinary_note} n
      where n.source = any(${sources}) and (${await notesAllowing(context, "view")})`,
  );
  return Object.fromEntries(rows.map(({ id, source }) => [source, disciplinaryPlaces.note(id)]));
}
