import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { factsSelected } from "../data/employee-facts-row.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";

export type FactsToEdit = EmployeeFacts & { version: number };

/** What the register says of a person, for those who may change it. */
export async function employeeFacts(context: Context, employeeId: string): Promise<FactsToEdit> {
  await authorize(context, "edit", await requireEmployeeSubject(context, employeeId));
  const [row] = await context.rows<FactsToEdit>(`select ${factsSelected}, e.version from {employee} e where e.id = ?`, [employeeId]);
  return row!;
}
