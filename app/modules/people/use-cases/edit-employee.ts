import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { refuseIdentityBeyond } from "../data/changeable-facts.ts";
import { factNames, refuseTaken } from "../data/employee-facts-row.ts";
import { holdFacts, storeFacts } from "../data/hold-facts.ts";
import { announceFacts, requirePersonUnchanged } from "../data/announce-facts.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";
import { factsInput, factsOf } from "./facts-input.ts";
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
  const before = await holdFacts(context, employeeId);
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
