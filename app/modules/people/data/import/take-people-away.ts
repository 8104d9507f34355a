import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 2_000;
const stillReferenced = "23503";

/** People who came by mistake were never here: they and their rows go, unless anything else of the company names them by now. */
export async function takePeopleAway(context: Context, employeeIds: readonly string[]): Promise<void> {
  try {
    await context.rows(sql`delete from {assignment} where employee_id = any(${employeeIds}::uuid[])`);
    for (let start = 0; start < employeeIds.length; start += atOnce) {
      await context.rows(
        sql`delete from {employee} where id = any(${employeeIds.slice(start, start + atOnce)}::uuid[])`,
      );
    }
  } catch (error) {
    if ((error as { code?: string }).code !== stillReferenced) throw error;
    throw conflict("people.import-in-use", "Something else names a person of the import.");
  }
}
