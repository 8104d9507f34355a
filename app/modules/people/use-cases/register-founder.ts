import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export type RegisterFounderInput = { firstName: string; lastName: string; email: string };

/**
 * The first person of a company that has nobody yet; asked for again by the same address, it is the same person.
 * A company that has anybody else is not founded twice.
 */
export async function registerFounder(
  context: Context,
  { firstName, lastName, email }: RegisterFounderInput,
): Promise<string> {
  await context.rows(sql`select id from {organization} for update`);
  const people = await context.rows<{ id: string; mine: boolean }>(
    sql`select id, work_email = ${email}::citext as mine from {employee} limit 2`,
  );
  if (people.length === 1 && people[0]!.mine) return people[0]!.id;
  if (people.length > 0) throw conflict("people.founded-already", "The company has people already.");
  const [id, at] = [context.newId(), context.clock.now().toISOString()];
  await insertRows(
    context,
    "employee",
    "id uuid, first_name text, last_name text, display_name text, work_email citext, joined_on date, " +
      "sign_up_pending boolean, created_at timestamptz, updated_at timestamptz",
    [
      {
        id,
        first_name: firstName,
        last_name: lastName,
        display_name: `${firstName} ${lastName}`.trim(),
        work_email: email,
        joined_on: context.today(),
        sign_up_pending: true,
        created_at: at,
        updated_at: at,
      },
    ],
  );
  await insertRows(
    context,
    "assignment",
    "id uuid, employee_id uuid, kind text, status text, valid daterange, recorded_at timestamptz",
    [
      {
        id: context.newId(),
        employee_id: id,
        kind: "STATUS",
        status: "ACTIVE",
        valid: `[${context.today()},)`,
        recorded_at: at,
      },
    ],
  );
  await writeDown(
    context,
    "people.founder-registered",
    { employeeId: id },
    { action: "register-founder", subject: "Employee", id },
  );
  return id;
}
