import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ThreadScreen } from "../components/thread-screen.tsx";
import { threadPage, threadPageInput } from "../queries/comment-thread.ts";
import { addComment, addCommentInput } from "../use-cases/add-comment.ts";
import { deleteComment, oneCommentInput } from "../use-cases/delete-comment.ts";
import { editComment, editCommentInput } from "../use-cases/edit-comment.ts";
import { restoreComment } from "../use-cases/restore-comment.ts";

export const loader = page({ can: signedIn, input: threadPageInput, load: threadPage });

/** Where what is done with the comments on any record is sent, wherever they are shown. */
export const action = command({
  can: signedIn,
  intents: {
    "add-comment": { input: addCommentInput, run: addComment },
    "edit-comment": { input: editCommentInput, run: editComment },
    "delete-comment": { input: oneCommentInput, run: deleteComment },
    "restore-comment": { input: oneCommentInput, run: restoreComment },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.title} · Cairn` : "Cairn" }];

export default function Thread() {
  return <ThreadScreen page={useLoaderData<typeof loader>()} />;
}
