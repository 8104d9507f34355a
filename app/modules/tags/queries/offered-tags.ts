import type { Context } from "#app/platform/context/context.ts";
import { kindsOn, type OfferedTag, type TaggedRecord } from "../domain/tag.ts";
import { sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

/** The tags in use that records of a kind may have, kind by kind, those below another right after it. */
export async function offeredTags(context: Context, record: TaggedRecord): Promise<OfferedTag[]> {
  const kinds = kindsOn(record, context.actor.features);
  if (kinds.length === 0) return [];
  return context.rows<OfferedTag>(
    prepared(sql`select t.id, t.kind, t.name, t.color, p.name as parent from {tag} t left join {tag} p on p.id = t.parent_id
      where t.kind = any(${kinds}::text[]) and t.archived_at is null
      order by array_position(${kinds}::text[], t.kind), lower(coalesce(p.name, t.name)), t.parent_id is not null, lower(t.name)`),
  );
}
