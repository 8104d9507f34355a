import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { tagGoal } from "./tag-goal.ts";

/**
 * A new goal is given its tags, with the right and the history that giving them afterwards has; a tag that cannot be
 * given is refused beside its field.
 */
export async function tagNew(context: Context, goalId: string, tagIds: readonly string[]): Promise<void> {
  try {
    for (const tagId of new Set(tagIds)) await tagGoal(context, { goalId, tagId, has: true });
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith("tags.")) throw error;
    throw new AppError(error.code, error.status, error.message, { ...error.details, fields: { tagIds: error.code } });
  }
}
