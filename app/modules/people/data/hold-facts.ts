import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { assignments, sql } from "#tenancy/sql.ts";
import type { EmployeeFacts } from "../domain/employee-facts.ts";
import { factRow, factsSelected } from "./employee-facts-row.ts";

/** What the register says of a person, kept from others until this transaction ends. */
export async function holdFacts(
  { rows }: Pick<Context, "rows">,
  employeeId: string,
): Promise<EmployeeFacts & { version: number }> {
  const [row] = await rows<EmployeeFacts & { version: number }>(
    sql`select ${factsSelected}, e.version from {employee} e where e.id = ${employeeId} for no key update`,
  );
  if (!row) throw notFound("The employee");
  return row;
}

/** Stores some facts of a person, as a change of theirs. */
export async function storeFacts(
  { rows, clock }: Pick<Context, "rows" | "clock">,
  employeeId: string,
  facts: Partial<EmployeeFacts>,
): Promise<void> {
  await rows(
    sql`update {employee} set ${assignments({ ...factRow(facts), updated_at: clock.now() })},
      version = version + 1 where id = ${employeeId}`,
  );
}
