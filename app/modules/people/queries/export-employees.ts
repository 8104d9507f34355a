import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { employeeConditions, gradeRule, narrowedTo } from "../data/employee-conditions.ts";
import type { ListScope } from "../domain/list-scope.ts";
import { peopleOn } from "../data/people-on.ts";
import { employeeFilters, type EmployeeFilters } from "./employee-filters.ts";
import { type EmployeeRow, rowColumns } from "./employee-list.ts";
import { saidByFields, visibleFields } from "./fields-of-people.ts";
import { wordsOf } from "./words.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, text, long } = sheetsIn(wordsOf);

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
  batch = heldAtOnce,
): Promise<LongSheet> {
  const day = await dayToShow(context, filters.asOf);
  const where = narrowedTo(await employeeConditions(context, scope, filters, day), among);
  const grades = await gradeRule(context);
  const fields = await visibleFields(context);
  const said = await saidByFields(context, fields);
  const own = fields.map(({ id, name, kind }) => {
    const value = (row: EmployeeRow) => row.fields[id];
    return kind === "YES_NO" ? text(name, { text: name }, value, "field.yes-no") : text(name, { text: name }, value);
  });
  const read = async (after: string | undefined, limit: number) => {
    const page = keysetPage({ expression: sql`lower(e.display_name)`, type: "text" }, sql`e.id`, { after });
    const found = await context.rows<EmployeeRow & { cursorKey: string }>(
      sql`select ${rowColumns(grades, day)}, ${said} as fields, ${page.column} from ${peopleOn(day)} where ${where} and ${page.where}
        order by ${page.orderBy} limit ${limit + 1}`,
    );
    return takePage(page, found, limit);
  };
  return long("list.title.register", [...columns, ...own], pagesByKey(read, batch));
}

const exportInput = employeeFilters
  .extend({
    scope: z.enum(["register", "directory", "direct-reports", "all-reports"]).default("directory"),
    format: sheetFormatInput,
  })
  // What other rooms narrow the list by.
  .loose();

export const employeeListExport = listExport({
  kind: "people.employee-list",
  input: exportInput,
  name: (context, { asOf }) => `people-${asOf ?? context.today()}`,
  sheet: async (context, { scope, format: _, ...filters }, { gatherings }) => {
    if (scope === "register") await authorize(context, "browse", { kind: "EmployeeRegister" });
    const { people } = await gatherings.offersToList(context, addressOf(filters));
    return exportEmployees(context, scope, filters, people);
  },
});

/** The address that says these; whose it is makes no difference. */
function addressOf(filters: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (typeof one === "string" ? [[name, one]] : [])),
  );
  return `http://list.invalid/?${new URLSearchParams(said)}`;
}
