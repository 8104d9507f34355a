import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";
import { sql } from "#tenancy/sql.ts";

export const factColumns: Record<keyof EmployeeFacts, string> = {
  externalId: "external_employee_id",
  firstName: "first_name",
  lastName: "last_name",
  preferredFirstName: "preferred_first_name",
  displayName: "display_name",
  workEmail: "work_email",
  personalEmail: "personal_email",
  gender: "gender",
  dateOfBirth: "date_of_birth",
  ethnicity: "ethnicity",
  experienceBeforeJoiningMonths: "experience_before_joining_months",
};

export const factNames = Object.keys(factColumns) as (keyof EmployeeFacts)[];

/** Columns of EmployeeFacts over `{employee} e`. */
export const factsSelected = sql.join(
  Object.entries(factColumns).map(
    ([fact, column]) =>
      sql`e.${sql.ref(column)}${fact === "experienceBeforeJoiningMonths" ? sql`` : sql`::text`} as ${sql.ref(fact)}`,
  ),
);

/** The columns with their types, for rows sent as JSON. */
export const factTypes = Object.entries(factColumns)
  .map(
    ([fact, column]) =>
      `${column} ${fact === "experienceBeforeJoiningMonths" ? "int" : fact === "dateOfBirth" ? "date" : "text"}`,
  )
  .join(", ");

/** Facts under the names of their columns. */
export function factRow(facts: Partial<EmployeeFacts>): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [factColumns[fact as keyof EmployeeFacts], value]),
  );
}

/** Refuses, beside the field, an e-mail address or a number of the register that another person has. */
export async function refuseTaken(
  context: Context,
  { workEmail, externalId }: Pick<EmployeeFacts, "workEmail" | "externalId">,
  exceptId: string | null,
): Promise<void> {
  const taken = await context.rows<{ email: boolean }>(
    sql`select work_email = ${workEmail}::citext as email from {employee} where (work_email = ${workEmail}::citext
      or external_employee_id = ${externalId}) and id is distinct from ${exceptId}::uuid`,
  );
  if (taken.some((one) => one.email))
    throw conflict("people.email-taken", "Another person has this work e-mail.", {
      fields: { workEmail: "people.email-taken" },
    });
  if (taken.length > 0)
    throw conflict("people.external-id-taken", "Another person has this number.", {
      fields: { externalId: "people.external-id-taken" },
    });
}
