import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { assignments, sql } from "#tenancy/sql.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { companyLanguage } from "../queries/company-language.ts";
import { wordsOf } from "../queries/words.ts";

export type Erasable = { id: string; name: string; erased: boolean };

/** A person of whom the actor may ask that they be erased: somebody else, who left and is not to come back. */
export async function requireErasable(context: Context, employeeId: string): Promise<Erasable> {
  const person = await requirePersonToErase(context, employeeId);
  if (employeeId === context.actor.employeeId) throw conflict("people.erase-oneself", "Nobody erases themselves.");
  if (person.erased) throw conflict("people.erased", "The person was erased.");
  if (!(await hasLeftForGood(context, employeeId)))
    throw conflict("people.erase-not-left", "They are with the company, or will be.");
  return person;
}

/** Whoever may erase people sees of anybody whether they can be, and were. */
export async function requirePersonToErase(context: Context, employeeId: string): Promise<Erasable> {
  await authorize(context, "erase", await requireEmployeeSubject(context, employeeId));
  return (await firstRow<Erasable>(
    context,
    sql`select id, display_name as name, erased_at is not null as erased from {employee} where id = ${employeeId}`,
  ))!;
}

/** An erased person is a record of nobody: nobody comes back under it, and nothing is written into it. */
export async function refuseErased(context: Context, employeeId: string): Promise<void> {
  const erased = await context.rows(sql`select from {employee} where id = ${employeeId} and erased_at is not null`);
  if (erased.length > 0) throw conflict("people.erased", "The person was erased.");
}

async function hasLeftForGood(context: Context, employeeId: string): Promise<boolean> {
  const row = await firstRow<{ left: boolean; back: boolean }>(
    context,
    sql`select bool_or(status = 'LEFT' and valid @> ${context.today()}::date) as left,
        bool_or(status <> 'LEFT' and not valid << daterange(${context.today()}::date, null)) as back
      from {assignment} where employee_id = ${employeeId} and kind = 'STATUS' and superseded_at is null`,
  );
  return row?.left === true && row.back !== true;
}

/** What the register says of them goes; a name in the company's language stands where theirs stood. */
export async function eraseEmployeeFacts(context: Context, employeeId: string): Promise<void> {
  const name = wordsOf(await companyLanguage(context))("erased.name");
  const facts = {
    ...{ external_employee_id: null, first_name: name, last_name: "", preferred_first_name: null, display_name: name },
    ...{ work_email: `${employeeId}@erased.invalid`, personal_email: null, gender: null, date_of_birth: null },
    ...{ ethnicity: null, experience_before_joining_months: null, language: null, time_zone: null, photo_key: null },
    ...{ erased_at: context.clock.now(), updated_at: context.clock.now() },
  };
  await context.rows(
    sql`update {employee} set ${assignments(facts)}, custom_fields = '{}'::jsonb, version = version + 1
      where id = ${employeeId}`,
  );
}
