import { z } from "zod";
import { writeAuditEntry, type AuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export const endCalendarAddressInput = z.object({});

/** Calendars that read one's address find nothing there from now on; without one it stays so. */
export function endCalendarAddress(context: Context): Promise<void> {
  return endCalendarAddressOf(context, context.actor.employeeId);
}

/** The same for somebody who is kept out. */
export async function endCalendarAddressOf(context: Context, employeeId: string): Promise<void> {
  if (await dropCalendarAddress(context, employeeId)) await writeAuditEntry(context, endedCalendarAddress(employeeId));
}

/** Whether there was one. */
export async function dropCalendarAddress({ rows }: Pick<Context, "rows">, employeeId: string): Promise<boolean> {
  const ended = await rows(sql`delete from {calendar_address} where employee_id = ${employeeId} returning employee_id`);
  return ended.length > 0;
}

export const endedCalendarAddress = (employeeId: string): AuditEntry => ({
  action: "identity.end-calendar-address",
  subjectType: "Employee",
  subjectId: employeeId,
});
