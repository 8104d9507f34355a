import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { type AssignmentKind, mayBeEmpty, statuses } from "../domain/assignment.ts";
import { isPresent } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const tableOf: Partial<Record<AssignmentKind, Sql>> = {
  ORG_UNIT: sql`{org_unit}`,
  JOB_ROLE: sql`{job_role}`,
  GRADE: sql`{grade}`,
  LOCATION: sql`{location}`,
};

/** Refuses, beside the field, a value this company does not have and a manager who is not with it on the date. */
export async function requireKnownValue(
  context: Context,
  { kind, value, from, employeeId }: { kind: AssignmentKind; value: string | null; from: string; employeeId: string },
): Promise<void> {
  if (value === null) {
    if (mayBeEmpty(kind)) return;
    throw refusal("people.value-required", "A value is needed.");
  }
  if (kind === "STATUS") {
    if ((statuses as readonly string[]).includes(value)) return;
    throw refusal("people.unknown-value", "No such status.");
  }
  if (value === employeeId) throw refusal("people.own-manager", "Nobody reports to themself.");
  const table = tableOf[kind];
  // A unit that is being retired is waited for: nobody is moved into one that is no more.
  const still = kind === "ORG_UNIT" ? sql`and retired_at is null for share` : sql``;
  const known =
    /^[0-9a-f-]{36}$/i.test(value) &&
    (await context.rows(sql`select from ${table ?? sql`{employee}`} where id::text = ${value.toLowerCase()} ${still}`))
      .length > 0;
  if (!known) throw refusal("people.unknown-value", "This company has no such thing.");
  if (!table && !(await isPresentOn(context, value, from)))
    throw refusal("people.manager-absent", "The manager is not with the company on that date.");
}

async function isPresentOn(context: Context, employeeId: string, day: string): Promise<boolean> {
  return (
    (await context.rows(sql`select from {employee} e where e.id = ${employeeId} and ${isPresent(sql`e.id`, day)}`))
      .length > 0
  );
}

function refusal(code: string, message: string) {
  return invalid(code, message, { fields: { value: code } });
}
