import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { announceTag, countBelow, lockTags, requireTag } from "../data/tag-record.ts";
import { sql } from "#tenancy/sql.ts";

export const oneTagInput = z.object({ tagId: ids.tag });
export type OneTagInput = z.output<typeof oneTagInput>;

/**
 * A tag is gone from every record and every choice; for `daysToRestore` days it can be restored on all of them. Refused
 * while others stand below it, archived ones too: they are deleted or moved first.
 */
export async function deleteTag(context: Context, { tagId }: OneTagInput): Promise<{ tagId: string; name: string }> {
  await lockTags(context);
  const { kind, name } = await requireTag(context, tagId);
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  const below = await countBelow(context, tagId);
  if (below > 0) throw conflict("tags.has-below", "Other tags stand below this one.", { params: { count: below } });
  await context.rows(
    sql`update {tag} set deleted_at = ${context.clock.now()}, deleted_by = ${context.actor.employeeId},
      deleted_from = case when archived_at is null then 'USE' else 'ARCHIVE' end,
            archived_at = coalesce(archived_at, ${context.clock.now()}) where id = ${tagId}`,
  );
  await announceTag(context, { tagId, kind, change: "DELETED" }, "delete", { name });
  return { tagId, name };
}
