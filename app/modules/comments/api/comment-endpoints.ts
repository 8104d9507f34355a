import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { requireCommented } from "../data/commented-record.ts";
import { ids } from "../domain/ids.ts";
import { commentsOn, findComment, isCommentCursor } from "../queries/comment-thread.ts";
import { findMentionable, findMentionableInput } from "../queries/find-mentionable.ts";
import { addComment, addCommentInput } from "../use-cases/add-comment.ts";
import { deleteComment, oneCommentInput } from "../use-cases/delete-comment.ts";
import { editComment, editCommentInput } from "../use-cases/edit-comment.ts";
import { restoreComment } from "../use-cases/restore-comment.ts";

const said = z.object({
  id: recordId.describe("The id of the comment."),
  author: personShape.describe("Who wrote it."),
  body: z
    .string()
    .describe("What is said, as plain text; people are named as `@` and their name.")
    .meta({ example: "@Asha Rao, which customers does this count?" }),
  mentions: z
    .array(personShape)
    .describe("The people whom the text names, as it calls them, in the order in which it does."),
  createdAt: moment.describe("When it was written, in UTC."),
  edited: z.boolean().describe("Whether it was reworded since."),
  version: versionShape,
  mayEdit: z.boolean().describe("Whether you may reword it."),
  mayDelete: z.boolean().describe("Whether you may delete it."),
});
const saidShape = said.meta({ id: "CommentInThread" });
const commentShape = said.extend({ about: ids.about, record: ids.record }).meta({ id: "Comment" });
const doneShape = z.object({ commentId: ids.comment });

/** Comments on records of any kind, over `/api/v1`. What may be done with them is decided by the record's own room. */
export const commentEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/comments",
      can: signedIn,
      summary: "The comments on a record that you may see, newest first.",
      input: z.object({
        about: ids.about,
        record: ids.record,
        after: cursorInput(isCommentCursor),
        limit: limitInput,
      }),
      output: listShape(saidShape),
      run: async (context, { about, record, after, limit }) => {
        const commented = await requireCommented(context, "view", { about, record });
        const { rows, next } = await commentsOn(context, { about, record }, commented, { after }, limit);
        return { items: rows, nextCursor: next };
      },
    }),
    { of: ["about", "record"] },
  ),
  endpoint({
    method: "POST",
    path: "/comments",
    can: signedIn,
    summary:
      "Comments on a record that you may comment on. Whom it names is told, and whom the record concerns; who " +
      "may not see the record cannot be named.",
    input: addCommentInput,
    output: doneShape,
    creates: "/comments/:commentId",
    run: addComment,
  }),
  endpoint({
    method: "GET",
    path: "/comments/people",
    can: signedIn,
    summary:
      "People who may be named in a comment on a record: who may see it, those it concerns first; at most eight.",
    input: findMentionableInput,
    output: z.object({
      people: z
        .array(personShape.extend({ role: z.string().nullable().describe("What they do in the company.") }))
        .describe("The people, those whom the record concerns first."),
    }),
    run: async (context, input) => ({ people: await findMentionable(context, input) }),
  }),
  endpoint({
    method: "GET",
    path: "/comments/:commentId",
    can: signedIn,
    summary: "One comment, with the record it is about.",
    input: oneCommentInput,
    output: commentShape,
    run: (context, { commentId }) => findComment(context, commentId),
  }),
  endpoint({
    method: "PUT",
    path: "/comments/:commentId",
    can: signedIn,
    summary: "Rewords a comment of your own; whom it names anew is told.",
    input: editCommentInput,
    output: doneShape,
    run: editComment,
  }),
  endpoint({
    method: "DELETE",
    path: "/comments/:commentId",
    can: signedIn,
    summary: "Deletes a comment of your own, or any where you administer the records. It can be restored for 30 days.",
    input: oneCommentInput.extend({ version: versionRead }),
    output: doneShape,
    run: deleteComment,
  }),
  endpoint({
    method: "POST",
    path: "/comments/:commentId/restore",
    can: signedIn,
    summary: "Restores a comment that you deleted, or any where you administer the records.",
    input: oneCommentInput,
    output: doneShape,
    run: restoreComment,
  }),
];
