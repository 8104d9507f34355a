import { tagsOfKind } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { driverNames } from "../domain/samples/library.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * A driver to choose: one of ours, whose words the browser has, or the company's own with its name, which may stand below
 * another of its own.
 */
export type OfferedDriver = { id: string; name: string | null; parentId: string | null; parent: string | null };

/** Ours first, then those of the company by name, each followed by what stands below it. */
export async function offeredDrivers(context: Context): Promise<OfferedDriver[]> {
  const own = await context.rows<OfferedDriver>(
    sql`select t.id, t.name, p.id as "parentId", p.name as parent from ${tagsOfKind("DRIVER")} t
      left join ${tagsOfKind("DRIVER")} p on p.id = t.parent_id and not p.archived
      where not t.archived
      order by lower(coalesce(p.name, t.name)), coalesce(p.id, t.id), p.id is not null, lower(t.name) limit 500`,
  );
  return [...driverNames.map((id) => ({ id, name: null, parentId: null, parent: null })), ...own];
}
