import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { kindFacts, tagKinds, type OfferedTag, type TagKind } from "../domain/tag.ts";
import { deletedTags, type DeletedTag } from "./deleted-tags.ts";
import { keptTags, keptTagsInput, type KeptTag } from "./kept-tags.ts";
import { offeredTags } from "./offered-tags.ts";
import { tagDetail, type TagDetail } from "./tag-detail.ts";

const tagAsked = z.uuid().optional().catch(undefined);
export const tagsPageInput = keptTagsInput.extend({
  kind: keptTagsInput.shape.kind.optional(),
  add: z.string().optional(),
  edit: tagAsked,
  delete: tagAsked,
});

export type TagsPage = {
  kind: TagKind;
  /** Those the actor keeps. */
  kinds: TagKind[];
  text: string;
  tags: KeptTag[];
  /** Those that can still be restored. */
  deleted: DeletedTag[];
  /** What a tag may stand below; empty while no form is open. */
  parents: OfferedTag[];
  adding: boolean;
  editing: string | null;
  /** The tag that is asked about before it goes; null once it is gone. */
  deleting: TagDetail | null;
};

/** The tags the actor keeps, of one kind at a time. */
export async function tagsPage(
  context: Context,
  { kind: asked, text = "", add, edit, delete: going }: Partial<z.output<typeof tagsPageInput>>,
  gatherings: Pick<Gatherings, "carrierCounts">,
): Promise<TagsPage> {
  const ability = await context.ability();
  const kinds = tagKinds.filter((tagKind) => ability.decide("edit", { kind: "Tag", tagKind }).allowed);
  const kind = asked ?? kinds[0] ?? "GOAL";
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  const open = add !== undefined || edit !== undefined;
  const parents = open
    ? (await offeredTags(context, kindFacts[kind].on)).filter(
        (one) => one.kind === kind && one.parent === null && one.id !== edit,
      )
    : [];
  const tags = await keptTags(context, { kind, text }, gatherings);
  return {
    kind,
    kinds,
    text,
    tags,
    deleted: await deletedTags(context, { kind }),
    parents,
    adding: add !== undefined,
    editing: edit ?? null,
    deleting: tags.some(({ id }) => id === going) ? await tagDetail(context, { tagId: going! }, gatherings) : null,
  };
}
