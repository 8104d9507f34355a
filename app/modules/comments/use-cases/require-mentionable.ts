import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { whoMaySee } from "../data/who-may-see.ts";
import type { Mention } from "../domain/comment.ts";
import { peopleNamed, type NamingText } from "../queries/people-named.ts";

/** Those whom a comment names. Refused where one who was not named before may not see the record. */
export async function requireMentionable(
  context: Context,
  facts: AbilitySubject,
  text: NamingText,
): Promise<Mention[]> {
  const { named, anew } = await peopleNamed(context, text);
  const seeing = await whoMaySee(
    context,
    facts,
    anew.map(({ id }) => id),
  );
  const hidden = anew.find(({ id }) => !seeing.has(id));
  if (hidden)
    throw invalid("comments.may-not-see", "Somebody who is named may not see this.", {
      fields: { body: "comments.may-not-see" },
      params: { name: hidden.name },
    });
  return named;
}
