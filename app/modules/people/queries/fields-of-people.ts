import type { Context } from "#app/platform/context/context.ts";
import { fieldColumns } from "../data/employee-fields.ts";
import { fieldRule, shownValue } from "../data/field-columns.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/** What fields say of a person, as people read it, by the field's id. */
export type ShownFields = Readonly<Record<string, string>>;
export type FieldsOfPeople = { fields: EmployeeField[]; said: ReadonlyMap<string, ShownFields> };

/**
 * The fields the actor may see of anybody at all (of everybody, of whoever is below them, of themself), and what they say of
 * these people as far as the actor may see it. One statement.
 */
export async function fieldsOfPeople(context: Context, ids: readonly string[]): Promise<FieldsOfPeople> {
  const rule = await fieldRule(context);
  const rows = await context.rows<EmployeeField & { values: Record<string, string> | null }>(
    prepared(sql`select ${fieldColumns}, (
       select json_object_agg(v.employee_id, ${shownValue}) from {employee_field_value} v
         join {employee} e on e.id = v.employee_id
        where v.field_id = f.id and v.employee_id = any(${ids}::uuid[]) and v.superseded_at is null
          and v.value is not null and ${rule}) as values
       from {employee_field} f where f.archived_at is null order by f.position, f.id`),
  );
  const [ability, own] = [await context.ability(), context.actor.employeeId];
  const visible = rows.filter(
    ({ viewers, editors }) =>
      ability.decide("view", { kind: "EmployeeField", viewers, editors, employeeId: own, managerIds: [own] }).allowed,
  );
  return { fields: visible.map(({ values: _, ...field }) => field), said: byPerson(visible) };
}

function byPerson(rows: readonly { id: string; values: Record<string, string> | null }[]): Map<string, ShownFields> {
  const said = new Map<string, Record<string, string>>();
  for (const { id, values } of rows) {
    for (const [employeeId, shown] of Object.entries(values ?? {}))
      said.set(employeeId, { ...said.get(employeeId), [id]: shown });
  }
  return said;
}
