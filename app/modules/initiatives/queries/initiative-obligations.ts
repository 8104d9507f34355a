import type { Context } from "#app/platform/context/context.ts";
import type { Obligation } from "#app/platform/contributions/room.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

const dueSoonDays = 7;

/** Open tasks the actor owns that are overdue or due within a week. */
export async function initiativeObligations(context: Context): Promise<Obligation[]> {
  const rows = await context.rows<{ id: string; text: string; dueDate: string }>(
    sql`select i.id, i.text, i.due_date::text as "dueDate"
       from {initiative} i join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER' and p.employee_id = ${context.actor.employeeId}
      where i.deleted_at is null and i.completed_at is null and i.due_date <= ${context.today()}::date + ${dueSoonDays}::int
      order by i.due_date, i.position limit 50`,
  );
  return rows.map(({ id, text, dueDate }) => ({
    key: `initiatives:due:${id}`,
    room: "initiatives",
    label: "obligations.due",
    params: { title: text },
    link: initiativePlaces.task(id),
    dueOn: dueDate,
  }));
}
