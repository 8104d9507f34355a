import { isStillWithUs } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { nextTryAt, type Outcome } from "../domain/delivery.ts";
import { sql } from "#tenancy/sql.ts";

/** What came of telling one thing once; `retryAfter` in seconds, where whoever takes it in asked for time. */
export type Told = { id: string; outcome: Outcome; retryAfter: number | null };

type Row = { id: string; tries: number; createdAt: Date; targetId: string; channel: string };

/** Keeps what came of it: what nobody took is tried again while it is news, and a device that is gone is forgotten. */
export async function noteDeliveries(context: Context, told: readonly Told[]): Promise<void> {
  const now = context.clock.now();
  const rows = await context.rows<Row>(
    sql`select id, tries, created_at as "createdAt", target_id as "targetId", channel from {notice_delivery}
      where id = any(${told.map(({ id }) => id)}::uuid[]) and outcome = 'BEGUN'`,
  );
  const cameOf = new Map(told.map((one) => [one.id, one]));
  const noted = rows.map(({ id, tries, createdAt, ...target }) => {
    const { outcome, retryAfter } = cameOf.get(id)!;
    const dueAt = outcome === "AGAIN" ? nextTryAt(tries, now, createdAt, retryAfter) : null;
    return { ...target, id, dueAt, outcome: dueAt ? null : outcome === "AGAIN" ? "REFUSED" : outcome };
  });
  await context.rows(
    sql`update {notice_delivery} d set due_at = x.due_at, outcome = x.outcome
      from unnest(${noted.map(({ id }) => id)}::uuid[],
        ${noted.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[],
        ${noted.map(({ outcome }) => outcome)}::text[]) as x(id, due_at, outcome) where d.id = x.id`,
  );
  const devices = (outcome: Outcome) =>
    noted.flatMap((one) => (one.channel === "PUSH" && one.outcome === outcome ? [one.targetId] : []));
  await context.rows(sql`update {push_device} set told_at = ${now} where id = any(${devices("SENT")}::uuid[])`);
  await forgetDevices(context, devices("GONE"));
}

/** Devices whose push service says that nobody is there any more. */
export async function forgetDevices(context: Context, deviceIds: readonly string[]): Promise<void> {
  await context.rows(sql`delete from {push_device} where id = any(${deviceIds}::uuid[])`);
}

/** Who has left is told nowhere any more, and what went out a week ago is no longer of use. */
export async function forgetOldDeliveries(context: Context): Promise<void> {
  await context.rows(
    sql`delete from {push_device} where not ${isStillWithUs(sql`{push_device}.employee_id`, context.clock.now())}`,
  );
  await context.rows(sql`delete from {notice_delivery} where created_at < ${daysAgo(context, 7)}`);
}
