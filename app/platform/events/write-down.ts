import { auditInsert } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";
import { announcement, eventInsert } from "./record-event.ts";

/** What the audit log keeps of a change: `action` without the room's name, and never a word that somebody wrote. */
export type WrittenAction = { action: string; subject: string; id: string | null; detail?: Record<string, unknown> };

/**
 * What every change of a room ends with: one of its events with the payload that belongs to it, and the audit entry, sent
 * in one statement.
 */
export function writesDown<Events extends Record<string, object>>(room: string) {
  return async <Name extends keyof Events & string>(
    context: Context,
    name: Name,
    payload: Events[Name],
    { action, subject, id, detail }: WrittenAction,
  ): Promise<void> => {
    const entry = { action: `${room}.${action}`, subjectType: subject, subjectId: id, ...(detail && { detail }) };
    await context.rows(
      prepared(
        sql`with event as (${eventInsert(context, { name, payload })}), entry as (${auditInsert(context, entry)})
          ${announcement(context)}`,
      ),
    );
  };
}
