import type { AccountItem } from "#app/platform/contributions/account.ts";
import type { OpenGoal } from "#app/modules/goals/index.ts";
import { overdueTasksOf, type TaskBrief } from "#app/modules/initiatives/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type SinceLastTime = {
  since: string | null;
  goals: { id: string; title: string; percent: number | null; ownerName: string; at: string }[];
  overdue: TaskBrief[];
  /** Feedback and praise that either was given, as far as the reader may read it. */
  feedback: FeedbackSince[];
};

export type FeedbackSince = AccountItem & { receiverId: string };

/** What happened since the two met last, as far as the actor may see it. */
export async function sinceLastTime(
  context: Context,
  { seriesId, position }: { seriesId: string; position: number },
  people: readonly string[],
  goals: readonly OpenGoal[],
): Promise<SinceLastTime> {
  const last = await firstRow<{ at: string }>(
    context,
    sql`select ${instant(sql`m.starts_at`)} as at from {one_on_one_meeting} m
      where m.series_id = ${seriesId} and m.position < ${position} and m.status = 'ACKNOWLEDGED'
      order by m.position desc limit 1`,
  );
  const since = last?.at ?? daysAgo(context, 28).toISOString();
  return {
    since: last?.at ?? null,
    feedback: await feedbackSince(context, people, since),
    goals: goals
      .filter(({ checkedIn, heardAt }) => checkedIn && heardAt > since)
      .slice(0, 5)
      .map(({ id, title, percent, ownerName, heardAt }) => ({ id, title, percent, ownerName, at: heardAt })),
    overdue: context.actor.features.includes("TASK") ? (await overdueTasksOf(context, people)).slice(0, 5) : [],
  };
}

const mostFeedback = 4;

async function feedbackSince(context: Context, people: readonly string[], since: string): Promise<FeedbackSince[]> {
  const found: FeedbackSince[] = [];
  for (const employeeId of people)
    for (const tell of context.accounts)
      for (const item of await tell(context, { employeeId, from: since.slice(0, 10), to: context.today() }))
        found.push({ ...item, receiverId: employeeId });
  return found
    .filter(({ kind, at }) => kind !== "TALKING_POINT" && at > since)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, mostFeedback);
}
