import { recordEvent, type EventWriter } from "#app/platform/events/record-event.ts";
import type { webhookEvents } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

/** GONE: its address answered 410. EXHAUSTED: a message failed for three days. OWNER: nobody it speaks for may look after it. */
export const stopReasons = ["GONE", "EXHAUSTED", "OWNER"] as const;
export type StopReason = (typeof stopReasons)[number];

const stopped = "webhooks.stopped" satisfies keyof typeof webhookEvents;

/** Sends nothing more until somebody looks; who looks after it is told. */
export async function stopWebhook(unit: EventWriter, webhookId: string, because: StopReason): Promise<void> {
  const found = await unit.rows(
    sql`update {webhook} set state = 'STOPPED', stopped_because = ${because}, wake_at = null
      where id = ${webhookId} and state = 'ACTIVE' returning id`,
  );
  if (found.length > 0) await recordEvent(unit, { name: stopped, payload: { webhookId, because } });
}
