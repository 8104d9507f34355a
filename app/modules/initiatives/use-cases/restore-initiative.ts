import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { restorable } from "#app/platform/data/soft-deletion.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { recordTaskChanges } from "../data/task-changes.ts";
import type { OneInitiative } from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Brings back a deleted task with the parts that went with it; a part alone only while its task stands. */
export async function restoreInitiative(
  context: Context,
  { initiativeId }: OneInitiative,
): Promise<{ initiativeId: string }> {
  await authorize(context, "delete", await requireInitiativeFacts(context, initiativeId));
  const deleted = await firstRow<{ deletedAt: string; parentGone: boolean }>(
    context,
    sql`select i.deleted_at as "deletedAt", exists (select from {initiative} p where p.id = i.parent_id
      and p.deleted_at is not null) as "parentGone"
       from {initiative} i where i.id = ${initiativeId} and ${restorable(context, sql`i.deleted_at`)} for update`,
  );
  if (!deleted) throw notFound("Deleted initiative");
  if (deleted.parentGone) throw conflict("initiatives.parent-deleted", "The task it belongs to is deleted.");
  await context.rows(
    sql`update {initiative} set deleted_at = null, updated_at = ${context.clock.now()}, version = version + 1
      where deleted_at = ${deleted.deletedAt} and (id = ${initiativeId} or parent_id = ${initiativeId})`,
  );
  await recordTaskChanges(context, initiativeId, [{ field: "deleted", before: true, after: false }]);
  await writeDown(
    context,
    "initiatives.restored",
    { initiativeId },
    { action: "restore", subject: "Initiative", id: initiativeId },
  );
  return { initiativeId };
}
