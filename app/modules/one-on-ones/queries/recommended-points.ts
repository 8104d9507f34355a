import type { OpenGoal } from "#app/modules/goals/index.ts";
import { overdueTasksOf } from "#app/modules/initiatives/index.ts";
import type { AccountItem } from "#app/platform/contributions/account.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { factsOf, type SeriesRecord } from "../data/one-on-one-record.ts";
import { lifecycleMomentOf } from "../domain/library.ts";
import type { SubjectId } from "./point-subjects.ts";
import { sql } from "#tenancy/sql.ts";

/** Something worth talking about, with why; the words are the room's, under `recommended.<kind>`. */
export type RecommendedPoint = {
  /** Stable, so that what was dismissed stays so. */
  key: string;
  kind: "SILENT_GOAL" | "OVERDUE_TASK" | "NEW_HERE" | "LONG_AGO" | "FEEDBACK";
  params: Record<string, string | number>;
  /** What the point would be about. */
  subject: SubjectId | null;
};

const shownAtMost = 4;
const silentAfter = 21;
const longAgoDays = 35;

/** By rules, each of which says what it saw; what is on the agenda, or was dismissed by the actor, is not said again. */
export async function recommendedPoints(
  context: Context,
  series: SeriesRecord,
  {
    points,
    goals,
    feedback,
  }: {
    points: readonly { subject: { id: string } | null }[];
    goals: readonly OpenGoal[];
    feedback: readonly AccountItem[];
  },
): Promise<RecommendedPoint[]> {
  const people = factsOf(series).participantIds;
  const { features } = context.actor;
  const found: RecommendedPoint[] = [
    ...(await newHere(context, people)),
    ...(await longAgo(context, series.id)),
    ...feedbackToTalkAbout(feedback),
    ...silentGoals(goals),
    ...(features.includes("TASK") ? await overdue(context, people) : []),
  ];
  const dismissed = await context.rows<{ key: string }>(
    sql`select key from {one_on_one_dismissal} where series_id = ${series.id} and employee_id = ${context.actor.employeeId}`,
  );
  const gone = new Set(dismissed.map(({ key }) => key));
  return found
    .filter(
      ({ key, subject }) =>
        !gone.has(key) && !points.some((point) => subject !== null && point.subject?.id === subject.id),
    )
    .slice(0, shownAtMost);
}

/** What somebody of the two was told since last time is worth a word, the latest first. */
function feedbackToTalkAbout(feedback: readonly AccountItem[]): RecommendedPoint[] {
  return feedback
    .filter(({ by }) => by !== null)
    .slice(0, 1)
    .map(({ id, by }) => ({
      key: `feedback:${id}`,
      kind: "FEEDBACK",
      params: { name: by! },
      subject: { kind: "FEEDBACK", id },
    }));
}

function silentGoals(goals: readonly OpenGoal[]): RecommendedPoint[] {
  return goals
    .filter(({ silentDays }) => silentDays !== null && silentDays >= silentAfter)
    .slice(0, 2)
    .map(({ id, title, silentDays, heardAt }) => ({
      key: `goal:${id}:${heardAt.slice(0, 10)}`,
      kind: "SILENT_GOAL",
      params: { title, weeks: Math.floor(silentDays! / 7) },
      subject: { kind: "GOAL", id },
    }));
}

async function overdue(context: Context, people: readonly string[]): Promise<RecommendedPoint[]> {
  return (await overdueTasksOf(context, people)).slice(0, 2).map(({ id, text, dueDate }) => ({
    key: `task:${id}`,
    kind: "OVERDUE_TASK",
    params: { title: text, due: dueDate ?? "" },
    subject: null,
  }));
}

/** Who joined within three months has a moment of their own. */
async function newHere(context: Context, people: readonly string[]): Promise<RecommendedPoint[]> {
  const rows = await context.rows<{ name: string; days: number; id: string }>(
    sql`select id, display_name as name, (${context.today()}::date - joined_on)::int as days from {employee}
      where id = any(${people}::uuid[]) and joined_on > ${context.today()}::date - 90
      and joined_on <= ${context.today()}::date`,
  );
  return rows.map(({ id, name, days }) => ({
    key: `joined:${id}:${lifecycleMomentOf(days)}`,
    kind: "NEW_HERE",
    params: { name, moment: lifecycleMomentOf(days) },
    subject: null,
  }));
}

async function longAgo(context: Context, seriesId: string): Promise<RecommendedPoint[]> {
  const last = await firstRow<{ days: number | null }>(
    context,
    sql`select floor(extract(epoch from ${context.clock.now()}::timestamptz - max(starts_at)) / 86400)::int as days
      from {one_on_one_meeting} where series_id = ${seriesId} and status = 'ACKNOWLEDGED'`,
  );
  if (!last?.days || last.days < longAgoDays) return [];
  return [
    { key: `long-ago:${seriesId}`, kind: "LONG_AGO", params: { weeks: Math.floor(last.days / 7) }, subject: null },
  ];
}
