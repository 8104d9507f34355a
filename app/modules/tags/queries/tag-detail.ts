import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireTag } from "../data/tag-record.ts";
import type { TagMark } from "../domain/tag.ts";
import { keptTagColumns, withUse, type KeptTag } from "./kept-tags.ts";
import { sql } from "#tenancy/sql.ts";

/** `below` are the tags that stand below it, archived ones too. */
export type TagDetail = KeptTag & { below: TagMark[] };

/** One tag with what it is for and what stands below it; 404 where there is none, or the actor does not have its module. */
export async function tagDetail(
  context: Context,
  { tagId }: { tagId: string },
  gatherings: Pick<Gatherings, "carrierCounts">,
): Promise<TagDetail> {
  const { kind } = await requireTag(context, tagId);
  await authorize(context, "view", { kind: "Tag", tagKind: kind });
  const tag = await firstRow<Omit<TagDetail, "used">>(
    context,
    sql`select ${keptTagColumns},
            (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'color', c.color)
              order by lower(c.name)), '[]')
               from {tag} c where c.parent_id = t.id and c.deleted_at is null) as below
       from {tag} t left join {tag} p on p.id = t.parent_id where t.id = ${tagId}`,
  );
  if (!tag) throw notFound("Tag");
  return (await withUse(context, kind, [tag], gatherings))[0]!;
}
