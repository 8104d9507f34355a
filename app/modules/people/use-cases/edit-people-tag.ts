import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { announceTag, holdTag, refuseTagTaken } from "../data/people-tags.ts";
import { addPeopleTagInput } from "./add-people-tag.ts";

export const editPeopleTagInput = addPeopleTagInput.extend({ tagId: ids.tag, version: versionRead });
export type EditPeopleTagInput = z.output<typeof editPeopleTagInput>;

/** A tag has another name or colour, for everybody who has it. */
export async function editPeopleTag(
  context: Context,
  { tagId, version, name, color }: EditPeopleTagInput,
): Promise<{ tagId: string }> {
  await authorize(context, "edit", { kind: "PeopleTags" });
  await lockCompanyShape(context);
  const tag = await holdTag(context, tagId, version);
  const former = tag.name;
  await refuseTagTaken(context, name, tagId);
  Object.assign(tag, { name, color });
  await context.em.flush();
  await announceTag(context, { tagId, change: "EDITED" }, "edit-people-tag", {
    name,
    color,
    former,
  });
  return { tagId };
}
