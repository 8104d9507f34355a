import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { sql } from "#tenancy/sql.ts";

/** Columns of an EmployeeField over `{employee_field} f`. */
export const fieldColumns = sql`f.id, f.name, f.kind, f.choices, f.required, f.viewers, f.editors`;

/** The fields that are not archived, in their order. */
export function activeFields(context: Pick<Context, "rows">): Promise<EmployeeField[]> {
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

/** A field there is; 404 where there is none. */
export async function requireField(context: Context, fieldId: string): Promise<EmployeeField> {
  const field = await firstRow<EmployeeField>(
    context,
    sql`select ${fieldColumns} from {employee_field} f where f.id = ${fieldId}`,
  );
  if (!field) throw notFound("EmployeeField");
  return field;
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
