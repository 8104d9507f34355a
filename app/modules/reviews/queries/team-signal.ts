import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { linesOf } from "./my-reviews.ts";
import { sql } from "#tenancy/sql.ts";

/** Days before its last day from which something to do for a review asks for its manager. */
const soon = 7;

/** What the actor owes each of their people in a running review: the form or nomination that is due first. */
export function reviewSignal(context: Context): Signal[] {
  const today = context.today();
  const due = sql`min(owed."dueOn"::date)`;
  return [
    {
      label: "navigation.module",
      of: sql`select asked.id as employee_id,
          jsonb_strip_nulls(jsonb_build_object('key', case when ${due} is null then 'signal.open'
              when ${due} < ${today}::date then 'signal.overdue' else 'signal.due' end,
            'on', ${due}::text, 'tone', case when ${due} < ${today}::date then 'red'
              when ${due} <= ${today}::date + ${soon}::int then 'orange' else 'grey' end)) as said
        from asked join (${linesOf(context).PENDING_ON_ME}) owed on (owed.employee ->> 'id')::uuid = asked.id
        where owed.kind <> 'RESULT' group by asked.id`,
    },
  ];
}
