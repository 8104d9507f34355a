import type { Context } from "#app/platform/context/context.ts";
import { activeFields } from "../data/employee-fields.ts";
import { fieldRule, shownValue } from "../data/field-columns.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";

/** What fields say of a person, as people read it, by the field's id. */
export type ShownFields = Readonly<Record<string, string>>;

/** The fields the actor may see of anybody at all: of everybody, of whoever is below them, of themself. */
export async function fieldsToSee(context: Context): Promise<EmployeeField[]> {
  const [fields, ability, own] = [await activeFields(context), await context.ability(), context.actor.employeeId];
  return fields.filter(({ viewers, editors }) => ability.decide("view", { kind: "EmployeeField", viewers, editors, employeeId: own, managerIds: [own] }).allowed);
}

/** What the fields of these people say, where the actor may see it: one statement, none where there are no fields. */
export async function fieldsOfPeople(context: Context, fields: readonly EmployeeField[], ids: readonly string[]): Promise<Map<string, ShownFields>> {
  if (fields.length === 0 || ids.length === 0) return new Map();
  const rule = await fieldRule(context);
  const rows = await context.rows<{ employeeId: string; shown: ShownFields }>(
    `select v.employee_id as "employeeId", json_object_agg(f.id, ${shownValue}) as shown
       from {employee_field_value} v join {employee_field} f on f.id = v.field_id join {employee} e on e.id = v.employee_id
      where v.employee_id = any(?::uuid[]) and v.superseded_at is null and v.value is not null and f.id = any(?::uuid[]) and ${rule.text}
      group by v.employee_id`,
    [ids, fields.map(({ id }) => id), ...rule.values],
  );
  return new Map(rows.map(({ employeeId, shown }) => [employeeId, shown]));
}
