import type { AuditWriter } from "#app/platform/audit/write-audit-entry.ts";
import type { EventWriter } from "#app/platform/events/record-event.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** GONE: its address answered 410. EXHAUSTED: a message failed for three days. OWNER: nobody it speaks for may look after it. */
export const stopReasons = ["GONE", "EXHAUSTED", "OWNER"] as const;
export type StopReason = (typeof stopReasons)[number];

/** Sends nothing more until somebody looks; who looks after it is told. */
export async function stopWebhook(
  unit: EventWriter & AuditWriter,
  webhookId: string,
  because: StopReason,
): Promise<void> {
  const found = await unit.rows(
    sql`update {webhook} set state = 'STOPPED', stopped_because = ${because}, wake_at = null
      where id = ${webhookId} and state = 'ACTIVE' returning id`,
  );
  if (found.length === 0) return;
  await writeDown(
    unit,
    "webhooks.stopped",
    { webhookId, because },
    { action: "stop", subject: "Webhook", id: webhookId, detail: { because } },
  );
}
