import type { Context } from "#app/platform/context/context.ts";
import { recordTaskChanges } from "../data/task-changes.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import type { OneInitiative } from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Notes that a task is done, today where the actor is. A task that was done already stays as it was. */
export async function completeInitiative(
  context: Context,
  { initiativeId }: OneInitiative,
): Promise<{ initiativeId: string }> {
  const { initiative } = await requireAllowed(context, "complete", initiativeId);
  if (initiative.completedOn !== null) return { initiativeId };
  const now = context.clock.now();
  await context.rows(
    sql`update {initiative} set completed_on = ${context.today()}, completed_at = ${now},
      completed_by = ${context.actor.employeeId}, updated_at = ${now}, version = version + 1
      where id = ${initiativeId}`,
  );
  await recordTaskChanges(context, initiativeId, [{ field: "completed", before: false, after: true }]);
  await writeDown(
    context,
    "initiatives.completed",
    { initiativeId },
    { action: "complete", subject: "Initiative", id: initiativeId },
  );
  return { initiativeId };
}
