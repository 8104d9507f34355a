import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Commented } from "../domain/comment.ts";

export type CommentedFacts = { commentable: Commentable; facts: AbilitySubject };

/**
 * A record, if the actor may do this with it; 404 where there is no such kind in the modules they have, no such record, or
 * none that they may see.
 */
export async function requireCommented(
  context: Context,
  action: "view" | "comment",
  { about, record }: Commented,
): Promise<CommentedFacts> {
  const commentable = requireCommentable(context, about);
  const facts = await commentable.facts(context, record);
  await authorize(context, action, facts);
  return { commentable, facts };
}

export function requireCommentable({ commentables }: Pick<Context, "commentables">, about: string): Commentable {
  if (!Object.hasOwn(commentables, about)) throw notFound(about);
  return commentables[about]!;
}

/** A comment on the record, as rules test it. */
export function commentFacts({ commentable, facts }: CommentedFacts, authorId: string): AbilitySubject {
  return { ...facts, kind: commentable.comment, authorId };
}
