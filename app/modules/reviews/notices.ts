import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { readSettings } from "./domain/cycle-settings.ts";
import { formNotices } from "./form-notices.ts";
import { peerNotices } from "./peer-notices.ts";
import { resultNotices } from "./result-notices.ts";
import { reviewEvents } from "./events.ts";
import { reviewPlaces } from "./review-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Told = { recipientId: string; cycleId: string; cycle: string; employeeId: string; name: string };

/** Who was asked to be a peer is told so, and who asked of the answer; who answers an invitation is not named to others. */
const nominationNotices = hears<readonly Notice[]>()(reviewEvents, {
  "reviews.nominated": async (context, { payload }) => {
    const rows = await nominated(context, [payload.nominationId], sql`n.nominee_id`);
    return rows.map((row) => askedNotice({ ...row, status: payload.accepted ? "ACCEPTED" : "NOMINATED" }));
  },
  "reviews.nomination-decided": async (context, { payload }) => {
    const { status, known } = payload;
    if (status === "WITHDRAWN") {
      const rows = await nominated(context, [payload.nominationId], sql`n.nominee_id`);
      return rows
        .filter(({ declined }) => known && !declined)
        .map((row) => noticeOf("withdrawn", row, reviewPlaces.mine));
    }
    const kind = decided[status];
    if (!kind) return [];
    const rows = await nominated(context, [payload.nominationId], sql`n.nominated_by`);
    return rows.map((row) => noticeOf(kind, row, reviewPlaces.nominate(row.cycleId, row.employeeId)));
  },
});

const decided: Readonly<Record<string, string>> = {
  REFUSED: "peer-refused",
  DECLINED: "declined",
  ACCEPTED: "accepted",
};

/** Who leads a review is told of all that waits for them at once; then each peer is asked, and who nominated told of all. */
const approvalNotices = hears<readonly Notice[]>()(reviewEvents, {
  "reviews.peers-proposed": async (context, { payload }) => {
    const rows = await countedBy(context, payload.nominationIds, sql`r.manager_id`);
    return rows.map((row) => countNotice("to-approve", row));
  },
  "reviews.peers-approved": async (context, { payload }) => {
    const asked = await nominated(context, payload.nominationIds, sql`n.nominee_id`);
    const by = await countedBy(context, payload.nominationIds, sql`n.nominated_by`);
    return [...asked.map(askedNotice), ...by.map((row) => countNotice("peers-approved", row))];
  },
});

type Counted = Told & { count: number };

/** Each recipient once about each person, with the number of these nominations. */
function countedBy(context: Context, nominationIds: readonly string[], recipient: Sql): Promise<Counted[]> {
  return context.rows<Counted>(
    sql`select ${recipient} as "recipientId", c.id as "cycleId", c.name as cycle, r.employee_id as "employeeId",
      e.display_name as name, count(*)::int as count
      from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id
        join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
      where n.id = any(${[...nominationIds]}::uuid[]) and r.removed_at is null and ${recipient} is not null
      group by 1, c.id, c.name, r.employee_id, e.display_name`,
  );
}

function countNotice(kind: string, { count, ...told }: Counted): Notice {
  const notice = noticeOf(kind, told, reviewPlaces.nominate(told.cycleId, told.employeeId));
  return { ...notice, params: { ...notice.params, count } };
}

/** Who was accepted by it has a form at once; else they are asked. */
function askedNotice(row: Nominated): Notice {
  return row.status === "NOMINATED"
    ? noticeOf("nominated", row, reviewPlaces.mine)
    : noticeOf("opened", row, reviewPlaces.form(row.cycleId, row.employeeId, "PEER"));
}

/** Whoever a result is about is told that it can be read, and that it is being changed. */
const sharingNotices = hears<readonly Notice[]>()(reviewEvents, {
  "reviews.shared": async (context, { payload }) => {
    const rows = await reviewees(context, payload.revieweeIds, sql`r.shared_at is not null and r.removed_at is null`);
    return rows.map(({ asks, revieweeId, ...row }) => ({
      ...noticeOf(asks === "SIGN" ? "to-sign" : "shared", row, reviewPlaces.result(row.cycleId, row.employeeId)),
      about: { kind: "ReviewResult", id: revieweeId },
    }));
  },
  "reviews.result-reopened": async (context, { payload }) => {
    const rows = await reviewees(context, [payload.revieweeId], sql`r.removed_at is null`);
    return rows.map((row) => noticeOf("result-reopened", row, reviewPlaces.table("PAST_REVIEWS")));
  },
});

/** Whom the acts of a cycle concern; nobody is told who wrote what. */
export const reviewNotices = {
  ...formNotices,
  ...nominationNotices,
  ...approvalNotices,
  ...peerNotices,
  ...sharingNotices,
  ...resultNotices,
};

type Reviewee = Told & { revieweeId: string; asks: string };

async function reviewees(context: Context, ids: readonly string[], which: Sql): Promise<Reviewee[]> {
  const rows = await context.rows<Omit<Reviewee, "asks"> & { settings: unknown }>(
    sql`select r.employee_id as "recipientId", c.id as "cycleId", c.name as cycle, r.employee_id as "employeeId",
        '' as name, r.id as "revieweeId", c.settings
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id
      where r.id = any(${[...ids]}::uuid[]) and ${which}`,
  );
  return rows.map(({ settings, ...row }) => ({ ...row, asks: readSettings(settings).sharing.answer }));
}

type Nominated = Told & { status: string };

function nominated(
  context: Context,
  nominationIds: readonly string[],
  recipient: Sql,
): Promise<(Nominated & { declined: boolean })[]> {
  return context.rows<Nominated & { declined: boolean }>(
    sql`select ${recipient} as "recipientId", c.id as "cycleId", c.name as cycle, r.employee_id as "employeeId",
      e.display_name as name, n.status, n.reason is not null as declined
      from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id
        join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
        where n.id = any(${[...nominationIds]}::uuid[])`,
  );
}

function noticeOf(kind: string, { recipientId, cycle, name }: Told, link: string): Notice {
  return { recipientId, room: "reviews", kind, params: { cycle, name }, link };
}
