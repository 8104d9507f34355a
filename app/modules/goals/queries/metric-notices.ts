import { metricNameOf } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import type { Heard } from "#app/platform/events/hears.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { crossing, type Crossing } from "../domain/metric-crossing.ts";
import { usingGoals } from "./goals-in-use.ts";
import { sql } from "#tenancy/sql.ts";

type Moved = {
  goalId: string;
  title: string;
  startDate: string;
  dueDate: string;
  before: number | null;
  now: number | null;
  metric: string;
  metricId: string;
  ownerIds: string[];
};
type Crossed = Moved & { what: Crossing };

/** One notice to each owner of key results that a new value of a metric carried across a line, whoever gave it but themselves. */
export async function metricNotices(
  context: Context,
  { payload: { goalIds }, actorId, recordedAt }: Heard<{ goalIds: string[] }>,
): Promise<Notice[]> {
  if (goalIds.length === 0) return [];
  const rows = await movedAt(context, goalIds, recordedAt);
  const today = localDate(recordedAt, "UTC");
  const crossed = rows.flatMap((row) => {
    const what = crossing(
      { period: { startDate: row.startDate, endDate: row.dueDate }, before: row.before, now: row.now },
      today,
    );
    return what ? [{ ...row, what }] : [];
  });
  const told = await usingGoals(
    context,
    [...new Set(crossed.flatMap(({ ownerIds }) => ownerIds))].filter((id) => id !== actorId),
  );
  return [...told].map((recipientId) =>
    noticeOf(
      recipientId,
      crossed.filter(({ ownerIds }) => ownerIds.includes(recipientId)),
    ),
  );
}

function noticeOf(recipientId: string, crossed: readonly Crossed[]): Notice {
  const { goalId, title, metric, metricId, what } = crossed[0]!;
  if (crossed.length === 1)
    return {
      recipientId,
      room: "goals",
      kind: "metric-crossed",
      params: { metric, title, what },
      link: `/app/goal/${goalId}`,
      about: { kind: "Goal", id: goalId },
    };
  return {
    recipientId,
    room: "goals",
    kind: "metric-crossed-many",
    params: { metric, count: crossed.length },
    link: `/app/goal/metrics/${metricId}`,
  };
}

/** How far these goals were before and after the metric they follow moved them last, up to a moment. */
function movedAt(context: Context, goalIds: readonly string[], moment: Date): Promise<Moved[]> {
  return context.rows<Moved>(
    sql`select distinct on (c.goal_id) c.goal_id as "goalId", g.title, g.start_date::text as "startDate",
      g.due_date::text as "dueDate", c.percent_before as before, c.percent as now,
            ${metricNameOf(sql`c.metric_id`)} as metric, c.metric_id as "metricId", array(select employee_id from {goal_owner} where goal_id = g.id
              and owner_type = 'OWNER') as "ownerIds"
       from {goal_check_in} c join {goal} g on g.id = c.goal_id and g.deleted_at is null
      where c.metric_id is not null and c.goal_id = any(${goalIds}::uuid[]) and c.at <= ${moment.toISOString()}::timestamptz
        order by c.goal_id, c.at desc, c.id desc`,
  );
}
