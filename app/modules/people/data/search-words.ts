import { live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { holds, wordsOf, type Sought } from "#tenancy/text-search.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** The names and addresses a person is found by; the trigram index is on this very expression. */
const searched = sql`s.display_name || ' ' || s.first_name || ' ' || s.last_name || ' ' || s.work_email::text`;

/** Names are short, and often written wrongly. */
const nearFrom = 4;

/** Conditions on `e`: each word that is sought stands in the name, the e-mail or the role of the day, or comes near there. */
export function wordConditions({ text, near }: Sought, day: string): Sql[] {
  return wordsOf(normalized(text)).map((word) => {
    const sought = { text: word, near };
    return sql`e.id in (select s.id from {employee} s where ${holds(searched, sought, nearFrom)}
        union select a.employee_id from {assignment} a join {job_role} r on r.id = a.job_role_id
          where ${live("a", "JOB_ROLE", day)} and ${holds(sql`r.name`, sought)})`;
  });
}
