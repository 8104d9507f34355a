import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { changeableFacts } from "../data/changeable-facts.ts";
import { factsSelected } from "../data/employee-facts-row.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";
import { sql } from "#tenancy/sql.ts";

/** The facts that may be changed; without the right, a name and the address of work are there to be shown alone. */
export type FactsToEdit = Partial<EmployeeFacts> &
  Pick<EmployeeFacts, "firstName" | "displayName" | "workEmail"> & {
    version: number;
    changeable: (keyof EmployeeFacts)[];
  };

/** What the register says of a person, for those who may change it: no fact beyond those they may change. */
export async function employeeFacts(context: Context, employeeId: string): Promise<FactsToEdit> {
  const subject = await requireEmployeeSubject(context, employeeId);
  await authorize(context, "edit", subject);
  const changeable = await changeableFacts(context, subject);
  const [row] = await context.rows<EmployeeFacts & { version: number }>(
    sql`select ${factsSelected}, e.version from {employee} e where e.id = ${employeeId}`,
  );
  const { version, firstName, displayName, workEmail } = row!;
  return {
    ...Object.fromEntries(changeable.map((fact) => [fact, row![fact]])),
    version,
    firstName,
    displayName,
    workEmail,
    changeable,
  };
}
