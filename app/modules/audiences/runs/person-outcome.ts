import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What became of one person: the room's word for it, the record it is about, and why where it is not as asked. */
export type PersonOutcome = {
  /** `REFUSED` is what the run says of a refusal; the others are the room's. */
  readonly outcome: string;
  readonly recordId?: string | null;
  /** A message code, with what it names. */
  readonly reason?: string | null;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What stayed the person's own. */
  readonly fields?: readonly string[];
};

/** What became of somebody, in the same transaction; said once, however often the work is done. */
export async function storeOutcome(
  context: Context,
  runId: string,
  employeeId: string,
  { outcome, recordId = null, reason = null, params = {}, fields = [] }: PersonOutcome,
): Promise<void> {
  await context.rows(
    sql`insert into {person_outcome} (run_id, employee_id, outcome, record_id, reason, params, fields)
        values (${runId}, ${employeeId}, ${outcome}, ${recordId}, ${reason}, ${JSON.stringify(params)}::jsonb,
          ${[...fields]}::text[]) on conflict do nothing`,
  );
}

/** Who was refused in a run, to be tried again. */
export async function refusedIn(context: Context, runId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select employee_id as id from {person_outcome} where run_id = ${runId} and outcome = 'REFUSED' order by 1`,
  );
  return rows.map(({ id }) => id);
}
