import type { AssignmentKind } from "../domain/assignment.ts";
import { live } from "./live.ts";
import { peopleInside } from "./org-unit-sql.ts";
import { isBelow, liveReportingLine } from "./reporting-line-sql.ts";
import { anyOf, sql, type Sql } from "#tenancy/sql.ts";

/**
 * People by what is said of them: of each list one value has to be true, an empty list asks nothing. Ids but for countries,
 * genders and ethnicities.
 */
export type PeopleFilter = {
  managers: readonly string[];
  below: "direct" | "all";
  orgUnits: readonly string[];
  functions: readonly string[];
  roles: readonly string[];
  grades: readonly string[];
  locations: readonly string[];
  countries: readonly string[];
  genders: readonly string[];
  ethnicities: readonly string[];
  tags: readonly string[];
  teams: readonly string[];
  hired?: string | undefined;
  hiredFrom?: string | undefined;
  hiredTo?: string | undefined;
  /** The company's own fields by their id. */
  fieldValues: ReadonlyMap<string, readonly string[]>;
};

/** True for the rows of `{employee} e` that a filter finds on a day. */
export function matchesFilter(filter: PeopleFilter, day: string): Sql[] {
  const { managers, below, orgUnits, functions, roles, grades, locations, countries, genders, tags, teams } = filter;
  return [
    ...(managers.length > 0
      ? [
          below === "all"
            ? anyBelow(managers, day)
            : assigned("REPORTING_LINE", sql`a.manager_id = any(${managers}::uuid[])`, day),
        ]
      : []),
    ...(orgUnits.length > 0 ? [inUnits(orgUnits, day)] : []),
    ...assignedTo(
      "JOB_ROLE",
      functions,
      sql`a.job_role_id in (select id from {job_role} where job_function_id = any(${functions}::uuid[]))`,
      day,
    ),
    ...assignedTo("JOB_ROLE", roles, sql`a.job_role_id = any(${roles}::uuid[])`, day),
    ...assignedTo("GRADE", grades, sql`a.grade_id = any(${grades}::uuid[])`, day),
    ...assignedTo("LOCATION", locations, sql`a.location_id = any(${locations}::uuid[])`, day),
    ...assignedTo(
      "LOCATION",
      countries,
      sql`a.location_id in (select id from {location} where country = any(${countries}::text[]))`,
      day,
    ),
    ...(genders.length > 0 ? [sql`e.gender = any(${genders}::text[])`] : []),
    ...(filter.ethnicities.length > 0 ? [sql`e.ethnicity = any(${filter.ethnicities}::text[])`] : []),
    ...(tags.length > 0
      ? [
          sql`e.id in (select p.employee_id from {people_tag_person} p join {people_tag} g on g.id = p.tag_id
            and g.archived_at is null where g.id = any(${tags}::uuid[]))`,
        ]
      : []),
    ...(teams.length > 0
      ? [sql`e.id in (select m.employee_id from {team_member} m where m.team_id = any(${teams}::uuid[]))`]
      : []),
    ...[...filter.fieldValues].map(([field, values]) => hasValue(field, values)),
    ...hired(filter),
  ];
}

function hasValue(field: string, values: readonly string[]): Sql {
  return sql`exists (select from {employee_field_value} v join {employee_field} f on f.id = v.field_id and f.archived_at is null
      where v.employee_id = e.id and v.superseded_at is null and f.id = ${field}::uuid and v.value in (${sql.join(values)}))`;
}

/** A kind of joining that is unknown, or has not the days it takes, is true of nobody: left out, it would be true of everybody. */
function hired({ hired, hiredFrom, hiredTo }: PeopleFilter): Sql[] {
  if (!hired) return hiredFrom || hiredTo ? [sql`false`] : [];
  if (hired === "AFTER" && hiredFrom) return [sql`e.joined_on > ${hiredFrom}::date`];
  if (hired === "BEFORE" && hiredTo) return [sql`e.joined_on < ${hiredTo}::date`];
  if (hired === "BETWEEN" && hiredFrom && hiredTo)
    return [sql`e.joined_on >= ${hiredFrom}::date`, sql`e.joined_on <= ${hiredTo}::date`];
  return [sql`false`];
}

function inUnits(orgUnits: readonly string[], day: string): Sql {
  return sql`e.id in ${peopleInside(orgUnits, day)}`;
}

function anyBelow(managers: readonly string[], day: string): Sql {
  return anyOf(managers.map((manager) => isBelow(sql`e.id`, manager, day)));
}

function assignedTo(kind: AssignmentKind, values: readonly string[], test: Sql, day: string): Sql[] {
  return values.length > 0 ? [assigned(kind, test, day)] : [];
}

function assigned(kind: AssignmentKind, test: Sql, day: string): Sql {
  const named = kind === "REPORTING_LINE" ? liveReportingLine(day) : live("a", kind, day);
  return sql`e.id in (select a.employee_id from {assignment} a where ${named} and ${test})`;
}
