import type { Context } from "#app/platform/context/context.ts";

export type AuditEntry = {
  /** The use-case, as `goals.check-in`. */
  action: string;
  subjectType: string;
  subjectId: string | null;
  /** What changed; never free text of people, never secrets. */
  detail?: Record<string, unknown>;
};

/** Adds to the tenant's audit log, which its role may extend but never rewrite. */
export async function writeAuditEntry(context: Context, entry: AuditEntry): Promise<void> {
  await context.rows(
    `insert into {audit_entry} (at, actor_id, action, subject_type, subject_id, detail, request_id)
     values (?, ?, ?, ?, ?, ?::jsonb, ?)`,
    [
      context.clock.now(),
      context.actor.employeeId,
      entry.action,
      entry.subjectType,
      entry.subjectId,
      JSON.stringify(entry.detail ?? {}),
      context.requestId,
    ],
  );
}
