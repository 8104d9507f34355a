import type { Commented } from "./domain/comment.ts";

/** A comment was added, reworded, deleted or restored. Those it names anew are told: of what is deleted or restored, nobody. */
export type CommentEvent = {
  readonly name: "comments.added" | "comments.edited" | "comments.deleted" | "comments.restored";
  readonly payload: Commented & { readonly commentId: string; readonly mentionedIds: readonly string[] };
};
