import type { Context } from "#app/platform/context/context.ts";
import { readSettings } from "../domain/cycle-settings.ts";
import { readCycle } from "../data/cycle-record.ts";
import { addDays } from "#app/platform/time/days.ts";
import { publishedOn } from "../domain/plan-cycle.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { reviewEvent } from "../events.ts";
import { announceForms } from "./announce-forms.ts";
import { enterPeople } from "./enter-people.ts";
import { followAll } from "./follow-managers.ts";
import { remindOfPeers } from "./remind-of-peers.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * What falls due with time: people enter cycles that run again and again, managers are followed where the cycle says so,
 * reviewers are told and reminded, and results are shared by themselves.
 */
export async function tendCycles(context: Context): Promise<void> {
  const running = await context.rows<{ id: string; settings: unknown }>(
    sql`select id, settings from {review_cycle} where state = 'IN_PROGRESS' order by launched_at, id limit 200`,
  );
  for (const { id, settings: kept } of running) {
    const settings = readSettings(kept);
    if (settings.details.kind === "CONTINUOUS") await enterPeople(context, id);
    if (settings.reviewers.managerChange === "FOLLOW")
      await followAll(context, await readCycle(context, id), { by: null });
    await announceForms(context, id);
    await remind(context, id, settings.reminders.daysBefore);
    await remindOfPeers(context, id, settings);
    if (settings.reminders.atLaunch) await tellOfMissed(context, id);
    if (settings.sharing.mode === "AUTO") await shareDue(context, id);
  }
}

/** Once for each of these days before a form is due. */
async function remind(context: Context, cycleId: string, daysBefore: readonly number[]): Promise<void> {
  if (daysBefore.length === 0) return;
  const today = context.today();
  const days = daysBefore.map((days) => addDays(today, days));
  const rows = await context.rows<{ id: string }>(
    sql`update {review_form} f set reminded_at = ${context.clock.now()} from {review_reviewee} r
         where r.id = f.reviewee_id and r.cycle_id = ${cycleId} and f.due_on = any(${days}::date[])
           and f.opens_on < ${today}::date and f.status <> 'SUBMITTED'
           and f.removed_at is null and r.removed_at is null and (f.reminded_at is null
             or f.reminded_at < ${`${today}T00:00:00Z`}::timestamptz) returning f.id`,
  );
  if (rows.length > 0)
    await recordEvent(context, reviewEvent("reviews.reminded", { formIds: rows.map(({ id }) => id), why: "due" }));
}

/** Whoever has let the last day go by is told once, in the days after it; forms are still taken for a while. */
async function tellOfMissed(context: Context, cycleId: string): Promise<void> {
  const missed = [1, 2, 3].map((days) => {
    const dueOn = addDays(context.today(), -days);
    return sql`(f.due_on = ${dueOn}::date and (f.reminded_at is null
      or f.reminded_at < ${`${addDays(dueOn, 1)}T00:00:00Z`}::timestamptz))`;
  });
  const rows = await context.rows<{ id: string }>(
    sql`update {review_form} f set reminded_at = ${context.clock.now()} from {review_reviewee} r
      where r.id = f.reviewee_id and r.cycle_id = ${cycleId} and f.status <> 'SUBMITTED' and f.announced_at is not null
        and f.removed_at is null and r.removed_at is null and r.shared_at is null
        and (${sql.join(missed, sql` or `)}) returning f.id`,
  );
  if (rows.length > 0)
    await recordEvent(context, reviewEvent("reviews.reminded", { formIds: rows.map(({ id }) => id), why: "overdue" }));
}

/** Results whose day has come, and whose manager has submitted; calibration is finished where the cycle has one. */
async function shareDue(context: Context, cycleId: string): Promise<void> {
  const { settings } = await readCycle(context, cycleId);
  const waiting = await context.rows<{ id: string; anchorOn: string }>(
    sql`select r.id, r.anchor_on::text as "anchorOn" from {review_reviewee} r
      where r.cycle_id = ${cycleId} and r.shared_at is null and r.reopened_at is null and r.removed_at is null
       and (not ${settings.calibration.on} or r.calibrated_at is not null)
       and exists (select from {review_form} f where f.reviewee_id = r.id and f.provider = 'MANAGER'
         and f.status = 'SUBMITTED' and f.removed_at is null)`,
  );
  const due = waiting.filter(({ anchorOn }) => publishedOn(settings, anchorOn) <= context.today()).map(({ id }) => id);
  if (due.length === 0) return;
  await context.rows(
    sql`update {review_reviewee} set shared_at = ${context.clock.now()}, version = version + 1
      where id = any(${due}::uuid[]) and shared_at is null`,
  );
  await recordEvent(context, reviewEvent("reviews.shared", { cycleId, revieweeIds: due }));
}
