import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { EmployeeFilters } from "../queries/employee-filters.ts";
import { employeeColumns } from "./employee-columns.ts";
import { fieldRule } from "./field-columns.ts";
import { isPresent, live } from "./live.ts";
import { liveReportingLine, reportsOf } from "./reporting-line-sql.ts";
import { type Condition, wordConditions } from "./search-words.ts";

/** Whose list it is: the whole register, colleagues at work, or one's own reports. */
export type ListScope = "register" | "directory" | "direct-reports" | "all-reports";

/** Conditions on `{employee} e` for a scope and filters on a day; who may see whom is part of them. */
export async function employeeConditions(
  context: Context,
  scope: ListScope,
  filters: EmployeeFilters,
  day: string,
): Promise<Condition> {
  const ability = await context.ability();
  const parts: Condition[] = [
    rulesToSql(ability, "view", "Employee", employeeColumns(context.today())),
    ...scopeConditions(scope, context.actor.employeeId, day),
    ...statusConditions(scope, filters, day),
    ...wordConditions(filters.search, day),
    ...placeConditions(filters, day),
    ...(filters.tag
      ? [
          {
            text: "e.id in (select p.employee_id from {people_tag_person} p join {people_tag} g on g.id = p.tag_id and g.archived_at is null where g.id = ?)",
            values: [filters.tag],
          },
        ]
      : []),
    ...(filters.field ? await fieldConditions(context, filters.field) : []),
    ...(filters.grade ? await gradeConditions(context, filters.grade, day) : []),
    ...hiredConditions(filters),
  ];
  return { text: parts.map((part) => `(${part.text})`).join(" and "), values: parts.flatMap((part) => part.values) };
}

/** The same for those alone who are among people that other rooms name. */
export function narrowedTo(where: Condition, among: readonly Condition[]): Condition {
  return {
    text: [where.text, ...among.map(({ text }) => `e.id in ${text}`)].join(" and "),
    values: [...where.values, ...among.flatMap(({ values }) => values)],
  };
}

/** True for the people whose grade the actor may know. */
export async function gradeRule(context: Context): Promise<Condition> {
  return rulesToSql(await context.ability(), "view", "Employee", employeeColumns(context.today()), "grade");
}

function scopeConditions(scope: ListScope, actorId: string, day: string): Condition[] {
  if (scope === "direct-reports") return [assigned("REPORTING_LINE", "a.manager_id = ?", actorId, day)];
  if (scope === "all-reports")
    return [
      { text: `e.id in (with recursive ${reportsOf} select employee_id from below)`, values: [actorId, day, day] },
    ];
  return [];
}

/** People who left or are yet to come stand in the register alone. */
function statusConditions(scope: ListScope, { status }: EmployeeFilters, day: string): Condition[] {
  if (status === "ACTIVE" || status === "ON_LEAVE") return [assigned("STATUS", "a.status = ?", status, day)];
  if (scope !== "register" || status === "PRESENT") return [{ text: isPresent("e.id"), values: [day] }];
  if (status === "LEFT") return [assigned("STATUS", "a.status = ?", "LEFT", day)];
  return [{ text: `e.joined_on > ?::date and not ${isPresent("e.id")}`, values: [day, day] }];
}

function placeConditions(filters: EmployeeFilters, day: string): Condition[] {
  const subtree = `a.org_unit_id in (with recursive inside(id) as (
    select id from {org_unit} where id = ? union select u.id from inside i join {org_unit} u on u.parent_id = i.id) select id from inside)`;
  return [
    ...(filters.orgUnit ? [assigned("ORG_UNIT", subtree, filters.orgUnit, day)] : []),
    ...(filters.function
      ? [
          assigned(
            "JOB_ROLE",
            "a.job_role_id in (select id from {job_role} where job_function_id = ?)",
            filters.function,
            day,
          ),
        ]
      : []),
    ...(filters.location ? [assigned("LOCATION", "a.location_id = ?", filters.location, day)] : []),
    ...(filters.manager && filters.below === "all"
      ? [
          {
            text: `e.id in (with recursive ${reportsOf} select employee_id from below)`,
            values: [filters.manager, day, day],
          },
        ]
      : []),
    ...(filters.manager && filters.below === "direct"
      ? [
          {
            text: `e.id in (select a.employee_id from {assignment} a where ${liveReportingLine} and a.manager_id = ?)`,
            values: [day, filters.manager],
          },
        ]
      : []),
  ];
}

/** Filtering by a fact is reading it: only people whose grade the actor may know can be found by it. */
async function gradeConditions(context: Context, gradeId: string, day: string): Promise<Condition[]> {
  return [await gradeRule(context), assigned("GRADE", "a.grade_id = ?", gradeId, day)];
}

/** As with grades: only people of whom the actor may see the field can be found by it. */
async function fieldConditions(context: Context, asked: string): Promise<Condition[]> {
  const rule = await fieldRule(context);
  return [
    {
      text: `exists (select from {employee_field_value} v join {employee_field} f on f.id = v.field_id and f.archived_at is null
      where v.employee_id = e.id and v.superseded_at is null and f.id::text = ? and v.value = ? and ${rule.text})`,
      values: [asked.slice(0, 36), asked.slice(37), ...rule.values],
    },
  ];
}

function hiredConditions({ hired, hiredFrom, hiredTo }: EmployeeFilters): Condition[] {
  const parts: Condition[] = [];
  if (hired === "AFTER" && hiredFrom) parts.push({ text: "e.joined_on > ?::date", values: [hiredFrom] });
  if (hired === "BEFORE" && hiredTo) parts.push({ text: "e.joined_on < ?::date", values: [hiredTo] });
  if (hired === "BETWEEN" && hiredFrom) parts.push({ text: "e.joined_on >= ?::date", values: [hiredFrom] });
  if (hired === "BETWEEN" && hiredTo) parts.push({ text: "e.joined_on <= ?::date", values: [hiredTo] });
  return parts;
}

function assigned(kind: Parameters<typeof live>[1], test: string, value: string, day: string): Condition {
  return {
    text: `e.id in (select a.employee_id from {assignment} a where ${live("a", kind)} and ${test})`,
    values: [day, value],
  };
}
