import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Open tasks whose last day is near; whoever was given one today has just been told of it. */
export function tasksDueSoon(_: Context, { from, until }: DaysAhead): NearDue {
  return {
    rows: sql`select p.employee_id as recipient_id, 'due-soon' as kind, i.id::text as key, i.due_date as due_on,
        jsonb_build_object('id', i.id, 'text', i.text) as said
      from {initiative} i join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
      where i.deleted_at is null and i.completed_at is null and i.due_date between ${from}::date and ${until}::date
        and i.created_at < ${from}::date`,
    read: ({ id, text }: { id: string; text: string }, date) => ({
      params: { title: text, date },
      link: initiativePlaces.task(id),
      about: { kind: "Initiative", id },
    }),
  };
}
