import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { announceTag, holdTag, refuseTagTaken } from "../data/people-tags.ts";

export const archivePeopleTagInput = z.object({
  tagId: ids.tag,
  archived: z
    .union([z.boolean(), z.stringbool()])
    .describe("Whether it is out of use: kept where it stands, offered nowhere."),
  version: versionRead,
});
export type ArchivePeopleTagInput = z.output<typeof archivePeopleTagInput>;

/** A tag is out of use, or in use again with those who had it. */
export async function archivePeopleTag(
  context: Context,
  { tagId, archived, version }: ArchivePeopleTagInput,
): Promise<{ tagId: string }> {
  await authorize(context, "edit", { kind: "PeopleTags" });
  await lockCompanyShape(context);
  const tag = await holdTag(context, tagId, version);
  const { name } = tag;
  if (!archived) await refuseTagTaken(context, name, tagId);
  tag.archivedAt = archived ? context.clock.now() : null;
  await context.em.flush();
  await announceTag(context, { tagId, change: archived ? "ARCHIVED" : "BROUGHT_BACK" }, "archive-people-tag", {
    name,
    archived,
  });
  return { tagId };
}
