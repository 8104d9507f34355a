import type { Clock } from "#app/platform/time/clock.ts";
import { announceDue } from "../data/announce-due.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

/** A worker that ended is taken to have after so many milliseconds without a sign. */
const longestSilence = 60_000;

/** A message that is being sent, with where to and how it is signed. */
export type Claimed = {
  id: string;
  webhookId: string;
  event: string;
  payload: unknown;
  happenedAt: Date;
  sequence: string | null;
  tries: number;
  attempts: number;
  url: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
};

/** Takes the turn of sending to a webhook; false where another worker has it, or nothing is to be sent. */
export async function holdTurn(unit: UnitOfWork, clock: Clock, webhookId: string): Promise<boolean> {
  const now = clock.now();
  const held = await unit.rows(
    sql`update {webhook} set busy_until = ${new Date(now.getTime() + longestSilence)}
      where id = ${webhookId} and state = 'ACTIVE' and (busy_until is null or busy_until <= ${now}) returning id`,
  );
  return held.length > 0;
}

/** The next message that is due, oldest first; null where there is none, or somebody paused the webhook. */
export async function claimNext(unit: UnitOfWork, clock: Clock, webhookId: string): Promise<Claimed | null> {
  const now = clock.now();
  const [claimed] = await unit.rows<Claimed>(
    sql`select m.id, m.webhook_id as "webhookId", m.event, m.payload, m.happened_at as "happenedAt",
        m.sequence::text as sequence, m.tries, m.attempts, w.url, w.secret, w.former_secret as "formerSecret",
        w.former_until as "formerUntil"
      from {webhook_message} m join {webhook} w on w.id = m.webhook_id
      where m.webhook_id = ${webhookId} and m.state = 'WAITING' and m.next_at <= ${now} and w.state = 'ACTIVE'
      order by m.sequence nulls first, m.id limit 1`,
  );
  if (!claimed) return null;
  await unit.rows(
    sql`update {webhook} set busy_until = ${new Date(now.getTime() + longestSilence)} where id = ${webhookId}`,
  );
  return claimed;
}

/** So many milliseconds nothing is sent to an address that is away just now. */
const restOfAway = 30_000;

/** Gives the turn back, and says when there is something to send again: to one that is `away` not at once. */
export async function endTurn(unit: UnitOfWork, clock: Clock, webhookId: string, away = false): Promise<void> {
  const [next] = await unit.rows<{ at: Date | null }>(
    sql`select min(next_at) as at from {webhook_message} where webhook_id = ${webhookId} and state = 'WAITING'`,
  );
  const rested = new Date(clock.now().getTime() + restOfAway);
  const at = next?.at && away && next.at < rested ? rested : (next?.at ?? null);
  await unit.rows(sql`update {webhook} set busy_until = null where id = ${webhookId}`);
  await unit.rows(sql`update {webhook} set wake_at = ${at} where id = ${webhookId} and state = 'ACTIVE'`);
  if (at && at <= clock.now()) await announceDue(unit);
}
