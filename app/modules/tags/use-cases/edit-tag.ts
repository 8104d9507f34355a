import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { tagCatalogue } from "../data/tag-catalogue.ts";
import { ids } from "../domain/ids.ts";
import { tagInput } from "./tag-input.ts";

export const editTagInput = tagInput.extend({ tagId: ids.tag, version: versionRead });
export type EditTagInput = z.output<typeof editTagInput>;

/** A tag is worded otherwise, everywhere it stands. */
export async function editTag(context: Context, { tagId, version, ...tag }: EditTagInput): Promise<{ tagId: string }> {
  return { tagId: await tagCatalogue.save(context, tagId, tag, version) };
}
