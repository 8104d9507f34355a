import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { Marks } from "#tenancy/forget-person.ts";

type Named = { names: string[]; mails: string[] };

/**
 * What tells who somebody is within texts: their addresses, and their names where they are of two words at least and nobody
 * else is called so, since others must not lose their own.
 */
export async function marksOf(context: Context, employeeId: string): Promise<Marks> {
  const row = (await firstRow<Named>(
    context,
    sql`select array_remove(array[work_email::text, personal_email::text], null) as mails,
        array(select distinct name from unnest(array[e.display_name, e.first_name || ' ' || e.last_name,
            e.preferred_first_name || ' ' || e.last_name]) as called(name)
          where btrim(name) like '% %' and not exists (select from {employee} o where o.id <> e.id
            and lower(btrim(called.name)) in (lower(o.display_name), lower(o.first_name || ' ' || o.last_name)))) as names
      from {employee} e where id = ${employeeId}`,
  ))!;
  const texts = [...row.mails, ...row.names.map((name) => name.trim())];
  return { id: employeeId, texts: [...new Set(texts)].sort((a, b) => b.length - a.length) };
}
