import type { Context } from "#app/platform/context/context.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

const dueSoonDays = 7;

/** Open tasks the actor owns that are overdue or due within a week. */
export function tasksOwed(context: Context): Owed {
  return {
    open: sql`from {initiative} i join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
      and p.employee_id = ${context.actor.employeeId}
      where i.deleted_at is null and i.completed_at is null and i.due_date <= ${context.today()}::date + ${dueSoonDays}::int`,
    row: sql`jsonb_build_object('id', i.id, 'text', i.text, 'dueDate', i.due_date::text)`,
    orderBy: sql`i.due_date, i.position`,
    read: obligationOf,
  };
}

function obligationOf({ id, text, dueDate }: { id: string; text: string; dueDate: string }): Obligation {
  return {
    key: `initiatives:due:${id}`,
    room: "initiatives",
    label: "obligations.due",
    params: { title: text },
    link: initiativePlaces.task(id),
    dueOn: dueDate,
    act: {
      label: "many.complete",
      action: `/app/initiative/${id}`,
      intent: "complete-task",
      fields: { initiativeId: id },
      said: "done.completed",
      undo: "reopen-task",
    },
  };
}
