import { live } from "./live.ts";
import { containing, sql, type Sql } from "#tenancy/sql.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** The names and addresses a person is found by; the trigram index is on this very expression. */
const searched = sql`(s.display_name || ' ' || s.first_name || ' ' || s.last_name || ' ' || s.work_email::text)`;

/** Conditions on `e`: each word of the text stands in the name, the e-mail or the role of the day. */
export function wordConditions(text: string, day: string): Sql[] {
  return normalized(text)
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, 6)
    .map((word) => {
      const pattern = containing(word);
      return sql`e.id in (select s.id from {employee} s where ${searched} ilike ${pattern}
        union select a.employee_id from {assignment} a join {job_role} r on r.id = a.job_role_id
          where ${live("a", "JOB_ROLE", day)} and r.name ilike ${pattern})`;
    });
}
