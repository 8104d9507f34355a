import { live } from "./live.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";
import { beginsWord, holds, plainHolds, wordBegins, wordsOf, type Sought } from "#tenancy/text-search.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** Names are short, and often written wrongly. */
const nearFrom = 4;

/** The ids of everybody, with the company or gone, whose names or e-mail hold every word. */
export function idsByName(sought: Sought): Sql {
  const names = sql`s.plain_names`;
  const held = wordsOf(sought.text).map((word) =>
    beginsWord(word) ? wordBegins(names, word, sought) : plainHolds(names, { ...sought, text: word }, nearFrom),
  );
  return sql`select s.id from {employee} s where ${allOf(held)}`;
}

/** Conditions on `e`: each word that is sought stands in a name, the e-mail or the role of the day, or comes near there. */
export function wordConditions(asked: Sought, day: string): Sql[] {
  return wordsOf(normalized(asked.text)).map((word) => {
    const sought = { ...asked, text: word };
    const byRole = sql`select a.employee_id from {assignment} a join {job_role} r on r.id = a.job_role_id
          where ${live("a", "JOB_ROLE", day)} and ${holds(sql`r.name`, sought)}`;
    // So short a word reads everybody, once.
    if (beginsWord(word)) return sql`(${wordBegins(sql`e.plain_names`, word, sought)} or e.id in (${byRole}))`;
    return sql`e.id in (${idsByName(sought)}
        union ${byRole})`;
  });
}
