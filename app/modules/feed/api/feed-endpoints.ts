import { z } from "zod";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { audiences, visibilityOf } from "../domain/audience.ts";
import { ids } from "../domain/ids.ts";
import { postKinds } from "../domain/post.ts";
import { predictAudience, predictKind } from "../domain/predict.ts";
import { feedFilters, feedPage, isFeedCursor } from "../queries/feed-page.ts";
import { findPost } from "../queries/post-detail.ts";
import type { PostView } from "../queries/post-row.ts";
import { createPost } from "../use-cases/create-post.ts";
import { deletePost, restorePost } from "../use-cases/delete-post.ts";
import { editPost } from "../use-cases/edit-post.ts";
import { decideInput, decideReports, reportPost, reportPostInput } from "../use-cases/moderate.ts";
import { createPostInput, editPostInput, onePostInput } from "../use-cases/post-input.ts";
import { reactInput, reactToPost } from "../use-cases/react-to-post.ts";

const act = z.object({
  canPerform: z.boolean().describe("Whether you may do it."),
  reason: z.string().nullable().describe("Why not: `card`, `own-post` or `not-yours`; null where you may."),
});

const postShape = z
  .object({
    id: recordId.describe("The id of the post."),
    kind: z.enum([...postKinds, "CARD"]).describe("What it is; a CARD the product wrote by itself."),
    audience: z.enum(audiences).describe("Who reads it."),
    visibilityType: z.enum(["GLOBAL", "PRIVATE"]).describe("PRIVATE is read by its author and whom it names alone."),
    author: personShape.nullable().describe("Who wrote it; null for a CARD."),
    body: z.string().describe("What is said, as plain text; people as `@` and their name, hashtags as `#launch`."),
    card: z
      .object({
        type: z.enum(["ANNIVERSARY", "GOAL"]).describe("What it tells of: a work anniversary, or an achieved goal."),
        person: personShape.nullable().describe("Whose anniversary it is."),
        years: z.number().nullable().describe("How many years."),
        goal: z
          .object({ id: recordId.describe("The id of the goal."), title: z.string().describe("The goal's title.") })
          .nullable()
          .describe("Which goal was achieved."),
      })
      .nullable()
      .describe("What a CARD tells of; null for others."),
    mentions: z.array(personShape).describe("The people whom the text names."),
    hashtags: z
      .array(z.object({ id: ids.hashtag, name: z.string().describe("Without the #.") }))
      .describe("The hashtags of the text."),
    media: z
      .array(
        z.object({
          id: recordId.describe("The id of the file."),
          type: z.enum(["IMAGE", "GIF"]).describe("Whether it moves."),
          fileName: z.string().describe("What it is called."),
        }),
      )
      .describe("The pictures of the post."),
    reactions: z
      .array(
        z.object({
          kind: z.string().describe("`LIKE`, `LOVE`, `CELEBRATE`, `IDEA` or `APPLAUSE`."),
          count: z.number().describe("How many people said so."),
          mine: z.boolean().describe("Whether you did."),
        }),
      )
      .describe("What people said by a mark."),
    commentsCount: z.number().describe("How many comments it has."),
    postedAt: moment.describe("When it was posted, in UTC."),
    edited: z.boolean().describe("Whether it was reworded since."),
    version: versionShape,
    actions: z
      .object({
        react: act.describe("Whether you may put a mark on it."),
        applaud: act.describe("Whether you may applaud it."),
        edit: act.describe("Whether you may reword it."),
        delete: act.describe("Whether you may delete it."),
        report: act.describe("Whether you may report it to the moderators."),
      })
      .describe("What you may do with it, and why not."),
  })
  .meta({ id: "FeedPost" });

function present({ acts, pictures, card, commentCount, ...post }: PostView): z.input<typeof postShape> {
  const told = ({ may, reason }: { may: boolean; reason: string | null }) => ({ canPerform: may, reason });
  return {
    ...post,
    visibilityType: visibilityOf(post.audience),
    card: card && {
      type: card.type,
      person: card.type === "ANNIVERSARY" ? card.person : null,
      years: card.type === "ANNIVERSARY" ? card.years : null,
      goal: card.type === "GOAL" ? card.goal : null,
    },
    media: pictures.flatMap(({ id, kind, fileName }) => (kind === "DOCUMENT" ? [] : [{ id, type: kind, fileName }])),
    commentsCount: commentCount,
    actions: {
      react: told(acts.react),
      applaud: told(acts.applaud),
      edit: told(acts.edit),
      delete: told(acts.delete),
      report: told(acts.report),
    },
  };
}

const doneShape = z.object({ postId: ids.post });
const predictInput = z.object({
  text: z.string().max(5_000).describe("What is about to be posted."),
  mentions: z.number().int().min(0).max(20).default(0).describe("How many people it names."),
});

/** The feed, over `/api/v1`. Comments on posts are at `/comments`, about `FeedPost`. */
export const feedEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/feed/posts",
    can: signedIn,
    summary: "The posts you read, newest first.",
    input: feedFilters.extend({ after: cursorInput(isFeedCursor), limit: limitInput }),
    output: listShape(postShape),
    run: async (context, { limit, ...asked }) => {
      const { posts, older } = await feedPage(context, asked, limit);
      return { items: posts.map(present), nextCursor: older };
    },
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts",
    can: signedIn,
    summary: "Posts something. Whom it names is told; who would not read it cannot be named.",
    input: createPostInput,
    output: doneShape,
    creates: "/feed/posts/:postId",
    run: (context, input) => createPost(context, input),
  }),
  endpoint({
    method: "POST",
    path: "/feed/predictions",
    can: signedIn,
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
    can: signedIn,
    summary: "One post.",
    input: onePostInput,
    output: postShape,
    run: async (context, { postId }) => present(await findPost(context, postId)),
  }),
  endpoint({
    method: "PUT",
    path: "/feed/posts/:postId",
    can: signedIn,
    summary: "Rewords a post of your own; what it said before is kept, and whom it names anew is told.",
    input: editPostInput,
    output: doneShape.extend({ version: versionShape }),
    run: (context, input) => editPost(context, input),
  }),
  endpoint({
    method: "DELETE",
    path: "/feed/posts/:postId",
    can: signedIn,
    summary: "Deletes a post of your own, or as a moderator. It can be restored for 30 days.",
    input: onePostInput,
    output: doneShape,
    run: deletePost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/restore",
    can: signedIn,
    summary: "Restores a post that you deleted.",
    input: onePostInput,
    output: doneShape,
    run: restorePost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/reactions",
    can: signedIn,
    summary: "Puts a mark of yours on a post, or with has=false takes it off.",
    input: reactInput,
    output: doneShape.extend({ changed: z.boolean().describe("Whether anything was changed.") }),
    run: reactToPost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/reports",
    can: signedIn,
    summary: "Reports a post to the moderators, who may see it then.",
    input: reportPostInput,
    output: z.object({ reportId: ids.report }),
    run: reportPost,
  }),
  endpoint({
    method: "POST",
    path: "/feed/posts/:postId/decision",
    can: mayEver("moderate", "Feed"),
    summary: "Decides the reports of a post: it stays, or it is removed.",
    input: decideInput,
    output: doneShape,
    run: decideReports,
  }),
];
