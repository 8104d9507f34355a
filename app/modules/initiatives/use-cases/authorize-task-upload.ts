import { authorizeBulkUpload, mayBulkUpload } from "#app/modules/goals/index.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";

/** Whom the access template of goals is not asked of: who administers tasks, and everybody where goals are not in use. */
const needsNoTemplate = ({ adminAccesses, features }: Actor) =>
  adminAccesses.includes("TASK_ADMIN") || !features.includes("GOAL");

/** Many tasks at once are given in a file by whoever the access template lets; each line is decided as if it were typed. */
export async function authorizeTaskUpload(context: Context): Promise<void> {
  if (!needsNoTemplate(context.actor)) await authorizeBulkUpload(context, ["INITIATIVES"]);
}

/** The same, asked rather than demanded: for buttons. */
export async function mayUploadTasks(context: Context): Promise<boolean> {
  return needsNoTemplate(context.actor) || mayBulkUpload(context, ["INITIATIVES"]);
}
