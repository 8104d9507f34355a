import type { Context } from "#app/platform/context/context.ts";
import { recordTaskChanges } from "../data/task-changes.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import type { OneInitiative } from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes a task and its parts out of sight, to be restored together: the moment marks what went together. */
export async function deleteInitiative(
  context: Context,
  { initiativeId }: OneInitiative,
): Promise<{ initiativeId: string }> {
  await requireAllowed(context, "delete", initiativeId);
  const now = context.clock.now();
  await context.rows(
    sql`update {initiative} set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where deleted_at is null
      and (id = ${initiativeId} or parent_id = ${initiativeId})`,
  );
  await recordTaskChanges(context, initiativeId, [{ field: "deleted", before: false, after: true }]);
  await writeDown(
    context,
    "initiatives.deleted",
    { initiativeId },
    { action: "delete", subject: "Initiative", id: initiativeId },
  );
  return { initiativeId };
}
