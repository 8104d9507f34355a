import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { whoMaySee } from "../data/who-may-see.ts";
import { namedIn, type Mention } from "../domain/comment.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Those of these people whom the text names. Refused where one of them may not see the record. Who was named before may stay,
 * whatever they may see by now.
 */
export async function requireMentionable(
  context: Context,
  facts: AbilitySubject,
  { body, mentions, before = [] }: { body: string; mentions: readonly string[]; before?: readonly Mention[] },
): Promise<Mention[]> {
  const known = await context.rows<Mention>(
    sql`select id, display_name as name from {employee} where id = any(${mentions}::uuid[])
      order by array_position(${mentions}::uuid[], id)`,
  );
  const kept = before.filter(({ id }) => mentions.includes(id));
  const named = namedIn(body, [...kept, ...known.filter(({ id }) => !kept.some((one) => one.id === id))]);
  const anew = named.map(({ id }) => id).filter((id) => !kept.some((one) => one.id === id));
  const seeing = await whoMaySee(context, facts, anew);
  const hidden = named.find(({ id }) => anew.includes(id) && !seeing.has(id));
  if (hidden)
    throw invalid("comments.may-not-see", "Somebody who is named may not see this.", {
      fields: { body: "comments.may-not-see" },
      params: { name: hidden.name },
    });
  return named;
}
