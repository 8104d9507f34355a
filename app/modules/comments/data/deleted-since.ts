import type { Context } from "#app/platform/context/context.ts";
import { daysToRestore } from "../domain/comment.ts";

/** What was deleted after this moment can still be restored. */
export function deletedSince({ clock }: Pick<Context, "clock">): Date {
  return new Date(clock.now().getTime() - daysToRestore * 86_400_000);
}
