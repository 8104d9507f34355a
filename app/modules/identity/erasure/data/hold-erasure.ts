import { firstRow, type Context } from "#app/platform/context/context.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";
import type { ErasureCounts, ErasureState } from "../domain/erasure.ts";

export type Erasure = {
  id: string;
  employeeId: string;
  state: ErasureState;
  askedBy: string;
  askedByName: string;
  askedAt: string;
  /** A local day. */
  erasesOn: string;
  calledOffAt: string | null;
  doneAt: string | null;
  counts: ErasureCounts;
  version: number;
};

const read = (where: Sql) => sql`select p.id, p.employee_id as "employeeId", p.state, p.asked_by as "askedBy",
    a.display_name as "askedByName", ${instant(sql`p.asked_at`)} as "askedAt", p.erases_on::text as "erasesOn",
    ${instant(sql`p.called_off_at`)} as "calledOffAt", ${instant(sql`p.done_at`)} as "doneAt", p.counts, p.version
  from {person_erasure} p join {employee} a on a.id = p.asked_by where ${where}`;

/** What was asked for last about somebody; null where nothing ever was. */
export function latestErasure(context: Context, employeeId: string): Promise<Erasure | null> {
  return firstRow<Erasure>(
    context,
    read(sql`p.employee_id = ${employeeId} order by p.state = 'CALLED_OFF', p.asked_at desc, p.id desc limit 1`),
  );
}

/** The same, held until the transaction ends. */
export function holdErasure(context: Context, where: Sql): Promise<Erasure | null> {
  return firstRow<Erasure>(context, sql`${read(where)} for update of p`);
}
