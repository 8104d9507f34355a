import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { kindFacts, tagKinds, type TagKind } from "../domain/tag.ts";
import { tagAddress } from "../tag-places.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, preparedSearch, type Sought } from "#tenancy/text-search.ts";

/** Tags in use by name, of the modules that the company has; they lead to the records that have them. */
export async function searchTags(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  const kinds = tagKinds.filter((kind) => context.actor.features.includes(kindFacts[kind].feature));
  const rows = await context.rows<{ id: string; name: string; description: string; kind: TagKind }>(
    preparedSearch(
      sought,
      sql`select t.id, t.name, t.description, t.kind from {tag} t where t.deleted_at is null and t.archived_at is null
      and t.kind = any(${kinds}::text[]) and ${holds(sql`t.name`, sought)} order by lower(t.name), t.id limit ${limit}`,
    ),
  );
  return rows.map(({ id, name, description }) => ({
    key: `tags:${id}`,
    kind: "tag",
    title: name,
    subtitle: description,
    link: tagAddress(id),
  }));
}
