import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { peopleTagCatalogue } from "../data/people-tags.ts";
import { ids } from "../domain/ids.ts";
import { addPeopleTagInput } from "./add-people-tag.ts";

export const editPeopleTagInput = addPeopleTagInput.extend({ tagId: ids.tag, version: versionRead });
export type EditPeopleTagInput = z.output<typeof editPeopleTagInput>;

/** A tag has another name or colour, for everybody who has it. */
export async function editPeopleTag(
  context: Context,
  { tagId, version, ...tag }: EditPeopleTagInput,
): Promise<{ tagId: string }> {
  return { tagId: await peopleTagCatalogue.save(context, tagId, tag, version) };
}
