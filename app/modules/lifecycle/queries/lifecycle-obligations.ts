import type { Context } from "#app/platform/context/context.ts";
import { isAdmin } from "#app/platform/context/actor.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { sql } from "#tenancy/sql.ts";
import { assigneeKnows, waitsBy } from "../data/journey-record.ts";
import { titleIn } from "../data/step-words.ts";
import { lifecyclePlaces } from "../lifecycle-places.ts";

type Due = { id: string; journeyId: string; title: string; name: string; own: boolean; dueOn: string };

/** Steps that wait for one and that nothing holds up, of one's own journey and of others'. */
export function lifecycleOwed(context: Context): Owed {
  const me = context.actor.employeeId;
  return {
    open: sql`from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
      join {employee} e on e.id = j.employee_id
      where s.assignee_id = ${me} and s.state = 'OPEN' and j.state = 'RUNNING' and ${context.viewedBy === undefined}
        and ${assigneeKnows}
        and ${waitsBy(context.today())}`,
    row: sql`jsonb_build_object('id', s.id, 'journeyId', j.id, 'title', ${titleIn(context.actor.language)}, 'name', e.display_name,
      'own', j.employee_id = ${me}, 'dueOn', s.due_on)`,
    orderBy: sql`s.due_on, s.position, s.id`,
    read: obligationOf,
  };
}

function obligationOf({ id, journeyId, title, name, own, dueOn }: Due): Obligation {
  const href = lifecyclePlaces.journey(journeyId);
  return {
    ...{ key: `lifecycle:${id}`, room: "lifecycle", label: own ? "obligations.own" : "obligations.of" },
    ...{ params: { title, name }, link: href, dueOn, act: { label: "obligations.act", href } },
  };
}

/** What stands out for who administers people: journeys with steps that are late. */
export function lifecycleAttention(context: Context): AttentionLine[] {
  if (!isAdmin(context.actor, "PLATFORM_ADMIN") || context.viewedBy) return [];
  return [
    {
      label: "attention.late",
      href: `${lifecyclePlaces.board("progress")}?show=LATE`,
      count: sql`select count(distinct j.id)::int from {lifecycle_journey} j join {lifecycle_step} s on s.journey_id = j.id
        where j.state = 'RUNNING' and s.state = 'OPEN' and s.due_on < ${context.today()}::date`,
    },
  ];
}
