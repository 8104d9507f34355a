import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { sql } from "#tenancy/sql.ts";
import { isTold } from "../queries/is-told.ts";

export const markReadInput = z.object({ notificationId: z.uuid() });

/** Only one's own, of a module that is on; another person's notification does not exist. */
export async function markRead(context: Context, { notificationId }: z.output<typeof markReadInput>): Promise<void> {
  const rows = await context.rows(
    sql`update {notification} told set read_at = coalesce(read_at, ${context.clock.now()})
      where id = ${notificationId} and recipient_id = ${context.actor.employeeId} and ${await isTold(context)} returning id`,
  );
  if (rows.length === 0) throw notFound("The notification");
  await writeAuditEntry(context, {
    action: "notifications.mark-read",
    subjectType: "Notification",
    subjectId: notificationId,
  });
}

export const markAllReadInput = z.object({});

export async function markAllRead(context: Context): Promise<void> {
  const rows = await context.rows(
    sql`update {notification} told set read_at = ${context.clock.now()} where recipient_id = ${context.actor.employeeId} and
      read_at is null and ${await isTold(context)} returning id`,
  );
  if (rows.length === 0) return;
  await writeAuditEntry(context, {
    action: "notifications.mark-all-read",
    subjectType: "Notification",
    subjectId: null,
    detail: { count: rows.length },
  });
}
