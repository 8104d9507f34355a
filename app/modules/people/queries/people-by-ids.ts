import type { Context } from "#app/platform/context/context.ts";
import { live } from "../data/live.ts";

/** A person as chips, pickers and lists of other rooms show them: public facts alone. */
export type PersonSummary = { id: string; name: string; role: string | null; email: string; photo?: string | null };

/** Columns of a PersonSummary over `{employee} e`, with the role of the day their one `?` takes. */
export const summaryColumns = `e.id, e.display_name as name, e.work_email::text as email, e.photo_key as photo,
  (select jr.name from {assignment} a join {job_role} jr on jr.id = a.job_role_id
    where a.employee_id = e.id and ${live("a", "JOB_ROLE")}) as role`;

/** Public facts of these people, in one statement; ids this company does not know are missing from the map. */
export async function peopleByIds(context: Context, ids: readonly string[]): Promise<Map<string, PersonSummary>> {
  const rows = await context.rows<PersonSummary>(
    `select ${summaryColumns} from {employee} e where e.id = any(?::uuid[])`,
    [context.today(), [...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
