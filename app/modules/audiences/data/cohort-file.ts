import { isPresent } from "#app/modules/people/index.ts";
import { readTable } from "#app/platform/import/read-table.ts";
import type { Context } from "#app/platform/context/context.ts";
import { columnOf, readCalls, type Call, type FileProblem, type KnownPerson } from "../domain/cohort-file.ts";
import { sql } from "#tenancy/sql.ts";

export type ReadCohortFile = { ids: string[]; problems: FileProblem[] };

/** Whom the lines of a file name, by work e-mail or employee number; with anything wrong, every line it is wrong in. */
export async function readCohortFile(context: Context, file: File): Promise<ReadCohortFile> {
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), {
    encoding: null,
    delimiter: null,
  });
  const calls = columnOf(table);
  return readCalls(
    calls,
    await peopleCalled(context, calls),
    (await context.ability()).anyOf("browse", "EmployeeRegister"),
  );
}

/** Everybody the lines may mean, in one statement, with whether they are with the company today. */
function peopleCalled(context: Context, calls: readonly Call[]): Promise<KnownPerson[]> {
  const said = [...new Set(calls.map(({ text }) => text.toLowerCase()))];
  return context.rows<KnownPerson>(
    sql`select e.id, lower(e.work_email::text) as email, lower(e.external_employee_id) as number,
      ${isPresent(sql`e.id`, context.today())} as present
       from {employee} e where lower(e.work_email::text) = any(${said}::text[])
         or lower(e.external_employee_id) = any(${said}::text[])`,
  );
}
