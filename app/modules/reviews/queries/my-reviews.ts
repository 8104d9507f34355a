import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { nominatedBy, stillNominating } from "../data/still-nominating.ts";
import type { FormStanding } from "../domain/form-state.ts";
import type { Provider } from "../domain/providers.ts";
import { myTables, type MyTable } from "../review-places.ts";
import { nominationDialog, type NominationDialog } from "./nomination-dialog.ts";
import { waitingPeers, type WaitingPeers } from "./waiting-peers.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export const myReviewsInput = z.object({
  activeTableId: z.enum(myTables).optional().catch(undefined),
  showNominatePeers: z.string().optional(),
  showApprovals: z.string().optional(),
  reviewId: z.guid().optional().catch(undefined),
  empId: z.guid().optional().catch(undefined),
});

type Person = { id: string; name: string; photo: string | null };

/** One line of a table: a form, a nomination, or a result. */
export type MyReview = {
  id: string;
  kind: "FORM" | "NOMINATION" | "NOMINATE" | "APPROVE" | "RESULT";
  cycleId: string;
  cycle: string;
  employee: Person;
  /** Null where the reviewer is not named. */
  reviewer: Person | null;
  /** Somebody outside the company who was asked, by name. */
  outside: string | null;
  provider: Provider | null;
  standing: FormStanding | null;
  dueOn: string | null;
  at: string | null;
  /** The day the review began, where somebody is reviewed in one cycle again and again. */
  on: string | null;
};

export type MyReviewsPage = {
  table: MyTable;
  today: string;
  rows: MyReview[];
  counts: Record<MyTable, number>;
  dialog: NominationDialog | null;
  /** Peers who wait for the actor's approval, where they are asked for. */
  waiting: WaitingPeers[] | null;
};

const person = (alias: string): Sql => {
  const e = sql.ref(alias);
  return sql`jsonb_build_object('id', ${e}.id, 'name', ${e}.display_name, 'photo', ${e}.photo_key)`;
};

const from = sql`{review_form} f join {review_reviewee} r on r.id = f.reviewee_id and r.removed_at is null
  join {review_cycle} c on c.id = r.cycle_id
  join {employee} e on e.id = r.employee_id left join {employee} w on w.id = f.reviewer_id
  left join {review_external} x on x.form_id = f.id`;
/** The day a review began, where somebody is reviewed in one cycle again and again. */
const slot = sql`case when c.settings->'details'->>'kind' = 'CONTINUOUS' then r.anchor_on::text end`;
const formLine = (
  named: Sql,
) => sql`f.id, 'FORM' as kind, c.id as "cycleId", c.name as cycle, ${person("e")} as employee, case
  when ${named} and w.id is not null then ${person("w")} end as reviewer, case when ${named} then x.name end as outside,
  f.provider, case when f.status = 'SUBMITTED' and r.outcome is not null then 'ACKNOWLEDGED' when f.status = 'SUBMITTED'
    and r.shared_at is not null then 'PUBLISHED' else f.status end as standing,
  f.due_on::text as "dueOn", ${instant(sql`f.submitted_at`)} as at, ${slot} as "on"`;

/** The tables of one's own reviews; nobody is named here who is not named in the result. */
export async function myReviews(
  context: Context,
  { activeTableId = "PENDING_ON_ME", ...asked }: z.output<typeof myReviewsInput>,
): Promise<MyReviewsPage> {
  const lines = linesOf(context);
  const counts = await context.rows<Record<MyTable, number>>(
    sql`select ${sql.join(
      myTables.map(
        (table) => sql`(select count(*)::int
      from (${lines[table]}) counted) as ${sql.ref(table)}`,
      ),
    )}`,
  );
  return {
    table: activeTableId,
    today: context.today(),
    rows: await context.rows<MyReview>(
      sql`select * from (${lines[activeTableId]}) listed order by "dueOn" nulls last, at desc nulls last, id limit 200`,
    ),
    counts: counts[0]!,
    waiting: asked.showApprovals === undefined ? null : await waitingPeers(context),
    dialog:
      asked.showNominatePeers !== undefined && asked.reviewId && asked.empId
        ? await nominationDialog(context, { cycleId: asked.reviewId, employeeId: asked.empId })
        : null,
  };
}

