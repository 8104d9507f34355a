import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { announceTag, holdTag, lockTags, refuseNameTaken, requireParent, requireTag } from "../data/tag-record.ts";
import { tagInput } from "./tag-input.ts";

export const editTagInput = tagInput.extend({ tagId: ids.tag, version: versionRead });
export type EditTagInput = z.output<typeof editTagInput>;

/** A tag is worded otherwise, everywhere it stands. */
export async function editTag(
  context: Context,
  { tagId, version, name, color, description, parentId }: EditTagInput,
): Promise<{ tagId: string }> {
  await lockTags(context);
  const former = await requireTag(context, tagId);
  const { kind } = former;
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  const tag = await holdTag(context, tagId, version);
  if (!former.archived) await refuseNameTaken(context, { kind, name, id: tagId });
  await requireParent(context, former, parentId);
  Object.assign(tag, { name, color, description, parentId });
  await context.em.flush();
  await announceTag(context, { tagId, kind, change: "EDITED" }, "edit", { name, color, former: former.name });
  return { tagId };
}
