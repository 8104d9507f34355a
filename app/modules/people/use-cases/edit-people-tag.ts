import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { announceTag, holdTag, refuseTagTaken } from "../data/people-tags.ts";
import { addPeopleTagInput } from "./add-people-tag.ts";
import { sql } from "#tenancy/sql.ts";

export const editPeopleTagInput = addPeopleTagInput.extend({ tagId: ids.tag });
export type EditPeopleTagInput = z.output<typeof editPeopleTagInput>;

/** A tag has another name or colour, for everybody who has it. */
export async function editPeopleTag(
  context: Context,
  { tagId, name, color }: EditPeopleTagInput,
): Promise<{ tagId: string }> {
  await authorize(context, "edit", { kind: "PeopleTags" });
  await lockCompanyShape(context);
  const former = await holdTag(context, tagId);
  await refuseTagTaken(context, name, tagId);
  await context.rows(sql`update {people_tag} set name = ${name}, color = ${color} where id = ${tagId}`);
  await announceTag(context, { tagId, change: "EDITED" }, "people.edit-people-tag", {
    name,
    color,
    former: former.name,
  });
  return { tagId };
}