/** What each table holds, as a statement; to whoever sees the product as somebody else they are empty. */
export function linesOf(context: Context): Record<MyTable, Sql> {
  const lines = ownLines(context);
  if (!context.viewedBy) return lines;
  const none = (table: MyTable) => [table, sql`select * from (${lines[table]}) hidden where false`] as const;
  return Object.fromEntries(myTables.map(none)) as Record<MyTable, Sql>;
}

function ownLines(context: Context): Record<MyTable, Sql> {
  const me = context.actor.employeeId;
  const today = context.today();
  const open = sql`c.state = 'IN_PROGRESS' and f.removed_at is null and f.status <> 'SUBMITTED' and r.shared_at is null
    and f.opens_on <= ${today}::date`;
  const none = sql`null::text`;
  return {
    PENDING_ON_ME: sql`select ${formLine(sql`true`)} from ${from} where f.reviewer_id = ${me} and ${open}
      union all select n.id, 'NOMINATION', c.id, c.name, ${person("e")}, ${person("w")}, ${none}, 'PEER', ${none}, ${none},
        ${instant(sql`n.created_at`)}, ${slot}
        from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id and r.removed_at is null
          join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
        join {employee} e on e.id = r.employee_id join {employee} w on w.id = n.nominated_by
          where n.nominee_id = ${me} and n.status = 'NOMINATED'
      union all select r.id, 'NOMINATE', c.id, c.name, ${person("e")}, null::jsonb, ${none}, 'PEER',
        ${none}, nullif(c.settings->'timelines'->'NOMINATION'->>'endsOn', ''), ${none}, ${slot}
        from ${stillNominating} and ${nominatedBy(me)}
      union all select r.id, 'APPROVE', c.id, c.name, ${person("e")}, null::jsonb, ${none}, 'PEER',
        ${none}, nullif(c.settings->'timelines'->'NOMINATION'->>'endsOn', ''), ${none}, ${slot}
        from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
          join {employee} e on e.id = r.employee_id
       where r.manager_id = ${me} and r.removed_at is null and r.shared_at is null and exists (
         select from {review_nomination} n where n.reviewee_id = r.id and n.status = 'PROPOSED')
      union all select r.id, 'RESULT', c.id, c.name, ${person("e")}, null::jsonb, ${none}, ${none},
        'PUBLISHED', ${none}, ${instant(sql`r.shared_at`)}, ${slot}
        from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
       where r.employee_id = ${me} and r.shared_at is not null and r.outcome is null and r.removed_at is null
         and coalesce(c.settings->'sharing'->>'answer', 'ACKNOWLEDGE') <> 'NONE'`,
    PENDING_ON_OTHERS: sql`select ${formLine(sql`true`)} from ${from} where f.reviewer_id is distinct from ${me} and ${me} in
      (r.employee_id, r.manager_id) and ${open} and ${namedTo(me)}`,
    COMPLETED_BY_ME: sql`select ${formLine(sql`true`)} from ${from} where f.reviewer_id = ${me} and
      f.status = 'SUBMITTED' and f.removed_at is null`,
    PAST_REVIEWS: sql`select r.id, 'RESULT' as kind, c.id as "cycleId", c.name as cycle, ${person("e")} as employee,
      null::jsonb as reviewer, ${none} as outside, ${none} as provider,
        case when r.outcome is null then 'PUBLISHED' else 'ACKNOWLEDGED' end as standing, ${none} as "dueOn",
          ${instant(sql`r.shared_at`)} as at, ${slot} as "on"
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id join {employee} e on e.id = r.employee_id
     where r.employee_id = ${me} and r.shared_at is not null and r.removed_at is null`,
  };
}

/**
 * The person reviewed does not learn who writes as a peer or from below; the accountable manager learns it of peers
 * where the cycle says so. Who is not named is in no list either: that one of them is no longer in it would tell when they
 * wrote.
 */
function namedTo(me: string): Sql {
  return sql`(f.provider not in ('PEER', 'UPWARD') or f.provider = 'PEER'
    and r.manager_id = ${me} and coalesce((c.settings->'reviewers'->>'peersNamedToManager')::boolean, true))`;
}
