import type { Context } from "#app/platform/context/context.ts";
import { namedIn, type Mention } from "../domain/comment.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A text, whom it is said to name, and whom it named before. */
export type NamingText = { body: string; mentions: readonly string[]; before?: readonly Mention[] };

/**
 * Those of these people whom the text names, as it calls them, in the order in which it does; `anew` are those it did not
 * name before. Who was named before may stay, whatever they are by now; `who` is asked of the others over `{employee} e`.
 */
export async function peopleNamed(
  context: Context,
  { body, mentions, before = [] }: NamingText,
  who: Sql = sql`true`,
): Promise<{ named: Mention[]; anew: Mention[] }> {
  if (mentions.length === 0) return { named: [], anew: [] };
  const known = await context.rows<Mention>(
    sql`select e.id, e.display_name as name from {employee} e where e.id = any(${mentions}::uuid[]) and ${who}
      order by array_position(${mentions}::uuid[], e.id)`,
  );
  const kept = before.filter(({ id }) => mentions.includes(id));
  const isKept = ({ id }: Mention) => kept.some((one) => one.id === id);
  const named = namedIn(body, [...kept, ...known.filter((one) => !isKept(one))]);
  return { named, anew: named.filter((one) => !isKept(one)) };
}
