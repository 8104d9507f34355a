import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import { live, liveReportingLine, peopleInside, reportsOf } from "#app/modules/people/index.ts";
import { fieldsOf, type CohortQuery } from "../domain/cohort-query.ts";

type Kind = Parameters<typeof live>[1];

/** True for the rows of `{employee} e` that a filter finds on a day. */
export function matchesQuery(query: CohortQuery, day: string): SqlFragment[] {
  const { managers, below, orgUnits, functions, roles, grades, locations, countries, genders, tags, teams } = query;
  return [
    ...(managers.length > 0
      ? [
          below === "all"
            ? anyBelow(managers, day)
            : assigned("REPORTING_LINE", "a.manager_id = any(?::uuid[])", managers, day),
        ]
      : []),
    ...(orgUnits.length > 0 ? [inUnits(orgUnits, day)] : []),
    ...assignedTo(
      "JOB_ROLE",
      "a.job_role_id in (select id from {job_role} where job_function_id = any(?::uuid[]))",
      functions,
      day,
    ),
    ...assignedTo("JOB_ROLE", "a.job_role_id = any(?::uuid[])", roles, day),
    ...assignedTo("GRADE", "a.grade_id = any(?::uuid[])", grades, day),
    ...assignedTo("LOCATION", "a.location_id = any(?::uuid[])", locations, day),
    ...assignedTo(
      "LOCATION",
      "a.location_id in (select id from {location} where country = any(?::text[]))",
      countries,
      day,
    ),
    ...(genders.length > 0 ? [{ text: "e.gender = any(?::text[])", values: [listed(genders)] }] : []),
    ...(tags.length > 0
      ? [
          {
            text: "e.id in (select p.employee_id from {people_tag_person} p join {people_tag} g on g.id = p.tag_id and g.archived_at is null where g.id = any(?::uuid[]))",
            values: [listed(tags)],
          },
        ]
      : []),
    ...(teams.length > 0
      ? [
          {
            text: "e.id in (select m.employee_id from {team_member} m where m.team_id = any(?::uuid[]))",
            values: [listed(teams)],
          },
        ]
      : []),
    ...[...fieldsOf(query)].map(([field, values]) => hasValue(field, values)),
    ...hired(query),
  ];
}

function hasValue(field: string, values: readonly string[]): SqlFragment {
  return {
    text: `exists (select from {employee_field_value} v join {employee_field} f on f.id = v.field_id and f.archived_at is null
      where v.employee_id = e.id and v.superseded_at is null and f.id = ?::uuid and v.value in (${values.map(() => "?").join(", ")}))`,
    values: [field, ...values],
  };
}

function hired({ hired, hiredFrom, hiredTo }: CohortQuery): SqlFragment[] {
  return [
    ...(hired === "AFTER" && hiredFrom ? [{ text: "e.joined_on > ?::date", values: [hiredFrom] }] : []),
    ...(hired === "BEFORE" && hiredTo ? [{ text: "e.joined_on < ?::date", values: [hiredTo] }] : []),
    ...(hired === "BETWEEN" && hiredFrom ? [{ text: "e.joined_on >= ?::date", values: [hiredFrom] }] : []),
    ...(hired === "BETWEEN" && hiredTo ? [{ text: "e.joined_on <= ?::date", values: [hiredTo] }] : []),
  ];
}

function inUnits(orgUnits: readonly string[], day: string): SqlFragment {
  const inside = peopleInside(orgUnits, day);
  return { text: `e.id in ${inside.text}`, values: inside.values };
}

function anyBelow(managers: readonly string[], day: string): SqlFragment {
  const parts = managers.map(() => `e.id in (with recursive ${reportsOf} select employee_id from below)`);
  return { text: parts.join(" or "), values: managers.flatMap((manager) => [manager, day, day]) };
}

function assignedTo(kind: Kind, test: string, values: readonly string[], day: string): SqlFragment[] {
  return values.length > 0 ? [assigned(kind, test, values, day)] : [];
}

function assigned(kind: Kind, test: string, values: readonly string[], day: string): SqlFragment {
  const named = kind === "REPORTING_LINE" ? liveReportingLine : live("a", kind);
  return {
    text: `e.id in (select a.employee_id from {assignment} a where ${named} and ${test})`,
    values: [day, listed(values)],
  };
}

/** An array as one value: every value here is an id, a code or a word of ours. */
export function listed(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, "")}"`).join(",")}}`;
}
