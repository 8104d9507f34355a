import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { announceTag, holdTag, lockTags, refuseNameTaken, requireParent, requireTag } from "../data/tag-record.ts";

export const archiveTagInput = z.object({
  tagId: ids.tag,
  archived: z
    .union([z.boolean(), z.stringbool()])
    .describe("Whether it is out of use: kept where it stands, offered nowhere."),
  version: versionRead,
});
export type ArchiveTagInput = z.output<typeof archiveTagInput>;

/** A tag is out of use, or in use again on the records that had it. One with others below it stays until those are gone. */
export async function archiveTag(
  context: Context,
  { tagId, archived, version }: ArchiveTagInput,
): Promise<{ tagId: string }> {
  await lockTags(context);
  const tag = await requireTag(context, tagId);
  const { kind, name } = tag;
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  if (tag.archived === archived) return { tagId };
  const held = await holdTag(context, tagId, version);
  if (archived && tag.children > 0) throw conflict("tags.has-children", "Other tags stand below this one.");
  if (!archived) {
    await refuseNameTaken(context, { kind, name, id: tagId });
    await requireParent(context, tag, tag.parentId);
  }
  held.archivedAt = archived ? context.clock.now() : null;
  await context.em.flush();
  await announceTag(context, { tagId, kind, change: archived ? "ARCHIVED" : "BROUGHT_BACK" }, "archive", {
    name,
    archived,
  });
  return { tagId };
}
