import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** Refuses org units this company does not have, and a part of the company that is no part. */
export async function requireOrgUnits(context: Context, lists: readonly (readonly string[] | null)[]): Promise<void> {
  const scopes = lists.filter((list) => list !== null);
  if (scopes.some((list) => list.length === 0))
    throw invalid("access.units-needed", "A part of the company needs an org unit.");
  const asked = [...new Set(scopes.flat())];
  if (asked.length === 0) return;
  const known = await context.rows(sql`select id from {org_unit} where id = any(${asked}::uuid[])`);
  if (known.length < asked.length) throw invalid("access.unknown-unit", "An org unit is not known.");
}
