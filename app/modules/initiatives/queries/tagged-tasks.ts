import { tagPlacings } from "#app/modules/tags/index.ts";
import { hasCompanyAccess } from "#app/platform/context/derived-access.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Carriers } from "#app/platform/contributions/carriers.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { initiativeListInput, listInitiatives } from "./initiative-list.ts";
import { sql } from "#tenancy/sql.ts";

/** The tasks the actor may see that have a tag, or one below it; the list of all tasks is open to some alone. */
export async function taggedTasks(context: Context, tagId: string, slice: Slice): Promise<Carriers> {
  const { rows, counts } = await listInitiatives(
    context,
    initiativeListInput.parse({ scope: "company", tag: tagId }),
    slice,
  );
  return {
    count: counts.total,
    list: hasCompanyAccess(context.actor) ? `${initiativePlaces.company}?${new URLSearchParams({ tag: tagId })}` : null,
    hits: rows.map(({ id, text, owners }) => ({
      key: `initiatives:${id}`,
      kind: "initiative",
      title: text,
      subtitle: owners.map(({ name }) => name).join(", "),
      link: initiativePlaces.task(id),
    })),
  };
}

/** On how many tasks that the actor may see each tag stands: one statement for any number of tags. */
export async function countTaggedTasks(
  context: Context,
  tagIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const prelude = initiativePrelude(context);
  const allowed = await initiativesAllowing(context, "view");
  const rows = await context.rows<{ id: string; count: number }>(
    sql`${prelude}
     select put.tag_id as id, count(*)::int as count from ${tagPlacings("INITIATIVE")} put
       join {initiative} i on i.id = put.record_id
      where put.tag_id = any(${tagIds}::uuid[]) and i.deleted_at is null and (${allowed}) group by put.tag_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
