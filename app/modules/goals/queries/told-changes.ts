import { sql, type Sql } from "#tenancy/sql.ts";

/** Changes of a goal's history, called `x`, that name no other goal, or one that the actor may see: the rest is not told. */
export function toldChanges(allowed: Sql): Sql {
  const named = sql`case x.field when 'parent' then array[(x.value_before #>> '{}')::uuid, (x.value_after #>> '{}')::uuid]
    when 'feeds' then array[(coalesce(x.value_after, x.value_before) ->> 'parentId')::uuid] end`;
  return sql`(x.field not in ('parent', 'feeds') or exists (select from {goal} g where g.id = any(${named}) and (${allowed})))`;
}
