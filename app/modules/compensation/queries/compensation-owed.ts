import type { Context } from "#app/platform/context/context.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { handedOutBy, notReleased } from "../data/letter-record.ts";
import { compensationPlaces } from "../compensation-places.ts";
import { sql } from "#tenancy/sql.ts";

type Due = {
  kind: "PLAN" | "REVIEW" | "PUBLISH" | "RELEASE" | "LETTER";
  id: string;
  cycle: string;
  people: number;
  on: string | null;
};

/** Lines and letters that wait for one, for each cycle and kind; and one's own letters that were not acknowledged. */
export function compensationOwed(context: Context): Owed {
  const me = context.actor.employeeId;
  const own = sql`${context.viewedBy === undefined}`;
  const day = (name: string) => sql`nullif(c.settings->>${name}, '')`;
  return {
    open: sql`from (
      select case m.turn when 'PROPOSER' then 'PLAN' when 'APPROVER' then 'REVIEW' else 'PUBLISH' end as kind, c.id,
          c.name as cycle, count(*)::int as people,
          case m.turn when 'PROPOSER' then ${day("proposeBy")} when 'APPROVER' then ${day("approveBy")}
            else ${day("publishOn")} end as due_on
        from {compensation_member} m join {compensation_cycle} c on c.id = m.cycle_id
        where m.turn_id = ${me} and m.turn <> 'DONE' and m.excluded is null and m.employee_id <> ${me}
          and c.state in ('ACTIVE', 'IN_REVIEW') and ${own} group by m.turn, c.id
      union all select 'RELEASE', c.id, c.name, count(*)::int, null from {compensation_letter} l
        join {compensation_member} m on m.id = l.member_id join {compensation_cycle} c on c.id = l.cycle_id
        where ${notReleased} and ${handedOutBy(me)} and ${own} group by c.id
      union all select 'LETTER', l.id, c.name, 1, null from {compensation_letter} l
        join {compensation_cycle} c on c.id = l.cycle_id
        where l.employee_id = ${me} and l.released_at is not null and l.acknowledged_at is null and l.withdrawn_at is null
          and ${own}
      ) due`,
    ofTeam: sql`due.kind <> 'LETTER'`,
    row: sql`jsonb_build_object('kind', due.kind, 'id', due.id, 'cycle', due.cycle, 'people', due.people, 'on', due.due_on)`,
    orderBy: sql`due.due_on nulls last, due.id`,
    read: obligationOf,
  };
}

/** The button beside what is owed reads as the one in the mail about it. */
const acts = {
  PLAN: "mails.act.plan",
  REVIEW: "mails.act.plan",
  PUBLISH: "mails.act.plan",
  RELEASE: "mails.act.release",
  LETTER: "mails.act.letter",
} as const;

function obligationOf({ kind, id, cycle, people, on }: Due): Obligation {
  const link =
    kind === "LETTER"
      ? compensationPlaces.mine
      : `${compensationPlaces.teamPlanning("all-reports")}?cycle=${id}&filter=mine`;
  return {
    key: `compensation:${kind}:${id}`,
    room: "compensation",
    label: `obligations.${kind}`,
    params: { cycle, count: people },
    link,
    dueOn: on,
    act: { label: acts[kind], href: link },
  };
}
