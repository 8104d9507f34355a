import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";

const atOnce = 2_000;
const stillReferenced = "23503";

/** People who came by mistake were never here: they and their rows go, unless anything else of the company names them by now. */
export async function takePeopleAway(context: Context, employeeIds: readonly string[]): Promise<void> {
  try {
    await context.rows("delete from {assignment} where employee_id = any(?::uuid[])", [employeeIds]);
    for (let start = 0; start < employeeIds.length; start += atOnce) {
      await context.rows("delete from {employee} where id = any(?::uuid[])", [
        employeeIds.slice(start, start + atOnce),
      ]);
    }
  } catch (error) {
    if ((error as { code?: string }).code !== stillReferenced) throw error;
    throw conflict("people.import-in-use", "Something else names a person of the import.");
  }
}
