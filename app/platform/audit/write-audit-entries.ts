import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { AuditEntry, AuditWriter } from "./write-audit-entry.ts";

/** As `writeAuditEntry`, many in one statement, in this order. */
export async function writeAuditEntries(
  { actor, clock, requestId, rows }: AuditWriter,
  entries: readonly AuditEntry[],
): Promise<void> {
  const at = clock.now().toISOString();
  await insertRows(
    { rows },
    "audit_entry",
    "at timestamptz, actor_id uuid, action text, subject_type text, subject_id uuid, detail jsonb, request_id text",
    entries.map(({ action, subjectType, subjectId, detail = {} }) => ({
      at,
      actor_id: actor.employeeId,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      detail,
      request_id: requestId,
    })),
  );
}
