import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import type { Provider } from "./domain/providers.ts";
import { reviewEvents } from "./events.ts";
import { reviewPlaces } from "./review-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const open = sql`f.status <> 'SUBMITTED' and f.removed_at is null and r.removed_at is null and c.state = 'IN_PROGRESS'`;

/** Reviewers who heard of their forms; where a cycle tells nobody, nobody did. */
const knew = sql`f.announced_at is not null and coalesce((c.settings->'reminders'->>'atLaunch')::boolean, true)`;

/** What reviewers are told of the forms they have: that they are open, wait, are late, or wait no longer. */
export const formNotices = hears<readonly Notice[]>()(reviewEvents, {
  "reviews.forms-opened": (context, { payload }) =>
    tellReviewers(
      context,
      "opened",
      sql`${open} and r.cycle_id = ${payload.cycleId}
        and f.announced_at = ${payload.at}::timestamptz`,
    ),
  "reviews.reminded": (context, { payload }) =>
    tellReviewers(
      context,
      payload.why === "overdue" ? "overdue" : "reminded",
      sql`${open} and f.id = any(${payload.formIds}::uuid[])`,
    ),
  "reviews.form-reopened": (context, { payload }) => tellOfOne(context, "reopened", payload.formId),
  "reviews.form-extended": (context, { payload }) => tellOfOne(context, "extended", payload.formId),
  "reviews.cycle-moved": async (context, { payload }) => {
    const kinds: Record<string, string> = { CANCELLED: "cancelled", IN_PROGRESS: "restored" };
    const kind = payload.act === "reopen" ? "cycle-reopened" : kinds[payload.state];
    if (!kind) return [];
    const waiting = await reviewersOf(
      context,
      sql`${knew} and r.cycle_id = ${payload.cycleId} and f.status <> 'SUBMITTED' and f.removed_at is null
        and r.removed_at is null`,
    );
    return waiting.map((told) => noticeOf(told, kind, reviewPlaces.mine));
  },
  "reviews.forms-withdrawn": async (context, { payload }) => {
    const gone = await reviewersOf(context, sql`${knew} and f.id = any(${payload.formIds}::uuid[])`);
    return gone.map((told) => noticeOf(told, "withdrawn", reviewPlaces.mine));
  },
});

const askedFor = ["opened", "reminded", "overdue", "reopened", "extended"].flatMap((kind) => [kind, `${kind}-self`]);

/** A form that was submitted, or waits no longer, is asked for no more. */
export const formSettles = hears<readonly SettledNudge[]>()(reviewEvents, {
  "reviews.form-submitted": (context, { payload }) => settled(context, [payload.formId]),
  "reviews.forms-withdrawn": (context, { payload }) => settled(context, payload.formIds),
});

async function settled(context: Context, formIds: readonly string[]): Promise<readonly SettledNudge[]> {
  const forms = await context.rows<Pick<Told, "recipientId" | "cycleId" | "employeeId" | "provider">>(
    sql`select f.reviewer_id as "recipientId", r.cycle_id as "cycleId", r.employee_id as "employeeId", f.provider
      from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
      where f.id = any(${[...formIds]}::uuid[]) and f.reviewer_id is not null`,
  );
  return forms.map((form) => ({ recipientId: form.recipientId, kinds: askedFor, link: formOf(form) }));
}

type Told = {
  recipientId: string;
  cycleId: string;
  cycle: string;
  employeeId: string;
  name: string;
  provider: Provider;
  count: number;
  /** Whom they are about, whoever is due first in front; the reviewer, of a self-review, after all others. */
  people: string[];
  /** The first due date, as the reviewer reads it. */
  due: string;
};

/** Each reviewer once, with the form of somebody else that is due first; forms to nominate in are counted apart. */
async function reviewersOf(context: Context, which: Sql): Promise<Told[]> {
  const first = sql`order by r.employee_id = f.reviewer_id, f.due_on, e.display_name, f.id`;
  const rows = await context.rows<Omit<Told, "due"> & { dueOn: string; language: string }>(
    sql`select f.reviewer_id as "recipientId", c.id as "cycleId", c.name as cycle,
        (array_agg(r.employee_id ${first}))[1] as "employeeId",
        (array_agg(e.display_name ${first}))[1] as name,
        (array_agg(f.provider ${first}))[1] as provider,
        array_agg(e.display_name ${first}) as people, count(*)::int as count, min(f.due_on)::text as "dueOn", coalesce(w.language, o.language) as language
      from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id join {review_cycle} c on c.id = r.cycle_id
        join {employee} e on e.id = r.employee_id join {employee} w on w.id = f.reviewer_id cross join {organization} o
      where ${which}
      group by f.reviewer_id, c.id, c.name, f.provider = 'NOMINATOR', w.language, o.language
      order by f.reviewer_id, min(f.due_on)`,
  );
  const company = toldBy(context.tenant);
  return rows.map(({ dueOn, language, ...told }) => ({
    ...told,
    due: createFormat(language, "UTC", company).date(dueOn),
  }));
}

const nominating = { opened: "to-nominate", reminded: "nominate-reminded", overdue: "nominate-overdue" } as const;

async function tellReviewers(context: Context, turn: keyof typeof nominating, which: Sql): Promise<readonly Notice[]> {
  return (await reviewersOf(context, which)).map((told) => {
    const nominates = told.provider === "NOMINATOR";
    const kind = nominates ? nominating[turn] : turn;
    if (told.count > 1) return noticeOf(told, `${kind}-several`, reviewPlaces.mine);
    return noticeOf(told, ofSelf(told, kind), nominates ? reviewPlaces.mine : formOf(told));
  });
}

async function tellOfOne(context: Context, kind: string, formId: string): Promise<readonly Notice[]> {
  const told = await reviewersOf(context, sql`${open} and f.id = ${formId}`);
  return told.map((one) => noticeOf(one, ofSelf(one, kind), formOf(one)));
}

const ofSelf = ({ employeeId, recipientId }: Told, kind: string) =>
  employeeId === recipientId ? `${kind}-self` : kind;
const formOf = ({ cycleId, employeeId, provider }: Pick<Told, "cycleId" | "employeeId" | "provider">) =>
  reviewPlaces.form(cycleId, employeeId, provider);

function noticeOf({ recipientId, cycle, name, people, count, due }: Told, kind: string, link: string): Notice {
  const listed = count > 1 && { people: people.join("\n") };
  return { recipientId, room: "reviews", kind, params: { cycle, name, count, due, ...listed }, link };
}
