import { sql } from "#tenancy/sql.ts";

/** How many values were recorded of a goal called `g`, by people, a metric or its parts. */
export const recordedValueCount = sql`(select count(*)::int from {goal_check_in} r where r.goal_id = g.id
  and r.value is not null and r.rolled_up_from is distinct from g.id)`;

/** What the value of a check-in called `x` on a goal called `g` was said in. */
export const saidIn = (goal: string) => sql`'measureType', coalesce(x.measure_type, ${sql.ref(goal)}.measure_type),
  'currency', case when x.measure_type is null then ${sql.ref(goal)}.currency else x.currency end`;
