import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { recordTaskChanges } from "../data/task-changes.ts";
import { initiativeEvent } from "../events.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import type { OneInitiative } from "./initiative-input.ts";
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
  await recordEvent(context, initiativeEvent("initiatives.reopened", { initiativeId }));
  await writeAuditEntry(context, { action: "initiatives.reopen", subjectType: "Initiative", subjectId: initiativeId });
  return { initiativeId };
}
