import type { Context } from "#app/platform/context/context.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { sql } from "#tenancy/sql.ts";

/** What the actor was asked for and has neither given nor declined; of nobody who is looked at by an admin. */
export function requestsOwed(context: Context): Owed {
  return {
    open: sql`from {feedback_ask} a join {feedback_request} r on r.id = a.request_id
      join {employee} q on q.id = r.requester_id join {employee} e on e.id = r.receiver_id
      where ${context.viewedBy === undefined} and a.provider_id = ${context.actor.employeeId}::uuid and a.state in ('ASKED', 'ACCEPTED')`,
    row: sql`jsonb_build_object('id', a.id, 'requester', q.display_name, 'receiver', e.display_name, 'own',
      r.requester_id = r.receiver_id, 'dueOn', r.due_on::text)`,
    orderBy: sql`r.due_on nulls last, r.created_at, a.id`,
    read: obligationOf,
  };
}

type Row = { id: string; requester: string; receiver: string; own: boolean; dueOn: string | null };

function obligationOf({ id, requester, receiver, own, dueOn }: Row): Obligation {
  return {
    key: `feedback:asked:${id}`,
    room: "feedback",
    label: own ? "obligations.asked" : "obligations.asked-about",
    params: { requester, receiver },
    link: feedbackPlaces.ask(id),
    dueOn,
    act: { label: "answer", href: feedbackPlaces.ask(id) },
  };
}
