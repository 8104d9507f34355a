import { live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { holds, plainHolds, wordsOf, type Sought } from "#tenancy/text-search.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** Names are short, and often written wrongly. */
const nearFrom = 4;

/** The ids of everybody, with the company or gone, whose names or e-mail hold every word. */
export function idsByName(sought: Sought): Sql {
  return sql`select s.id from {employee} s where ${plainHolds(sql`s.plain_names`, sought, nearFrom)}`;
}

/** Conditions on `e`: each word that is sought stands in a name, the e-mail or the role of the day, or comes near there. */
export function wordConditions({ text, near }: Sought, day: string): Sql[] {
  return wordsOf(normalized(text)).map((word) => {
    const sought = { text: word, near };
    return sql`e.id in (${idsByName(sought)}
        union select a.employee_id from {assignment} a join {job_role} r on r.id = a.job_role_id
          where ${live("a", "JOB_ROLE", day)} and ${holds(sql`r.name`, sought)})`;
  });
}
