import type { Context } from "#app/platform/context/context.ts";
import { insertColumns } from "#app/platform/context/insert-columns.ts";
import { fieldIdOf, isFieldKey } from "../../domain/import/custom-fields.ts";
import type { PlannedRow } from "../../domain/import/plan.ts";
import { sql } from "#tenancy/sql.ts";

/** Dated rows and values that an import took the place of, and those it put there. */
export type MadeByImport = { readonly superseded: string[]; readonly added: string[] };

const atOnce = 10_000;
type Wanted = { id: string; employeeId: string; fieldId: string; value: string };

/** What a file says of the company's own fields: what was said before is superseded, and both are told, to be taken back. */
export async function storeFields(context: Context, rows: readonly PlannedRow[]): Promise<MadeByImport> {
  const wanted = rows.flatMap(({ recordId, changes }) =>
    changes.flatMap(({ field, value }): Wanted[] =>
      isFieldKey(field)
        ? [{ id: context.newId(), employeeId: recordId!, fieldId: fieldIdOf(field), value: String(value) }]
        : [],
    ),
  );
  const superseded: string[] = [];
  for (let start = 0; start < wanted.length; start += atOnce)
    superseded.push(...(await storeSome(context, wanted.slice(start, start + atOnce))));
  const known = new Set(rows.filter((row) => row.outcome !== "CREATED").map((row) => row.recordId));
  await touch(
    context,
    [...new Set(wanted.map((one) => one.employeeId))].filter((id) => known.has(id)),
  );
  return { superseded, added: wanted.map((one) => one.id) };
}

async function storeSome(context: Context, some: readonly Wanted[]): Promise<string[]> {
  const now = context.clock.now();
  const people = some.map((one) => one.employeeId);
  const fields = some.map((one) => one.fieldId);
  const before = await context.rows<{ id: string }>(
    sql`update {employee_field_value} v set superseded_at = ${now} from unnest(${people}::uuid[],
      ${fields}::uuid[]) as said (employee_id, field_id)
      where v.employee_id = said.employee_id and v.field_id = said.field_id and v.superseded_at is null returning v.id`,
  );
  await insertColumns(
    context,
    "employee_field_value",
    {
      "id uuid": some.map((one) => one.id),
      "employee_id uuid": people,
      "field_id uuid": fields,
      "value text": some.map((one) => one.value),
    },
    { same: { "recorded_at timestamptz": now, "recorded_by uuid": context.actor.employeeId } },
  );
  return before.map(({ id }) => id);
}

/** Takes back what an import said of the company's own fields: what it superseded is recorded again. */
export async function restoreFields(context: Context, { superseded, added }: MadeByImport): Promise<void> {
  const now = context.clock.now();
  const taken = await context.rows<{ employeeId: string }>(
    sql`update {employee_field_value} v set superseded_at = ${now} where v.id = any(${added}::uuid[])
      returning v.employee_id as "employeeId"`,
  );
  await context.rows(
    sql`with former as materialized (
       select v.employee_id, v.field_id, v.value from {employee_field_value} v where v.id = any(${superseded}::uuid[]))
     insert into {employee_field_value} (id, employee_id, field_id, value, recorded_at, recorded_by)
     select gen_random_uuid(), employee_id, field_id, value, ${now}::timestamptz, ${context.actor.employeeId}::uuid
       from former`,
  );
  await touch(context, [...new Set(taken.map((row) => row.employeeId))]);
}

async function touch(context: Context, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length > 0)
    await context.rows(
      sql`update {employee} set updated_at = ${context.clock.now()}, version = version + 1
        where id = any(${employeeIds}::uuid[])`,
    );
}
