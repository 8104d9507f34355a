import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { boundsFor, dayWithin } from "#app/platform/dates/bounds-for.ts";
import { readDateRange } from "#app/platform/time/date-range.ts";
import { hiredDates } from "../domain/hired-dates.ts";
import type { ListScope } from "../domain/list-scope.ts";
import type { EmployeeFilters } from "../queries/employee-filters.ts";
import { employeeColumns } from "./employee-columns.ts";
import { fieldRule } from "./field-columns.ts";
import { isPresent, live } from "./live.ts";
import { isBelow, liveReportingLine } from "./reporting-line-sql.ts";
import { wordConditions } from "./search-words.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

/** Conditions on `{employee} e` for a scope and filters on a day; who may see whom is part of them. */
export async function employeeConditions(
  context: Context,
  scope: ListScope,
  filters: EmployeeFilters,
  day: string,
): Promise<Sql> {
  const ability = await context.ability();
  const parts: Sql[] = [
    rulesToSql(ability, "view", "Employee", employeeColumns(context.today())),
    ...scopeConditions(scope, context.actor.employeeId, day),
    ...statusConditions(scope, filters, day),
    ...wordConditions(exactly(filters.search), day),
    ...placeConditions(filters, day),
    ...(filters.tag
      ? [
          sql`e.id in (select p.employee_id from {people_tag_person} p join {people_tag} g on g.id = p.tag_id
            and g.archived_at is null where g.id = ${filters.tag})`,
        ]
      : []),
    ...(filters.field ? await fieldConditions(context, filters.field) : []),
    ...(filters.grade ? await gradeConditions(context, filters.grade, day) : []),
    ...dayWithin(sql`e.joined_on`, await boundsFor(context, readDateRange(filters, hiredDates))),
  ];
  return allOf(parts);
}

/** The same for those alone who are among people that other rooms name. */
export function narrowedTo(where: Sql, among: readonly Sql[]): Sql {
  return allOf([where, ...among.map((people) => sql`e.id in ${people}`)]);
}

/** True for the people whose grade the actor may know. */
export async function gradeRule(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "Employee", employeeColumns(context.today()), "grade");
}

function scopeConditions(scope: ListScope, actorId: string, day: string): Sql[] {
  if (scope === "direct-reports") return [assigned("REPORTING_LINE", sql`a.manager_id = ${actorId}`, day)];
  if (scope === "all-reports") return [isBelow(sql`e.id`, actorId, day)];
  return [];
}

/** People who left or are yet to come stand in the register alone. */
function statusConditions(scope: ListScope, { status }: EmployeeFilters, day: string): Sql[] {
  if (status === "ACTIVE" || status === "ON_LEAVE") return [assigned("STATUS", sql`a.status = ${status}`, day)];
  if (scope !== "register" || status === "PRESENT") return [isPresent(sql`e.id`, day)];
  if (status === "LEFT") return [assigned("STATUS", sql`a.status = 'LEFT'`, day)];
  return [sql`e.joined_on > ${day}::date and not ${isPresent(sql`e.id`, day)}`];
}

function placeConditions(filters: EmployeeFilters, day: string): Sql[] {
  const subtree = sql`a.org_unit_id in (with recursive inside(id) as (
    select id from {org_unit} where id = ${filters.orgUnit} union select u.id from inside i
      join {org_unit} u on u.parent_id = i.id) select id from inside)`;
  return [
    ...(filters.orgUnit ? [assigned("ORG_UNIT", subtree, day)] : []),
    ...(filters.function
      ? [
          assigned(
            "JOB_ROLE",
            sql`a.job_role_id in (select id from {job_role} where job_function_id = ${filters.function})`,
            day,
          ),
        ]
      : []),
    ...(filters.location ? [assigned("LOCATION", sql`a.location_id = ${filters.location}`, day)] : []),
    ...(filters.manager && filters.below === "all" ? [isBelow(sql`e.id`, filters.manager, day)] : []),
    ...(filters.manager && filters.below === "direct"
      ? [
          sql`e.id in (select a.employee_id from {assignment} a
            where ${liveReportingLine(day)} and a.manager_id = ${filters.manager})`,
        ]
      : []),
  ];
}

/** Filtering by a fact is reading it: only people whose grade the actor may know can be found by it. */
async function gradeConditions(context: Context, gradeId: string, day: string): Promise<Sql[]> {
  return [await gradeRule(context), assigned("GRADE", sql`a.grade_id = ${gradeId}`, day)];
}

/** As with grades: only people of whom the actor may see the field can be found by it. */
async function fieldConditions(context: Context, asked: string): Promise<Sql[]> {
  const rule = await fieldRule(context);
  return [
    sql`exists (select from {employee_field_value} v join {employee_field} f on f.id = v.field_id and f.archived_at is null
      where v.employee_id = e.id and v.superseded_at is null and f.id::text = ${asked.slice(0, 36)} and
        v.value = ${asked.slice(37)} and ${rule})`,
  ];
}

function assigned(kind: Parameters<typeof live>[1], test: Sql, day: string): Sql {
  return sql`e.id in (select a.employee_id from {assignment} a where ${live("a", kind, day)} and ${test})`;
}
