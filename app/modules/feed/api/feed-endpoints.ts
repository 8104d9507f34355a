import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { audiences } from "../domain/audience.ts";
import { ids } from "../domain/ids.ts";
import { postKinds } from "../domain/post.ts";
import { predictAudience, predictKind } from "../domain/predict.ts";
import { feedFilters, feedPage, isFeedCursor } from "../queries/feed-page.ts";
import { findPost } from "../queries/post-detail.ts";
import { postShape, presentPost } from "./present.ts";
import { createPost } from "../use-cases/create-post.ts";
import { deletePost, restorePost } from "../use-cases/delete-post.ts";
import { editPost } from "../use-cases/edit-post.ts";
import { decideInput, decideReports } from "../use-cases/moderate.ts";
import { reportPost, reportPostInput } from "../use-cases/report-post.ts";
import { createPostInput, editPostInput, onePostInput } from "../use-cases/post-input.ts";
import { reactInput, reactToPost } from "../use-cases/react-to-post.ts";

const can = feature("FEED");

const doneShape = z.object({ postId: ids.post });
const predictInput = z.object({
  text: z.string().max(5_000).describe("What is about to be posted."),
  mentions: z.number().int().min(0).max(20).default(0).describe("How many people it names."),
});

/** The feed, over `/api/v1`. Comments on posts are at `/comments`, about `FeedPost`. */
export const feedEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/feed/posts",
      can,
      summary: "The posts you read, newest first.",
      input: feedFilters.extend({ after: cursorInput(isFeedCursor), limit: limitInput }),
      output: listShape(postShape),
      run: async (context, { limit, ...asked }) => {
        const { posts, older } = await feedPage(context, asked, limit);
        return { items: posts.map(presentPost), nextCursor: older };
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/feed/posts",
    can,
    summary: "Posts something. Whom it names is told; who would not read it cannot be named.",
    input: createPostInput,
    output: doneShape,
    creates: "/feed/posts/:postId",
    run: (context, input) => createPost(context, input),
  }),
  endpoint({
    method: "POST",
    path: "/feed/predictions",
    can,
    summary: "What a text most likely is and for whom, by rules; nothing is stored.",
    input: predictInput,
    output: z.object({
      kind: z
        .object({
          value: z.enum(postKinds).describe("What it is."),
          because: z.string().describe("The words of it that say so."),
        })
        .nullable()
        .describe("What it most likely is; null where nothing says so."),
      audience: z
        .object({
          value: z.enum(audiences).describe("For whom."),
          because: z.string().describe("The words of it that say so."),
        })
        .nullable()
        .describe("For whom it most likely is; null where nothing says so."),
    }),
    run: async (_, { text, mentions }) => ({
      kind: predictKind(text, mentions),
      audience: predictAudience(text, mentions),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/feed/posts/:postId",
    can,
    summary: "One post.",
    input: onePostInput,
    output: postShape,
    run: async (context, { postId }) => presentPost(await findPost(context, postId)),
  }),
  endpoint({
    method: "PUT",
    path: "/feed/posts/:postId",
    can,
    summary: "Rewords a post of your own; what it said before is kept, and whom it names anew is told.",
    input: editPostInput,
    output: doneShape.extend({ version: versionShape }),
    run: (context, input) => editPost(context, input),
  }),
  endpoint({
    method: "DELETE",
    path: "/feed/posts/:postId",
    can,
    summary: "Deletes a post of your own, or as a moderator. It can be restored for 30 days.",
    input: onePostInput.extend({ version: versionRead }),
    output: doneShape,
    run: deletePost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/restore",
    can,
    summary: "Restores a post that you deleted.",
    input: onePostInput,
    output: doneShape,
    run: restorePost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/reactions",
    can,
    summary: "Puts a mark of yours on a post, or with has=false takes it off.",
    input: reactInput,
    output: doneShape.extend({ changed: z.boolean().describe("Whether anything was changed.") }),
    run: reactToPost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/reports",
    can,
    summary: "Reports a post, or a comment on it, to the moderators, who may see it then.",
    input: reportPostInput,
    output: z.object({ reportId: ids.report }),
    run: reportPost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/decision",
    can: mayEver("moderate", "Feed"),
    summary: "Decides the reports of a post, or of a comment on it: it stays, or it is removed.",
    input: decideInput,
    output: doneShape,
    run: decideReports,
  }),
];
