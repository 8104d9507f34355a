import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { tagKinds, type OfferedTag, type TagKind } from "../domain/tag.ts";
import { keptTags, keptTagsInput, type KeptTag } from "./kept-tags.ts";
import { offeredTags } from "./offered-tags.ts";

export const tagsPageInput = keptTagsInput.partial().extend({ add: z.string().optional(), edit: z.uuid().optional().catch(undefined) });

export type TagsPage = {
  kind: TagKind;
  /** Those the actor keeps. */
  kinds: TagKind[];
  text: string;
  tags: KeptTag[];
  /** What a tag may stand below; empty while no form is open. */
  parents: OfferedTag[];
  adding: boolean;
  editing: string | null;
};

/** The tags the actor keeps, of one kind at a time. */
export async function tagsPage(context: Context, { kind: asked, text, add, edit }: z.output<typeof tagsPageInput>): Promise<TagsPage> {
  const ability = await context.ability();
  const kinds = tagKinds.filter((tagKind) => ability.decide("edit", { kind: "Tag", tagKind }).allowed);
  const kind = asked ?? kinds[0] ?? "GOAL";
  await authorize(context, "edit", { kind: "Tag", tagKind: kind });
  const open = add !== undefined || edit !== undefined;
  const parents = open ? (await offeredTags(context, kind)).filter(({ parent, id }) => parent === null && id !== edit) : [];
  return { kind, kinds, text: text ?? "", tags: await keptTags(context, { kind, text }), parents, adding: add !== undefined, editing: edit ?? null };
}
