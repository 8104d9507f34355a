import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import type { Context } from "#app/platform/context/context.ts";
import { heardBy } from "../queries/may-hear.ts";
import { stopWebhook } from "./stop-webhook.ts";
import { sql } from "#tenancy/sql.ts";

type Listening = { id: string; ownerId: string };

export type KeepServices = {
  gatherings: Pick<Gatherings, "leavingEvents" | "subjects">;
  /** The context of a person within this transaction; null where they are no longer with the company. */
  openAs(employeeId: string): Promise<Context | null>;
};

/**
 * Keeps a message of an event for each webhook that listens to it, with what its owner may read; in the transaction in which
 * the event counts as relayed, so that there is one message an event, however often that is tried.
 */
export async function keepMessages(
  context: Context,
  event: RecordedEvent,
  { gatherings, openAs }: KeepServices,
): Promise<void> {
  const declared = gatherings.leavingEvents.get(event.name);
  if (!declared?.concerns) return;
  const listening = await context.rows<Listening>(
    sql`select id, owner_id as "ownerId" from {webhook}
      where ${event.name} = any(events) and stopped_because is distinct from 'OWNER'
        and created_at <= ${event.recordedAt}`,
  );
  const owners = new Map<string, Context | null>();
  for (const webhook of listening) {
    if (!owners.has(webhook.ownerId)) owners.set(webhook.ownerId, await openAs(webhook.ownerId));
    const owner = owners.get(webhook.ownerId) ?? null;
    if (!owner || !(await owner.ability()).anyOf("edit", "Webhook")) {
      await stopWebhook(context, webhook.id, "OWNER");
      continue;
    }
    if (!owner.roomsWith(owner.actor.features).includes(declared.room)) continue;
    const payload = await heardBy(owner, declared, event.payload, gatherings.subjects(owner.actor));
    if (payload) await keep(context, webhook.id, event, payload);
  }
}

async function keep(context: Context, webhookId: string, event: RecordedEvent, payload: object): Promise<void> {
  const now = context.clock.now();
  await context.rows(
    sql`insert into {webhook_message} (id, webhook_id, sequence, event, payload, happened_at, state, next_at)
      values (${context.newId()}, ${webhookId}, ${event.id}::bigint, ${event.name}, ${JSON.stringify(payload)}::jsonb,
        ${event.recordedAt}, 'WAITING', ${now})
      on conflict (webhook_id, sequence) do nothing`,
  );
  await context.rows(sql`update {webhook} set wake_at = ${now} where id = ${webhookId} and state = 'ACTIVE'`);
}
