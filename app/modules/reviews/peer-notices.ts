import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { nominator } from "./data/still-nominating.ts";
import { reviewEvents } from "./events.ts";
import { reviewPlaces } from "./review-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Reminders of what of nominating peers still waits for somebody: to approve, to answer, to nominate. */
export const peerNotices = hears<readonly Notice[]>()(reviewEvents, {
  "reviews.peers-reminded": async (context, { payload: { nominationIds } }) => {
    const which = (status: string) => sql`n.id = any(${nominationIds}::uuid[]) and n.status = ${status}`;
    const approving = await waitingOf(context, sql`r.manager_id`, which("PROPOSED"));
    const answering = await waitingOf(context, sql`n.nominee_id`, which("NOMINATED"));
    return [
      ...approving.map((told) =>
        noticeOf("approve-reminded", told, reviewPlaces.nominate(told.cycleId, told.employeeId)),
      ),
      ...answering.map((told) => noticeOf("nominated-reminded", told, reviewPlaces.mine)),
    ];
  },
  "reviews.nominating-reminded": async (context, { payload: { revieweeIds, why } }) => {
    const kind = why === "overdue" ? "nominate-overdue" : "nominate-reminded";
    return (await nominatorsOf(context, revieweeIds)).map((told) => {
      const own = told.employeeId === told.recipientId ? `${kind}-self` : kind;
      return told.count > 1
        ? noticeOf(`${kind}-several`, told, reviewPlaces.mine)
        : noticeOf(own, told, reviewPlaces.nominate(told.cycleId, told.employeeId));
    });
  },
});

/** Where none of a person's peers waits for approval any more, it is asked for no more. */
export const peerSettles = hears<readonly SettledNudge[]>()(reviewEvents, {
  "reviews.peers-approved": (context, { payload }) => allDecided(context, payload.nominationIds),
  "reviews.nomination-decided": (context, { payload }) => allDecided(context, [payload.nominationId]),
});

async function allDecided(context: Context, nominationIds: readonly string[]): Promise<readonly SettledNudge[]> {
  const rows = await context.rows<{ recipientId: string; cycleId: string; employeeId: string }>(
    sql`select r.manager_id as "recipientId", r.cycle_id as "cycleId", r.employee_id as "employeeId"
      from {review_reviewee} r where r.manager_id is not null
        and r.id in (select n.reviewee_id from {review_nomination} n where n.id = any(${[...nominationIds]}::uuid[]))
        and not exists (select from {review_nomination} n where n.reviewee_id = r.id and n.status = 'PROPOSED')`,
  );
  return rows.map(({ recipientId, cycleId, employeeId }) => ({
    ...{ recipientId, kinds: ["to-approve", "approve-reminded"] },
    link: reviewPlaces.nominate(cycleId, employeeId),
  }));
}

type Told = { recipientId: string; cycleId: string; cycle: string; employeeId: string; name: string; count: number };
type Nominator = Told & { people: string[]; due: string };

/** Each once about each person, with how many nominations wait; of those that were settled meanwhile nobody is told. */
function waitingOf(context: Context, recipient: Sql, which: Sql): Promise<Told[]> {
  return context.rows<Told>(
    sql`select ${recipient} as "recipientId", c.id as "cycleId", c.name as cycle, r.employee_id as "employeeId",
        e.display_name as name, count(*)::int as count
      from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id and r.removed_at is null
        join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS' join {employee} e on e.id = r.employee_id
      where ${which} and ${recipient} is not null group by 1, c.id, c.name, r.employee_id, e.display_name
      order by 1, e.display_name`,
  );
}

/** Each once a cycle, with the last day of nominating as they read it. */
async function nominatorsOf(context: Context, revieweeIds: readonly string[]): Promise<Nominator[]> {
  const rows = await context.rows<Omit<Nominator, "due"> & { dueOn: string; language: string }>(
    sql`select w.id as "recipientId", c.id as "cycleId", c.name as cycle, (array_agg(e.id order by e.display_name))[1] as
        "employeeId", min(e.display_name) as name, array_agg(e.display_name order by e.display_name) as people, count(*)::int as count,
        c.settings->'timelines'->'NOMINATION'->>'endsOn' as "dueOn", coalesce(w.language, o.language) as language
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
        join {employee} e on e.id = r.employee_id join {employee} w on w.id = ${nominator} cross join {organization} o
      where r.id = any(${[...revieweeIds]}::uuid[]) and r.removed_at is null
      group by w.id, c.id, o.language order by w.id`,
  );
  const company = toldBy(context.tenant);
  return rows.map(({ dueOn, language, ...told }) => ({
    ...told,
    due: createFormat(language, "UTC", company).date(dueOn),
  }));
}

function noticeOf(
  kind: string,
  { recipientId, cycle, name, count, people = [], due = "" }: Told & Partial<Nominator>,
  link: string,
): Notice {
  const listed = people.length > 1 && { people: people.join("\n") };
  return { recipientId, room: "reviews", kind, params: { cycle, name, count, due, ...listed }, link };
}
