import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Words of a text that are looked up as names. */
const mostWords = 2_000;

/**
 * The names by which a text may name people of the company, present or past: whole names, first, preferred and last ones of
 * everybody one of whose names stands in it as a word. Whoever asks; for what must name nobody.
 */
export async function peopleNamedIn(context: Pick<Context, "rows">, text: string): Promise<string[]> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])]
    .flatMap((word) => [word, word.replace(/['’]s$/u, "")])
    .slice(0, mostWords);
  const rows = await context.rows<{ names: (string | null)[] }>(
    sql`select array[e.display_name, e.first_name, e.last_name, e.preferred_first_name] as names from {employee} e
      where lower(e.first_name) = any(${words}::text[]) or lower(e.last_name) = any(${words}::text[])
        or lower(e.preferred_first_name) = any(${words}::text[])
        or exists (select from unnest(regexp_split_to_array(lower(e.display_name), '\\s+')) part(word)
          where part.word = any(${words}::text[])) limit 5000`,
  );
  const names = rows.flatMap((row) => row.names).filter((name): name is string => Boolean(name));
  return [...new Set([...names, ...names.flatMap((name) => name.split(/\s+/u))])].filter((name) => name.length > 1);
}
