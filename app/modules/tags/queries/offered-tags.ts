import type { Context } from "#app/platform/context/context.ts";
import type { OfferedTag, TagKind } from "../domain/tag.ts";

/** The tags in use of a kind, those below another right after it. */
export function offeredTags(context: Context, kind: TagKind): Promise<OfferedTag[]> {
  return context.rows<OfferedTag>(
    `select t.id, t.name, t.color, p.name as parent from {tag} t left join {tag} p on p.id = t.parent_id
      where t.kind = ? and t.archived_at is null order by lower(coalesce(p.name, t.name)), t.parent_id is not null, lower(t.name)`, [kind]);
}
