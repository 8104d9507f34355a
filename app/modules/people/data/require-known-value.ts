import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { type AssignmentKind, mayBeEmpty, statuses } from "../domain/assignment.ts";
import { isPresent } from "./live.ts";

const tableOf: Partial<Record<AssignmentKind, string>> = {
  ORG_UNIT: "{org_unit}",
  JOB_ROLE: "{job_role}",
  GRADE: "{grade}",
  LOCATION: "{location}",
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
  const table = tableOf[kind] ?? "{employee}";
  // A unit that is being retired is waited for: nobody is moved into one that is no more.
  const still = table === "{org_unit}" ? "and retired_at is null for share" : "";
  const known =
    /^[0-9a-f-]{36}$/i.test(value) &&
    (await context.rows(`select from ${table} where id::text = ? ${still}`, [value.toLowerCase()])).length > 0;
  if (!known) throw refusal("people.unknown-value", "This company has no such thing.");
  if (table === "{employee}" && !(await isPresentOn(context, value, from)))
    throw refusal("people.manager-absent", "The manager is not with the company on that date.");
}

async function isPresentOn(context: Context, employeeId: string, day: string): Promise<boolean> {
  return (
    (await context.rows(`select from {employee} e where e.id = ? and ${isPresent("e.id")}`, [employeeId, day])).length >
    0
  );
}

function refusal(code: string, message: string) {
  return invalid(code, message, { fields: { value: code } });
}
