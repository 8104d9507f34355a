import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { employeeConditions, gradeRule, narrowedTo } from "../data/employee-conditions.ts";
import type { ListScope } from "../domain/list-scope.ts";
import { peopleOn } from "../data/people-on.ts";
import type { EmployeeFilters } from "./employee-filters.ts";
import { type EmployeeRow, rowColumns } from "./employee-list.ts";
import { saidByFields, visibleFields } from "./fields-of-people.ts";
import { wordsOf } from "./words.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const { date, text, sheet } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<EmployeeRow>[] = [
  text("name", "column.name", (row) => row.name),
  text("work_email", "column.email", (row) => row.email),
  text("role", "column.role", (row) => row.role),
  text("function", "column.function", (row) => row.function),
  text("org_unit", "column.org-unit", (row) => row.orgUnit),
  text("location", "column.location", (row) => row.location),
  text("grade", "column.grade", (row) => row.grade),
  text("manager", "column.manager", (row) => row.managerName),
  text("status", "kind.STATUS", (row) => row.status, "status"),
  date("joined_on", "column.joined", (row) => row.joinedOn),
  text("tags", "tag.tags", (row) => row.tags.map((tag) => tag.name).join("; ")),
];

/** The whole list, with the fields of the company that the actor may see. */
export async function exportEmployees(
  context: Context,
  scope: ListScope,
  filters: EmployeeFilters,
  among: readonly Sql[] = [],
): Promise<Sheet> {
  const day = await dayToShow(context, filters.asOf);
  const where = narrowedTo(await employeeConditions(context, scope, filters, day), among);
  const fields = await visibleFields(context);
  const rows = await context.rows<EmployeeRow>(
    sql`select ${rowColumns(await gradeRule(context), day)}, ${await saidByFields(context, fields)} as fields from ${peopleOn(day)} where ${where} order by
      lower(e.display_name), e.id`,
  );
  const own = fields.map(({ id, name, kind }) => {
    const value = (row: EmployeeRow) => row.fields[id];
    return kind === "YES_NO" ? text(name, { text: name }, value, "field.yes-no") : text(name, { text: name }, value);
  });
  return sheet("list.title.register", [...columns, ...own], rows);
}
