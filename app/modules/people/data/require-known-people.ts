import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** Refuses ids of people this company does not have, beside the field that named them, by a code of the asking room. */
export async function requireKnownPeople(
  context: Context,
  code: string,
  byField: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const ids = [...new Set(Object.values(byField).flat())];
  const rows = await context.rows<{ id: string }>(sql`select id from {employee} where id = any(${ids}::uuid[])`);
  const known = new Set(rows.map((row) => row.id));
  const unknown = Object.entries(byField).find(([, named]) => named.some((id) => !known.has(id)));
  if (unknown) throw invalid(code, "Somebody named is not in this company.", { fields: { [unknown[0]]: code } });
}
