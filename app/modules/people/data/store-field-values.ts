import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { type EmployeeField, readFieldValue } from "../domain/employee-fields.ts";
import { activeFields } from "./employee-fields.ts";
import { isPresent } from "./live.ts";
import { sql } from "#tenancy/sql.ts";

/** Whose fields: the person, and who stands above them. */
export type FieldsOf = { readonly id: string; readonly managerIds: readonly string[] };
/** Typed texts by the id of their field; null empties it. */
export type TypedFields = ReadonlyMap<string, string | null>;

/**
 * Stores what was typed into fields of a person and says which changed. One field the actor may not edit, or that this
 * company does not have, refuses the whole. `whole` also refuses required fields that were left out. The person must be held.
 */
export async function storeFieldValues(
  context: Context,
  of: FieldsOf,
  typed: TypedFields,
  { whole }: { whole: boolean },
): Promise<string[]> {
  const fields = await activeFields(context);
  const byId = new Map(fields.map((field) => [field.id, field]));
  const unknown = [...typed.keys()].find((id) => !byId.has(id));
  if (unknown !== undefined) throw invalid("people.unknown-field", "No such field.");
  for (const id of typed.keys()) await authorizeField(context, byId.get(id)!, of);
  const missing = whole ? fields.find((field) => field.required && !typed.has(field.id)) : undefined;
  if (missing) throw fieldRefusal(missing, "value-required");
  return storeTyped(context, of.id, byId, typed);
}

/** What a field is stored with: a context, or a unit of work in which nobody is signed in. */
type FieldWriter = Pick<Context, "rows" | "clock" | "newId" | "today"> & { actor: { employeeId: string | null } };

/**
 * Stores what was typed into fields that whoever fills them in was offered, and says which changed. `byId` are those fields;
 * another one refuses the whole. The person must be held.
 */
export async function storeTyped(
  context: FieldWriter,
  employeeId: string,
  byId: ReadonlyMap<string, EmployeeField>,
  typed: TypedFields,
): Promise<string[]> {
  const read = new Map<string, string | null>();
  for (const [id, text] of typed) {
    const field = byId.get(id);
    if (!field) throw invalid("people.unknown-field", "No such field.");
    read.set(id, await valueOf(context, field, text));
  }
  return storeChanged(context, employeeId, read);
}

async function authorizeField(
  context: Context,
  { viewers, editors }: EmployeeField,
  { id, managerIds }: FieldsOf,
): Promise<void> {
  await authorize(context, "edit", { kind: "EmployeeField", viewers, editors, employeeId: id, managerIds });
}

async function valueOf(context: FieldWriter, field: EmployeeField, typed: string | null): Promise<string | null> {
  const read = readFieldValue(field, typed);
  if ("problem" in read) throw fieldRefusal(field, read.problem);
  if (read.value === null && field.required) throw fieldRefusal(field, "value-required");
  if (field.kind === "PERSON" && read.value !== null) {
    const present = await context.rows(
      sql`select from {employee} e where e.id = ${read.value} and ${isPresent(sql`e.id`, context.today())}`,
    );
    if (present.length === 0) throw fieldRefusal(field, "manager-absent");
  }
  return read.value;
}

export function fieldRefusal({ id }: Pick<EmployeeField, "id">, problem: string) {
  const code = `people.${problem}`;
  return invalid(code, "The value of a field is refused.", { fields: { [`values.${id}`]: code } });
}

async function storeChanged(
  context: FieldWriter,
  employeeId: string,
  values: ReadonlyMap<string, string | null>,
): Promise<string[]> {
  const held = await context.rows<{ fieldId: string; value: string | null }>(
    sql`select field_id as "fieldId", value from {employee_field_value}
      where employee_id = ${employeeId} and superseded_at is null and field_id = any(${[...values.keys()]}::uuid[])`,
  );
  const before = new Map(held.map(({ fieldId, value }) => [fieldId, value]));
  const changed = [...values].filter(([id, value]) => (before.get(id) ?? null) !== value);
  const recordedAt = context.clock.now().toISOString();
  await context.rows(
    sql`update {employee_field_value} set superseded_at = ${recordedAt} where employee_id = ${employeeId} and
      superseded_at is null and field_id = any(${changed.map(([id]) => id)}::uuid[])`,
  );
  await insertRows(
    context,
    "employee_field_value",
    "id uuid, employee_id uuid, field_id uuid, value text, recorded_at timestamptz, recorded_by uuid",
    changed.map(([id, value]) => ({
      id: context.newId(),
      employee_id: employeeId,
      field_id: id,
      value,
      recorded_at: recordedAt,
      recorded_by: context.actor.employeeId,
    })),
  );
  return changed.map(([id]) => id);
}
