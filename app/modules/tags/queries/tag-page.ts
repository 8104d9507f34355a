import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { carriersOnPage, type Carriers } from "#app/platform/contributions/carriers.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { sliceOfPage, pageInput } from "#app/platform/http/paging.ts";
import { kindFacts } from "../domain/tag.ts";
import { tagDetail, type TagDetail } from "./tag-detail.ts";

export const tagPageInput = z.object({
  tagId: ids.tag,
  page: pageInput,
});

export type TagPage = { tag: TagDetail; carriers: Carriers; page: number; pageSize: number };

/** A tag and the records that have it, or one below it, as far as the actor may see them. */
export async function tagPage(
  context: Context,
  { tagId, page }: z.output<typeof tagPageInput>,
  gatherings: Gatherings,
  slice = sliceOfPage(page, carriersOnPage),
): Promise<TagPage> {
  const tag = await tagDetail(context, { tagId }, gatherings);
  const carriers = await gatherings.carriers(context, kindFacts[tag.kind].on, tagId, slice);
  return { tag, carriers: carriers ?? { hits: [], count: 0, list: null }, page, pageSize: carriersOnPage };
}
