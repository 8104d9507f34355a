import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { EmployeeField as FieldEntity } from "./entities.ts";
import { sql } from "#tenancy/sql.ts";

/** Columns of an EmployeeField over `{employee_field} f`. */
export const fieldColumns = sql`f.id, f.name, f.kind, f.choices, f.required, f.viewers, f.editors`;

/** The fields that are not archived, in their order. */
export function activeFields(context: Context): Promise<EmployeeField[]> {
  return context.rows<EmployeeField>(
    sql`select ${fieldColumns} from {employee_field} f where f.archived_at is null order by f.position, f.id`,
  );
}

export type NamedField = Pick<EmployeeField, "id" | "name" | "kind"> & { archived: boolean };

/** All fields there ever were, in their order, by name. */
export function namedFields(context: Context): Promise<NamedField[]> {
  return context.rows<NamedField>(
    sql`select f.id, f.name, f.kind, f.archived_at is not null as archived from {employee_field} f order by f.position, f.id`,
  );
}

/** A field there is, held until the transaction ends; refused where it is not as it was read. */
export function holdField(context: Context, fieldId: string, version?: number) {
  const changedBy = ["people.edit-employee-field", "people.archive-employee-field"];
  return holdRecord(context, FieldEntity, { id: fieldId }, { version, subject: "EmployeeField", changedBy });
}

/** Refuses a name that another field in use has. Fields must be locked. */
export async function refuseFieldTaken(context: Context, name: string, except: string | null): Promise<void> {
  const taken = await context.rows(
    sql`select from {employee_field} where lower(name) = lower(${name}) and archived_at is null
      and id is distinct from ${except}::uuid`,
  );
  if (taken.length > 0)
    throw conflict("people.term-taken", "There is a field of this name.", { fields: { name: "people.term-taken" } });
}

/** Who sees these fields, by their id; one there is not is missing. */
export async function viewersOfFields(
  context: Context,
  fieldIds: readonly string[],
): Promise<Map<string, EmployeeField["viewers"]>> {
  if (fieldIds.length === 0) return new Map();
  const rows = await context.rows<Pick<EmployeeField, "id" | "viewers">>(
    sql`select id, viewers from {employee_field} where id = any(${fieldIds}::uuid[])`,
  );
  return new Map(rows.map(({ id, viewers }) => [id, viewers]));
}
