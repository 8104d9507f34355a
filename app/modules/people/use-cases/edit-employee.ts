import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { refuseIdentityBeyond } from "../data/changeable-facts.ts";
import { factNames, factRow, factsSelected, refuseTaken } from "../data/employee-facts-row.ts";
import { announceFacts, requirePersonUnchanged } from "../data/announce-facts.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";
import { factsInput, factsOf } from "./facts-input.ts";
import { assignments, sql } from "#tenancy/sql.ts";
import { refuseErased } from "./erase-employee.ts";

export const editEmployeeInput = factsInput.extend({
  employeeId: ids.employee,
  version: versionRead,
});
export type EditEmployeeInput = z.output<typeof editEmployeeInput>;

/**
 * Changes what the register says of a person; of what is sent, the facts the actor may change alone. Refuses when somebody
 * else changed it meanwhile.
 */
export async function editEmployee(
  context: Context,
  { employeeId, version, ...input }: EditEmployeeInput,
): Promise<{ employeeId: string; fields: string[] }> {
  const subject = await requireEmployeeSubject(context, employeeId);
  await authorize(context, "edit", subject);
  const changeable = (await context.ability()).allowedFields("edit", subject, factNames);
  const before = await lockFacts(context, employeeId);
  await refuseErased(context, employeeId);
  await requirePersonUnchanged(context, before, { employeeId, version });
  const after = { ...before, ...pickFacts(factsOf(input), changeable) };
  const fields = factNames.filter((fact) => before[fact] !== after[fact]);
  if (fields.length === 0) return { employeeId, fields };
  await refuseIdentityBeyond(context, subject, fields);
  await refuseTaken(context, after, employeeId);
  await storeFacts(context, employeeId, pickFacts(after, fields));
  await announceFacts(context, employeeId, fields, "edit-employee");
  return { employeeId, fields };
}

function pickFacts(facts: EmployeeFacts, names: readonly (keyof EmployeeFacts)[]): Partial<EmployeeFacts> {
  return Object.fromEntries(names.map((fact) => [fact, facts[fact]]));
}

async function lockFacts(context: Context, employeeId: string): Promise<EmployeeFacts & { version: number }> {
  const [row] = await context.rows<EmployeeFacts & { version: number }>(
    sql`select ${factsSelected}, e.version from {employee} e where e.id = ${employeeId} for no key update`,
  );
  if (!row) throw notFound("The employee");
  return row;
}

async function storeFacts(context: Context, employeeId: string, facts: Partial<EmployeeFacts>): Promise<void> {
  await context.rows(
    sql`update {employee} set ${assignments({ ...factRow(facts), updated_at: context.clock.now() })},
      version = version + 1 where id = ${employeeId}`,
  );
}
