import type { Context } from "#app/platform/context/context.ts";
import { recordTaskChanges } from "../data/task-changes.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import type { OneInitiative } from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes "done" back. A task that is open stays as it is. */
export async function reopenInitiative(
  context: Context,
  { initiativeId }: OneInitiative,
): Promise<{ initiativeId: string }> {
  const { initiative } = await requireAllowed(context, "complete", initiativeId);
  if (initiative.completedOn === null) return { initiativeId };
  await context.rows(
    sql`update {initiative} set completed_on = null, completed_at = null, completed_by = null,
      updated_at = ${context.clock.now()}, version = version + 1 where id = ${initiativeId}`,
  );
  await recordTaskChanges(context, initiativeId, [{ field: "completed", before: true, after: false }]);
  await writeDown(
    context,
    "initiatives.reopened",
    { initiativeId },
    { action: "reopen", subject: "Initiative", id: initiativeId },
  );
  return { initiativeId };
}
