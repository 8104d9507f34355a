import { z } from "zod";
import { mentionsInput, namingTextInput } from "#app/modules/comments/index.ts";
import { competencyInput } from "#app/modules/feedback/index.ts";
import { filesInput, removedFilesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { audiences } from "../domain/audience.ts";
import { gifs } from "../domain/gifs.ts";
import { ids } from "../domain/ids.ts";
import { longestPost, postKinds } from "../domain/post.ts";

export const bodyInput = namingTextInput(longestPost, "feed.empty")
  .describe("What is said, as plain text: people as `@` and their name, hashtags as `#launch`.")
  .meta({ example: "Thank you @Asha Rao for the #launch" });

export const createPostInput = z.object({
  body: bodyInput,
  mentions: mentionsInput,
  kind: z.enum(postKinds).default("POST").describe("A post, praise (KUDOS) or advice (FEEDBACK) for whom it names."),
  audience: z
    .enum(audiences)
    .default("ORGANIZATION")
    .describe("Who reads it: everybody, the author's team, the author's peers, or only PEOPLE it names."),
  gif: z
    .union([z.enum(gifs), ids.gif])
    .optional()
    .describe("One of the animations that ship with the product, or the id of a GIF of the company."),
  tagIds: z.array(ids.tag).max(5).default([]).describe("Tags of the company that it is about."),
  competencyId: competencyInput.describe("The id of the competency that praise is for; of KUDOS alone."),
});
export type CreatePostInput = z.output<typeof createPostInput>;
const listed = (sent: unknown) => (sent === undefined || sent === "" ? [] : [sent].flat());
export const createPostForm = createPostInput.extend({
  pictures: filesInput,
  gif: z.preprocess((sent) => (sent === "" ? undefined : sent), createPostInput.shape.gif),
  tagIds: z.preprocess(listed, z.array(ids.tag).max(5)),
});

export const editPostInput = z.object({
  postId: ids.post,
  body: bodyInput,
  mentions: mentionsInput,
  competencyId: competencyInput.describe(
    "The id of the competency that praise is for; of KUDOS alone. Null for none; left out, it stays as it is.",
  ),
  version: versionRead,
});
export type EditPostInput = z.output<typeof editPostInput>;
export const editPostForm = editPostInput.extend({
  pictures: filesInput,
  removedPictures: removedFilesInput,
});

export const onePostInput = z.object({ postId: ids.post });
export type OnePostInput = z.output<typeof onePostInput>;
