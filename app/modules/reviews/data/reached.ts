import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Whom an act is about to reach: how many people, and the first of those whose names the actor may know. */
export type Reached = { count: number; names: string[] };

const firstNames = 5;

/** Counts and names the people of a query with the columns `id`, `name` and `named`, one row a person or more. */
export async function reachedBy(context: Context, people: Sql): Promise<Reached> {
  const found = await firstRow<Reached>(
    context,
    sql`with reached as materialized (select id, name, bool_or(named) as named from (${people}) p group by id, name)
     select (select count(*)::int from reached) as count,
       (select coalesce(jsonb_agg(first.name), '[]') from (select name from reached where named
         order by lower(name), id limit ${firstNames}) first) as names`,
  );
  return found ?? { count: 0, names: [] };
}
