import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type AuditEntry = {
  /** The use-case, as `goals.check-in`. */
  action: string;
  subjectType: string;
  subjectId: string | null;
  /** What changed; never free text of people, never secrets. */
  detail?: Record<string, unknown>;
};

/** What an entry is written with; a context is one, and so is a unit of work opened before anybody is signed in. */
export type AuditWriter = Pick<Context, "rows" | "clock" | "requestId"> & { actor: { employeeId: string | null } };

/** Adds to the tenant's audit log, which its role may extend but never rewrite. */
export async function writeAuditEntry(context: AuditWriter, entry: AuditEntry): Promise<void> {
  await context.rows(prepared(auditInsert(context, entry)));
}

/** The same as a part of a statement that writes more. */
export function auditInsert({ actor, clock, requestId }: Omit<AuditWriter, "rows">, entry: AuditEntry): Sql {
  return sql`insert into {audit_entry} (at, actor_id, action, subject_type, subject_id, detail, request_id)
    values (${clock.now()}, ${actor.employeeId}, ${entry.action}, ${entry.subjectType}, ${entry.subjectId},
      ${JSON.stringify(entry.detail ?? {})}::jsonb, ${requestId})`;
}
