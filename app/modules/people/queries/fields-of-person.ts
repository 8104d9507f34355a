import type { Context } from "#app/platform/context/context.ts";
import { fieldColumns } from "../data/employee-fields.ts";
import { shownValue } from "../data/field-columns.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import type { EmployeeFieldSubject, EmployeeSubject } from "../policy.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** What a field once said; `supersededAt` is when something else took its place. */
export type FormerValue = { shown: string | null; recordedAt: string; recordedBy: string | null; supersededAt: string };
/** `value` as it is stored, `shown` as people read it; null where nothing is said. */
export type PersonField = EmployeeField & {
  value: string | null;
  shown: string | null;
  former: FormerValue[];
  mayEdit: boolean;
};

/** The fields of one person that the actor may see, in their order; what each once said only where `history` is asked for. */
export async function fieldsOfPerson(
  context: Context,
  { id, managerIds }: EmployeeSubject,
  history = false,
): Promise<PersonField[]> {
  const rows = await context.rows<Omit<PersonField, "mayEdit">>(
    sql`select ${fieldColumns}, v.value, ${shownValue} as shown, ${history ? formerValues(id) : sql`'[]'::json`} as former
       from {employee_field} f left join {employee_field_value} v on v.field_id = f.id
         and v.employee_id = ${id} and v.superseded_at is null
      where f.archived_at is null order by f.position, f.id`,
  );
  const ability = await context.ability();
  return rows.flatMap((row) => {
    const subject: EmployeeFieldSubject = {
      kind: "EmployeeField",
      viewers: row.viewers,
      editors: row.editors,
      employeeId: id,
      managerIds,
    };
    return ability.decide("view", subject).allowed
      ? [{ ...row, mayEdit: ability.decide("edit", subject).allowed }]
      : [];
  });
}

const formerValues = (
  employeeId: string,
) => sql`(select coalesce(json_agg(json_build_object('shown', old.shown, 'recordedAt', old.recorded, 'recordedBy',
  old.by_whom, 'supersededAt', old.superseded) order by old.superseded desc), '[]')
  from (select ${shownValue} as shown, ${instant(sql`v.recorded_at`)} as recorded,
    ${instant(sql`v.superseded_at`)} as superseded, w.display_name as by_whom
          from {employee_field_value} v left join {employee} w on w.id = v.recorded_by
         where v.field_id = f.id and v.employee_id = ${employeeId} and v.superseded_at is not null) old)`;
