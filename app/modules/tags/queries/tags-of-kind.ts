import type { Context } from "#app/platform/context/context.ts";
import type { TagKind } from "../domain/tag.ts";
import { sql } from "#tenancy/sql.ts";

/** The tags of a kind that are in use, by name, for rooms that ask about them one by one. */
export function tagsOfKind(context: Context, kind: TagKind): Promise<{ id: string; name: string }[]> {
  return context.rows(
    sql`select id, name from {tag} where kind = ${kind} and archived_at is null order by lower(name), id`,
  );
}
