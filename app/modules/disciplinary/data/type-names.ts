import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { isStandardType } from "../domain/note.ts";
import { sql } from "#tenancy/sql.ts";

/** What one of the company's own types is called; null for a type of the product, which rooms say in their words. */
export async function typeName(context: Context, type: string): Promise<string | null> {
  if (isStandardType(type)) return null;
  const found = await firstRow<{ name: string }>(
    context,
    sql`select name from {disciplinary_type} where id::text = ${type}`,
  );
  return found?.name ?? "–";
}

/** The name of a note's type where it is the company's own, over `n`. */
export const typeNameColumn = sql`(select y.name from {disciplinary_type} y where y.id::text = n.type) as "typeName"`;

/** The company's own types by name, those put away too. */
export async function ownTypes(
  context: Context,
): Promise<{ id: string; name: string; archived: boolean; version: number }[]> {
  return context.rows(
    sql`select id, name, archived_at is not null as archived, version from {disciplinary_type}
      order by lower(name), id`,
  );
}
