import { stringify } from "csv-stringify/sync";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { employeeConditions, gradeRule, narrowedTo, type ListScope } from "../data/employee-conditions.ts";
import { peopleOn } from "../data/people-on.ts";
import type { EmployeeFilters } from "./employee-filters.ts";
import { type EmployeeRow, rowColumns } from "./employee-list.ts";
import { fieldsOfPeople } from "./fields-of-people.ts";

const columns: readonly { key: keyof EmployeeRow; header: string }[] = [
  { key: "name", header: "name" },
  { key: "email", header: "work_email" },
  { key: "role", header: "role" },
  { key: "function", header: "function" },
  { key: "orgUnit", header: "org_unit" },
  { key: "location", header: "location" },
  { key: "grade", header: "grade" },
  { key: "managerName", header: "manager" },
  { key: "status", header: "status" },
  { key: "joinedOn", header: "joined_on" },
  { key: "tags", header: "tags" },
];

/**
 * The whole list as CSV (RFC 4180, UTF-8 with byte order mark, so that spreadsheets read it right). Cells that a spreadsheet
 * would run as a formula begin with an apostrophe.
 */
export async function exportEmployees(
  context: Context,
  scope: ListScope,
  filters: EmployeeFilters,
  among: readonly SqlFragment[] = [],
): Promise<string> {
  const day = await dayToShow(context, filters.asOf);
  const where = narrowedTo(await employeeConditions(context, scope, filters, day), among);
  const grade = await gradeRule(context);
  const rows = await context.rows<Omit<EmployeeRow, "fields">>(
    `select ${rowColumns(grade.text)} from ${peopleOn()} where ${where.text} order by lower(e.display_name), e.id`,
    [...grade.values, day, day, ...where.values],
  );
  const { fields, said } = await fieldsOfPeople(
    context,
    rows.map(({ id }) => id),
  );
  const own = fields.map(({ id, name }) => ({ key: id, header: name }));
  return stringify(
    rows.map((row) => ({ ...row, tags: row.tags.map((tag) => tag.name).join("; "), ...said.get(row.id) })),
    { bom: true, header: true, columns: [...columns, ...own], escape_formulas: true, record_delimiter: "windows" },
  );
}
