import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Event } from "./record-event.ts";
import { sql } from "#tenancy/sql.ts";

/** As `recordEvent`, many in one statement, in this order. */
export async function recordEvents(context: Context, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return;
  const recordedAt = context.clock.now().toISOString();
  await insertRows(
    context,
    "outbox",
    "name text, payload jsonb, actor_id uuid, recorded_at timestamptz",
    events.map(({ name, payload }) => ({ name, payload, actor_id: context.actor.employeeId, recorded_at: recordedAt })),
  );
  await context.rows(sql`select pg_notify('cairn_outbox', ${context.tenant.id})`);
}
