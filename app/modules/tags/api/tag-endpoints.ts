import { withChanges } from "#app/platform/lists/followed-list.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pageOfAll, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { keptTags, keptTagsInput } from "../queries/kept-tags.ts";
import { deletedTags, deletedTagsInput } from "../queries/deleted-tags.ts";
import { tagDetail } from "../queries/tag-detail.ts";
import { tagPage, tagPageInput } from "../queries/tag-page.ts";
import { addTag, addTagInput } from "../use-cases/add-tag.ts";
import { archiveTag, archiveTagInput } from "../use-cases/archive-tag.ts";
import { deleteTag, oneTagInput } from "../use-cases/delete-tag.ts";
import { editTag, editTagInput } from "../use-cases/edit-tag.ts";
import { restoreTag } from "../use-cases/restore-tag.ts";
import { tagKinds } from "../domain/tag.ts";
import { carrierShape, deletedTagShape, keptTagShape, oneTag, tagDetailShape } from "./present.ts";

const view = mayEver("view", "Tag");
const can = mayEver("edit", "Tag");

/** Tags, whatever they speak of: read by everybody who has the module, made by its administrators. */
export const tagEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/tags",
      can: view,
      summary: "The tags of a kind, archived ones last, with on how many records each stands.",
      input: keptTagsInput.extend(pagingInput.shape),
      output: listShape(keptTagShape),
      run: async (context, input, gatherings) => pageOfAll(await keptTags(context, input, gatherings), input),
    }),
    {
      summary:
        "Tags of all kinds the caller has by when they changed, oldest first, and those that are gone: to follow them.",
      parts: tagKinds.map((kind) => ({ kind })),
    },
  ),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/tags/deleted",
      can,
      summary: "The deleted tags of a kind that can still be restored, the last deleted first.",
      input: deletedTagsInput.extend(pagingInput.shape),
      output: listShape(deletedTagShape),
      run: async (context, input) => pageOfAll(await deletedTags(context, input), input),
    }),
    { parts: tagKinds.map((kind) => ({ kind })) },
  ),
  endpoint({
    method: "GET",
    path: "/tags/:tagId",
    can: view,
    summary: "A tag, with the tags below it.",
    input: oneTagInput,
    output: tagDetailShape,
    run: tagDetail,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/tags/:tagId/records",
      can: view,
      summary: "The goals or tasks that have a tag, or one below it, as far as you may see them.",
      input: tagPageInput.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(carrierShape, { total: totalShape }),
      run: async (context, input, gatherings) => {
        const slice = sliceOf(input);
        const {
          carriers: { count, hits },
        } = await tagPage(context, { ...input, page: 1 }, gatherings, slice);
        const items = hits.map(({ title, subtitle, link }) => ({ title, owners: subtitle, link }));
        return { ...pageOf(items, count, slice), total: count };
      },
    }),
    { key: "link" },
  ),
  endpoint({
    method: "POST",
    path: "/tags",
    can,
    summary: "Adds a tag, below another one where parentId is given.",
    input: addTagInput,
    output: oneTag,
    creates: "/tags/:tagId",
    run: addTag,
  }),
  endpoint({
    method: "PUT",
    path: "/tags/:tagId",
    can,
    summary: "Words a tag otherwise, wherever it stands.",
    input: editTagInput,
    output: oneTag,
    run: editTag,
  }),
  endpoint({
    method: "PUT",
    path: "/tags/:tagId/archived",
    can,
    summary: "Takes a tag out of use, or back into it.",
    input: archiveTagInput,
    output: oneTag,
    run: archiveTag,
  }),
  endpoint({
    method: "DELETE",
    path: "/tags/:tagId",
    can,
    summary: "Deletes a tag: it is gone from every record, and can be restored for 30 days.",
    input: oneTagInput.extend({ version: versionRead }),
    output: oneTag,
    run: deleteTag,
  }),
  endpoint({
    method: "POST",
    path: "/tags/:tagId/restore",
    can,
    summary: "Restores a deleted tag on the records that had it.",
    input: oneTagInput,
    output: oneTag,
    run: restoreTag,
  }),
];
