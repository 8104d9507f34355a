import { tagsOfKind } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { driverNames } from "../domain/samples/library.ts";
import { sql } from "#tenancy/sql.ts";

/** A driver to choose: one of ours, whose words the browser has, or the company's own with its name. */
export type OfferedDriver = { id: string; name: string | null };

/** Ours first, then those of the company by name. */
export async function offeredDrivers(context: Context): Promise<OfferedDriver[]> {
  const own = await context.rows<{ id: string; name: string }>(
    sql`select t.id, t.name from ${tagsOfKind("DRIVER")} t where not t.archived order by lower(t.name) limit 500`,
  );
  return [...driverNames.map((id) => ({ id, name: null })), ...own];
}
