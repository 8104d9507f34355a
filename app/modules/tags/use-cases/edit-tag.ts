import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceTag, lockTags, refuseNameTaken, requireParent, requireTag } from "../data/tag-record.ts";
import { tagInput } from "./tag-input.ts";
import { sql } from "#tenancy/sql.ts";

export const editTagInput = tagInput.extend({ tagId: ids.tag });
export type EditTagInput = z.output<typeof editTagInput>;

/** A tag is worded otherwise, everywhere it stands. */
export async function editTag(
  context: Context,
  { tagId, name, color, description, parentId }: EditTagInput,
): Promise<{ tagId: string }> {
  await lockTags(context);
  const former = await requireTag(context, tagId);
  const { kind } = former;
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  if (!former.archived) await refuseNameTaken(context, { kind, name, id: tagId });
  await requireParent(context, former, parentId);
  await context.rows(
    sql`update {tag} set name = ${name}, color = ${color}, description = ${description}, parent_id = ${parentId} where id = ${tagId}`,
  );
  await announceTag(context, { tagId, kind, change: "EDITED" }, "tags.edit", { name, color, former: former.name });
  return { tagId };
}
