import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";

/** What was done to a token, for the company's audit log. */
export function auditToken(context: Context, { id, action }: { id: string; action: string }): Promise<void> {
  return writeAuditEntry(context, { action, subjectType: "AccessToken", subjectId: id });
}
