import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { TellingDevice } from "./take-deliveries.ts";

/** A device that somebody wants to try. */
export type AskedTest = { id: string; language: string; device: TellingDevice };

/** How long after it was asked for a test is still looked for. */
const waitedFor = 5 * 60_000;

/** Devices to be tried, each once. */
export async function takeTests(context: Context): Promise<AskedTest[]> {
  const since = new Date(context.clock.now().getTime() - waitedFor);
  const asked = await context.rows<{ id: string }>(
    sql`with asked as materialized (
        select id, test_at from {push_device} where test_at is not null order by test_at limit 20 for update skip locked)
      update {push_device} d set test_at = null from asked where d.id = asked.id
      returning case when asked.test_at > ${since} then d.id end as id`,
  );
  return context.rows<AskedTest>(
    sql`select d.id, coalesce(e.language, c.language) as language, jsonb_build_object('endpoint', d.endpoint,
        'p256dh', d.p256dh, 'auth', d.auth, 'sessionId', d.session_id) as device
      from {push_device} d join {employee} e on e.id = d.employee_id cross join {organization} c
      where d.id = any(${asked.flatMap(({ id }) => id ?? [])}::uuid[])`,
  );
}

/** Whether anything is to go to devices and chats now. */
export async function hasDeliveries(context: Context): Promise<boolean> {
  const found = await firstRow<{ due: boolean }>(
    context,
    sql`select exists (select from {notice_delivery} where due_at <= ${context.clock.now()})
      or exists (select from {push_device} where test_at is not null) as due`,
  );
  return found?.due ?? false;
}
