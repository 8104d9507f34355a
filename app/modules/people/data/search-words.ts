import { live } from "./live.ts";

export type Condition = { readonly text: string; readonly values: readonly unknown[] };

/** The names and addresses a person is found by; the trigram index is on this very expression. */
const searched = "(s.display_name || ' ' || s.first_name || ' ' || s.last_name || ' ' || s.work_email::text)";

/** Conditions on `e`: each word of the text stands in the name, the e-mail or the role of the day. */
export function wordConditions(text: string, day: string): Condition[] {
  return text
    .normalize("NFC")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, 6)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
      return {
        text: `e.id in (select s.id from {employee} s where ${searched} ilike ?
        union select a.employee_id from {assignment} a join {job_role} r on r.id = a.job_role_id where ${live("a", "JOB_ROLE")} and r.name ilike ?)`,
        values: [pattern, day, pattern],
      };
    });
}
