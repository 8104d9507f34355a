import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { announceTag, holdTag, refuseTagTaken } from "../data/people-tags.ts";
import { sql } from "#tenancy/sql.ts";

export const archivePeopleTagInput = z.object({
  tagId: ids.tag,
  archived: z
    .union([z.boolean(), z.stringbool()])
    .describe("Whether it is out of use: kept where it stands, offered nowhere."),
});
export type ArchivePeopleTagInput = z.output<typeof archivePeopleTagInput>;

/** A tag is out of use, or in use again with those who had it. */
export async function archivePeopleTag(
  context: Context,
  { tagId, archived }: ArchivePeopleTagInput,
): Promise<{ tagId: string }> {
  await authorize(context, "edit", { kind: "PeopleTags" });
  await lockCompanyShape(context);
  const { name } = await holdTag(context, tagId);
  if (!archived) await refuseTagTaken(context, name, tagId);
  await context.rows(
    sql`update {people_tag} set archived_at = ${archived ? context.clock.now() : null} where id = ${tagId}`,
  );
  await announceTag(context, { tagId, change: archived ? "ARCHIVED" : "BROUGHT_BACK" }, "people.archive-people-tag", {
    name,
    archived,
  });
  return { tagId };
}
