import type { Context } from "#app/platform/context/context.ts";
import { addComment } from "../use-cases/add-comment.ts";

/** Says something about a record, as whoever the context is of. */
export function commentOn(
  context: Context,
  about: string,
  record: string,
  body: string,
  mentions: string[] = [],
): Promise<{ commentId: string }> {
  return addComment(context, { about, record, body, mentions });
}
