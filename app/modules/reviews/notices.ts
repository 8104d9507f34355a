import type { Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room.ts";
import type { Provider } from "./domain/providers.ts";
import { reviewPlaces } from "./review-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Told = {
  recipientId: string;
  cycleId: string;
  cycle: string;
  employeeId: string;
  name: string;
  provider: Provider;
};

/** Whom the acts of a cycle concern; nobody is told who wrote what. */
export const reviewNotices: Readonly<
  Record<string, (context: Context, event: RecordedEvent) => Promise<readonly Notice[]>>
> = {
  "reviews.forms-opened": (context, { payload }) =>
    tellReviewers(
      context,
      "opened",
      sql`r.cycle_id = ${String(payload["cycleId"])} and f.announced_at = ${String(payload["at"])}::timestamptz`,
    ),
  "reviews.reminded": (context, { payload }) =>
    tellReviewers(context, "reminded", sql`f.id = any(${payload["formIds"] as string[]}::uuid[])`),
  "reviews.form-reopened": (context, { payload }) =>
    tellReviewers(context, "reopened", sql`f.id = ${String(payload["formId"])}`),
  "reviews.form-extended": (context, { payload }) =>
    tellReviewers(context, "extended", sql`f.id = ${String(payload["formId"])}`),
  "reviews.shared": async (context, { payload }) => {
    const rows = await context.rows<Told>(
      sql`select r.employee_id as "recipientId", c.id as "cycleId", c.name as cycle, r.employee_id as "employeeId",
        '' as name, 'SELF' as provider
        from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id
          where r.id = any(${payload["revieweeIds"] as string[]}::uuid[]) and r.shared_at is not null`,
    );
    return rows.map((row) => ({ ...noticeOf("shared", row), link: reviewPlaces.result(row.cycleId, row.employeeId) }));
  },
  "reviews.nominated": async (context, { payload }) => {
    const rows = await nominated(context, String(payload["nominationId"]), sql`n.nominee_id`);
    return rows.map((row) =>
      noticeOf(payload["accepted"] ? "opened" : "nominated", row, payload["accepted"] ? undefined : reviewPlaces.mine),
    );
  },
  "reviews.nomination-decided": async (context, { payload }) => {
    if (payload["status"] !== "DECLINED") return [];
    const rows = await nominated(context, String(payload["nominationId"]), sql`n.nominated_by`);
    return rows.map((row) => noticeOf("declined", row, reviewPlaces.nominate(row.cycleId, row.employeeId)));
  },
};

async function tellReviewers(context: Context, kind: string, which: Sql): Promise<Notice[]> {
  const rows = await context.rows<Told>(
    sql`select distinct on (f.reviewer_id) f.reviewer_id as "recipientId", c.id as "cycleId", c.name as cycle,
      r.employee_id as "employeeId", e.display_name as name, f.provider
      from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id and r.removed_at is null
        join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
      join {employee} e on e.id = r.employee_id where f.removed_at is null and f.reviewer_id is not null
        and f.status <> 'SUBMITTED'
        and ${which} order by f.reviewer_id, f.due_on, f.id`,
  );
  const told = ({ provider }: Told) =>
    provider === "NOMINATOR" && (kind === "opened" || kind === "reminded") ? "to-nominate" : kind;
  return rows.map((row) => noticeOf(told(row), row, reviewPlaces.mine));
}

function nominated(context: Context, nominationId: string, recipient: Sql): Promise<Told[]> {
  return context.rows<Told>(
    sql`select ${recipient} as "recipientId", c.id as "cycleId", c.name as cycle, r.employee_id as "employeeId",
      e.display_name as name, 'PEER' as provider
      from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id
        join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
        where n.id = ${nominationId}`,
  );
}

function noticeOf(
  kind: string,
  { recipientId, cycleId, cycle, employeeId, name, provider }: Told,
  link?: string,
): Notice {
  return {
    recipientId,
    room: "reviews",
    kind,
    params: { cycle, name },
    link: link ?? reviewPlaces.form(cycleId, employeeId, provider),
  };
}
