import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { recordTaskChanges } from "../data/task-changes.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import type { OneInitiative } from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes a task and its parts out of sight, to be restored together: the moment marks what went together. */
export async function deleteInitiative(
  context: Context,
  { initiativeId, version }: AsRead<OneInitiative>,
): Promise<{ initiativeId: string }> {
  await requireAllowed(context, "delete", initiativeId);
  const held = await firstRow<{ id: string; version: number }>(
    context,
    sql`select id, version from {initiative} where id = ${initiativeId} and deleted_at is null for update`,
  );
  if (!held) throw notFound("Initiative");
  await requireUnchanged(context, held, { version, subject: "Initiative", changedBy: ["initiatives.edit"] });
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
