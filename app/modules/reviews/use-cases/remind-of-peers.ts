import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { stillNominating } from "../data/still-nominating.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { writeDown } from "./write-down.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Where nominating has no last day, whoever was asked is reminded so many days later. */
const daysAfter = [3, 7];

/**
 * Reminds whoever has peers to approve, was invited as a peer and has not answered, or has yet to nominate: some days before
 * the last day of nominating and on the day after it, each once a day at most.
 */
export async function remindOfPeers(context: Context, cycleId: string, settings: CycleSettings): Promise<void> {
  const { daysBefore } = settings.reminders;
  if (daysBefore.length === 0 || !settings.reviewers.providers.includes("PEER")) return;
  const today = context.today();
  const lastDay = settings.timelines.NOMINATION?.endsOn || null;
  const isOver = lastDay !== null && addDays(lastDay, 1) === today;
  const isTurn = lastDay !== null && (isOver || daysBefore.some((days) => addDays(today, days) === lastDay));
  if (lastDay !== null && !isTurn) return;
  await remindOfNominations(context, cycleId, isTurn ? null : daysAfter.map((days) => addDays(today, -days)));
  if (isTurn) await remindToNominate(context, cycleId, isOver ? "overdue" : "due");
}

const before = (at: Sql, day: string) => sql`(${at} is null or ${at} < ${`${day}T00:00:00Z`}::timestamptz)`;

/** Of those that were made, or approved, on one of these days; of all before today where none are given. */
async function remindOfNominations(
  context: Context,
  cycleId: string,
  askedOn: readonly string[] | null,
): Promise<void> {
  const today = context.today();
  const asked = sql`coalesce(n.approved_at, n.created_at)`;
  const isDue = askedOn
    ? sql`(${asked} at time zone 'UTC')::date = any(${[...askedOn]}::date[])`
    : sql`${asked} < ${`${today}T00:00:00Z`}::timestamptz`;
  const rows = await context.rows<{ id: string }>(
    sql`update {review_nomination} n set reminded_at = ${context.clock.now()} from {review_reviewee} r
      where r.id = n.reviewee_id and r.cycle_id = ${cycleId} and r.removed_at is null and r.shared_at is null
        and n.status in ('PROPOSED', 'NOMINATED') and ${isDue} and ${before(sql`n.reminded_at`, today)} returning n.id`,
  );
  if (rows.length === 0) return;
  const nominationIds = rows.map(({ id }) => id);
  await writeDown(
    context,
    "reviews.peers-reminded",
    { nominationIds },
    { action: "remind-of-peers", subject: "ReviewCycle", id: cycleId, detail: { count: rows.length } },
  );
}

async function remindToNominate(context: Context, cycleId: string, why: string): Promise<void> {
  const rows = await context.rows<{ id: string }>(
    sql`update {review_reviewee} u set peers_reminded_at = ${context.clock.now()}
      where u.id in (select r.id from ${stillNominating} and r.cycle_id = ${cycleId}
        and ${before(sql`r.peers_reminded_at`, context.today())}) returning u.id`,
  );
  if (rows.length === 0) return;
  const revieweeIds = rows.map(({ id }) => id);
  await writeDown(
    context,
    "reviews.nominating-reminded",
    { revieweeIds, why },
    { action: "remind-to-nominate", subject: "ReviewCycle", id: cycleId, detail: { count: rows.length } },
  );
}
