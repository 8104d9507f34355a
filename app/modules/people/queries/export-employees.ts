import type { Context } from "#app/platform/context/context.ts";
import { writeCsv, type CsvColumn } from "#app/platform/files/write-csv.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { employeeConditions, gradeRule, narrowedTo, type ListScope } from "../data/employee-conditions.ts";
import { peopleOn } from "../data/people-on.ts";
import type { EmployeeFilters } from "./employee-filters.ts";
import { type EmployeeRow, rowColumns } from "./employee-list.ts";
import { fieldsOfPeople } from "./fields-of-people.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Row = Omit<EmployeeRow, "fields">;

const columns: readonly CsvColumn<Row>[] = [
  ["name", (row) => row.name],
  ["work_email", (row) => row.email],
  ["role", (row) => row.role],
  ["function", (row) => row.function],
  ["org_unit", (row) => row.orgUnit],
  ["location", (row) => row.location],
  ["grade", (row) => row.grade],
  ["manager", (row) => row.managerName],
  ["status", (row) => row.status],
  ["joined_on", (row) => row.joinedOn],
  ["tags", (row) => row.tags.map((tag) => tag.name).join("; ")],
];

/**
 * The whole list as CSV (RFC 4180, UTF-8 with byte order mark, so that spreadsheets read it right). Cells that a spreadsheet
 * would run as a formula begin with an apostrophe.
 */
export async function exportEmployees(
  context: Context,
  scope: ListScope,
  filters: EmployeeFilters,
  among: readonly Sql[] = [],
): Promise<string> {
  const day = await dayToShow(context, filters.asOf);
  const where = narrowedTo(await employeeConditions(context, scope, filters, day), among);
  const rows = await context.rows<Row>(
    sql`select ${rowColumns(await gradeRule(context), day)} from ${peopleOn(day)} where ${where} order by lower(e.display_name), e.id`,
  );
  const { fields, said } = await fieldsOfPeople(
    context,
    rows.map(({ id }) => id),
  );
  const own = fields.map(({ id, name }): CsvColumn<Row> => [name, (row) => said.get(row.id)?.[id]]);
  return writeCsv([...columns, ...own], rows);
}
