import { peopleInside } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import { sql } from "#tenancy/sql.ts";

type Due = { kind: "ANSWER" | "STATE" | "FINISH"; id: string; name: string; on: string | null };

/** Notes one has to answer, statements one is asked for, and drafts of one's own that were begun or returned. */
export function disciplinaryOwed(context: Context): Owed {
  const me = context.actor.employeeId;
  // Whoever sees the product as somebody else learns of none.
  const seen = sql`${context.viewedBy === undefined}`;
  return {
    open: sql`from (
      select 'ANSWER' as kind, n.id, n.author_id as who, n.answer_by as due_on from {disciplinary_note} n
        where n.employee_id = ${me} and n.state = 'PUBLISHED' and n.outcome is null and ${seen}
      union all select 'STATE', x.id, x.asked_by, null from {disciplinary_witness} x
        where x.employee_id = ${me} and x.stated_at is null and x.declined_at is null and ${seen}
      union all select 'FINISH', n.id, n.employee_id, null from {disciplinary_note} n
        where n.author_id = ${me} and n.state = 'DRAFT' and (n.source is not null or n.review_comment <> '') and ${seen}
      ) due join {employee} e on e.id = due.who`,
    ofTeam: sql`due.kind = 'FINISH'`,
    row: sql`jsonb_build_object('kind', due.kind, 'id', due.id, 'name', e.display_name, 'on', due.due_on::text)`,
    orderBy: sql`due.due_on nulls last, due.id`,
    read: obligationOf,
  };
}

function obligationOf({ kind, id, name, on }: Due): Obligation {
  const link = kind === "STATE" ? disciplinaryPlaces.statement(id) : disciplinaryPlaces.note(id);
  return {
    key: `disciplinary:${id}`,
    room: "disciplinary",
    label: `obligations.${kind}`,
    params: { name },
    link,
    dueOn: on,
    act: { label: `obligations.act-${kind}`, href: link },
  };
}

/** Notes to review and appeals to decide, for whoever is HR of those they are about: not what they wrote or stand in. */
export function disciplinaryAttention(context: Context): AttentionLine[] {
  const { employeeId: me, adminAccesses, scopedAccesses = [] } = context.actor;
  const kind = "DISCIPLINARY_ACTION_ADMIN";
  const units = scopedAccesses.flatMap((one) => (one.kind === kind ? one.orgUnitIds : []));
  const whole = adminAccesses.includes(kind);
  if ((!whole && units.length === 0) || context.viewedBy) return [];
  const inside = whole ? sql`true` : sql`n.employee_id in ${peopleInside(units, context.today())}`;
  const others = sql`n.author_id <> ${me} and n.employee_id <> ${me} and ${inside}`;
  const href = disciplinaryPlaces.list("company", "pending");
  return [
    {
      label: "attention.reviews",
      href: `${href}?state=IN_REVIEW`,
      count: sql`select count(*)::int from {disciplinary_note} n where n.state = 'IN_REVIEW' and ${others}`,
    },
    {
      label: "attention.appeals",
      href,
      count: sql`select count(*)::int from {disciplinary_note} n join {disciplinary_appeal} p on p.note_id = n.id
        and p.state = 'SUBMITTED' where ${others}`,
    },
  ];
}
