import type { Context } from "#app/platform/context/context.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { employeeConditions, gradeRule, narrowedTo } from "../data/employee-conditions.ts";
import type { ListScope } from "../domain/list-scope.ts";
import { live } from "../data/live.ts";
import { tagsOfPerson } from "../data/tag-columns.ts";
import { peopleOn } from "../data/people-on.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";
import type { EmployeeField } from "../domain/employee-fields.ts";
import type { PeopleTag } from "../domain/people-tags.ts";
import type { EmployeeFilters, SortColumn } from "./employee-filters.ts";
import { saidByFields, visibleFields, type ShownFields } from "./fields-of-people.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { shapingRows } from "#tenancy/kept-rows.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

const listKey = { expression: sql`k.key`, type: "text" } as const;

/** A row of a list of people. `grade` is null where there is none and where the actor may not know it. */
export type EmployeeRow = {
  id: string;
  name: string;
  photo: string | null;
  email: string;
  role: string | null;
  function: string | null;
  orgUnit: string | null;
  location: string | null;
  grade: string | null;
  managerId: string | null;
  managerName: string | null;
  managerPhoto: string | null;
  status: "ACTIVE" | "ON_LEAVE" | "LEFT" | "UPCOMING";
  joinedOn: string;
  /** Whole months with the company on the day; it stops when they leave, and is below 0 before they join. */
  tenureMonths: number;
  directReports: number;
  tags: PeopleTag[];
  /** What the company's own fields say, where the actor may see it. */
  fields: ShownFields;
};

/** `fields` are those a column could show; `previous` and `next` are cursors for `before` and `after`, null at the ends. */
export type EmployeePage = {
  day: string;
  rows: EmployeeRow[];
  fields: EmployeeField[];
  total: number;
  previous: string | null;
  next: string | null;
};

export type EmployeeListInput = {
  scope: ListScope;
  filters: EmployeeFilters;
  pageSize?: number;
  among?: readonly Sql[];
};

/** One page of people and how many there are, in one statement whatever the size. */
export async function employeeList(
  context: Context,
  { scope, filters, pageSize = 25, among = [] }: EmployeeListInput,
): Promise<EmployeePage> {
  const day = await dayToShow(context, filters.asOf);
  const where = narrowedTo(await employeeConditions(context, scope, filters, day), among);
  const key = sortKey(filters.sort, day);
  const page = keysetPage(listKey, sql`k.id`, { ...filters, descending: filters.direction === "descending" });
  const fields = await visibleFields(context);
  const found = await context.rows<FoundRow>(
    prepared(sql`with page as (
       select k.id, k.key, ${page.column} from (select e.id, ${key} as key from {employee} e where ${where}) k
        where ${page.where} order by ${page.orderBy} limit ${pageSize + 1})
     select page."cursorKey", counted.total, ${rowColumns(await gradeRule(context), day)},
       ${await saidByFields(context, fields)} as fields
       from (select count(*)::int as total from {employee} e where ${where}) counted left join (${peopleOn(
         day,
         sql`page
       join {employee} e on e.id = page.id`,
       )}) on true
      order by page.key ${page.direction}, page.id ${page.direction}`),
  );
  const [{ total }] = found as [FoundRow];
  const shown = found.filter(({ id }) => id !== null);
  const { rows, previous, next } = takePage(page, shown, pageSize);
  return {
    day,
    fields,
    rows: rows.map(withoutTotal),
    total,
    previous,
    next,
  };
}

/** These people as lists show them, in one statement whatever their number; whom the actor may find, the caller has asked. */
export async function employeesByIds(context: Context, ids: readonly string[]): Promise<EmployeeRow[]> {
  if (ids.length === 0) return [];
  const day = context.today();
  const asked = sql`(select unnest(${[...ids]}::uuid[]) as id) asked join {employee} e on e.id = asked.id`;
  const said = await saidByFields(context, await visibleFields(context));
  return context.rows<EmployeeRow>(
    sql`select ${rowColumns(await gradeRule(context), day)}, ${said} as fields from ${peopleOn(day, asked)}`,
  );
}

/** Where nobody is found there is one row, of nobody, with the total. */
type FoundRow = EmployeeRow & { cursorKey: string; total: number };

const withoutTotal = shapingRows(({ total: _, ...row }: Omit<FoundRow, "cursorKey">): EmployeeRow => row);

/** Over `peopleOn`. */
export const tenureMonths = sql`(extract(year from age(least(d.day, e.resigned_on), e.joined_on)) * 12 + extract(month
  from age(least(d.day, e.resigned_on), e.joined_on)))::int`;

/** Over `peopleOn` the same day. */
export function rowColumns(gradeRule: Sql, day: string): Sql {
  return sql`e.id, e.display_name as name, e.photo_key as photo, e.work_email::text as email, jr.name as role,
    jf.name as function, ou.name as "orgUnit",
    lo.name as location, case when ${gradeRule} then gr.name end as grade, mg.id as "managerId", mg.display_name as "managerName", mg.photo_key as "managerPhoto",
    coalesce(st.status, 'UPCOMING') as status, e.joined_on::text as "joinedOn", ${tenureMonths} as "tenureMonths",
    (select count(*)::int from {assignment} a where a.manager_id = e.id
      and ${liveReportingLine(day)} and ${stillThere(day)}) as "directReports", ${tagsOfPerson} as tags`;
}

/** Whoever reports by `a` is with the company. In this form all are read once and looked up, as in `isBelow`. */
const stillThere = (day: string) => sql`((a.employee_id in (select present.employee_id from {assignment} present
  where ${live("present", "STATUS", day)} and present.status <> 'LEFT')) is true)`;

function sortKey(column: SortColumn, day: string): Sql {
  if (column === "name") return sql`lower(e.display_name)`;
  if (column === "joinedOn") return sql`e.joined_on::text`;
  const { kind, from, name } = sortTables[column];
  return sql`coalesce((select lower(${name}) from {assignment} a join ${from} where a.employee_id = e.id
    and ${live("a", kind, day)}), '')`;
}

const sortTables = {
  role: { kind: "JOB_ROLE", from: sql`{job_role} x on x.id = a.job_role_id`, name: sql`x.name` },
  orgUnit: { kind: "ORG_UNIT", from: sql`{org_unit} x on x.id = a.org_unit_id`, name: sql`x.name` },
  location: { kind: "LOCATION", from: sql`{location} x on x.id = a.location_id`, name: sql`x.name` },
  manager: { kind: "REPORTING_LINE", from: sql`{employee} x on x.id = a.manager_id`, name: sql`x.display_name` },
} as const;
