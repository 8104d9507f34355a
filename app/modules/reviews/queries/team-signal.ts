import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { linesOf } from "./my-reviews.ts";
import { sql } from "#tenancy/sql.ts";

/** What the actor owes each of their people in a running review: the form or nomination that is due first. */
export function reviewSignal(context: Context): Signal[] {
  const due = sql`min(owed."dueOn"::date)`;
  return [
    {
      label: "navigation.module",
      of: sql`select asked.id as employee_id,
          jsonb_strip_nulls(jsonb_build_object('key', case when ${due} is null then 'signal.open' else 'signal.due' end,
            'on', ${due}::text, 'tone', case when ${due} < ${context.today()}::date then 'red' else 'orange' end)) as said
        from asked join (${linesOf(context).PENDING_ON_ME}) owed on (owed.employee ->> 'id')::uuid = asked.id
        where owed.kind <> 'RESULT' group by asked.id`,
    },
  ];
}
