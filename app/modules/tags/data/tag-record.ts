import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { TagColour, TagKind } from "../domain/tag.ts";
import type { TagPlace } from "../domain/tag-family.ts";
import { sql } from "#tenancy/sql.ts";

export type TagRecord = TagPlace & { id: string; kind: TagKind; name: string; color: TagColour };

/** Until this transaction ends, no other one changes which tags there are. */
export async function lockTags(context: Context): Promise<void> {
  await lockNamed(context, "tags");
}

/** A tag with how many in use stand below it; deleted ones are not there. */
export async function findTag(context: Context, tagId: string): Promise<TagRecord | null> {
  return firstRow<TagRecord>(
    context,
    sql`select t.id, t.kind, t.name, t.color, t.parent_id as "parentId", t.archived_at is not null as archived,
            (select count(*)::int from {tag} c where c.parent_id = t.id and c.archived_at is null) as children
       from {tag} t where t.id = ${tagId} and t.deleted_at is null`,
  );
}

/** How many tags stand below one, archived ones too. */
export async function countBelow(context: Context, tagId: string): Promise<number> {
  return (await context.rows(sql`select from {tag} where parent_id = ${tagId} and deleted_at is null`)).length;
}

/** As `findTag`; throws 404 where there is none. */
export async function requireTag(context: Context, tagId: string): Promise<TagRecord> {
  const tag = await findTag(context, tagId);
  if (!tag) throw notFound("Tag");
  return tag;
}
