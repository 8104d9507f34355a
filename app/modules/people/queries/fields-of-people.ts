import type { Context } from "#app/platform/context/context.ts";
import { activeFields } from "../data/employee-fields.ts";
import { fieldRule, shownValue } from "../data/field-columns.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What fields say of a person, as people read it, by the field's id. */
export type ShownFields = Readonly<Record<string, string>>;

/** The fields the actor may see of anybody at all: of everybody, of whoever is below them, of themself. */
export async function visibleFields(context: Context): Promise<EmployeeField[]> {
  const fields = await context.kept("people.fields", () => activeFields(context));
  const [ability, own] = [await context.ability(), context.actor.employeeId];
  return fields.filter(
    ({ viewers, editors }) =>
      ability.decide("view", { kind: "EmployeeField", viewers, editors, employeeId: own, managerIds: [own] }).allowed,
  );
}

/** A column over `{employee} e`: what these fields say of the person, as far as the actor may see it. */
export async function saidByFields(context: Context, fields: readonly EmployeeField[]): Promise<Sql> {
  if (fields.length === 0) return sql`'{}'::json`;
  return sql`coalesce((select json_object_agg(f.id, ${shownValue}) from {employee_field_value} v
      join {employee_field} f on f.id = v.field_id
    where v.employee_id = e.id and v.field_id = any(${fields.map(({ id }) => id)}::uuid[]) and v.superseded_at is null
      and v.value is not null and ${await fieldRule(context)}), '{}')`;
}
