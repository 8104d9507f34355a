import { calibratableCycles, ratedReviewees } from "#app/modules/reviews/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { calibrationEvents } from "./events.ts";
import { calibrationPlaces } from "./calibration-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Members are told of a group they calibrate in; accountable managers, that the ratings of their people are settled. */
export const calibrationNotices = hears<readonly Notice[]>()(calibrationEvents, {
  "calibration.group-created": async (context, event) => {
    const told = await groupOf(context, event);
    return told ? told.memberIds.map((id) => noticeOfGroup(told, id, "invited")) : [];
  },
  "calibration.reopened": async (context, event) => {
    const told = await groupOf(context, event);
    return told ? told.memberIds.map((id) => noticeOfGroup(told, id, "reopened")) : [];
  },
  "calibration.finished": async (context, event) => {
    const told = await groupOf(context, event);
    if (!told) return [];
    const inside = await context.rows<{ id: string }>(
      sql`select reviewee_id as id from {calibration_reviewee} where group_id = ${told.groupId}`,
    );
    const ids = new Set(inside.map(({ id }) => id));
    const managers = (await ratedReviewees(context, told.cycleId)).flatMap(({ revieweeId, managerId }) =>
      ids.has(revieweeId) && managerId ? [managerId] : [],
    );
    return [...new Set(managers)]
      .filter((id) => id !== event.actorId)
      .map((id) => ({ ...noticeOf(told, id, "finished"), link: "/app/team/all-reports/review/calibrated-results" }));
  },
});

type Told = { groupId: string; cycleId: string; cycle: string; name: string; memberIds: string[] };

async function groupOf(context: Context, { payload, actorId }: Heard<{ groupId: string }>): Promise<Told | null> {
  const found = await firstRow<Omit<Told, "cycle">>(
    context,
    sql`select g.id as "groupId", g.cycle_id as "cycleId", g.name,
        (select coalesce(array_agg(m.employee_id::text), '{}') from {calibration_member} m where m.group_id = g.id
          and m.employee_id <> ${actorId}::uuid) as "memberIds"
      from {calibration_group} g where g.id = ${payload.groupId}`,
  );
  const cycle = found && (await calibratableCycles(context)).find(({ id }) => id === found.cycleId);
  return found && cycle ? { ...found, cycle: cycle.name } : null;
}

/** For who calibrates in it: whoever is taken out of it is told of it no longer. */
function noticeOfGroup(told: Told, recipientId: string, kind: string): Notice {
  return { ...noticeOf(told, recipientId, kind), about: { kind: "CalibrationGroup", id: told.groupId } };
}

function noticeOf({ groupId, name, cycle }: Told, recipientId: string, kind: string): Notice {
  return { recipientId, room: "calibration", kind, params: { name, cycle }, link: calibrationPlaces.board(groupId) };
}
