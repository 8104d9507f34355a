import type { Context } from "#app/platform/context/context.ts";
import type { PlaceField } from "../../domain/import/read-line.ts";
import type { KnownPerson, Named, Register } from "../../domain/import/register.ts";
import type { EmployeeFacts } from "../../domain/employee-facts.ts";
import type { ReportingLine } from "../../domain/reporting-line.ts";
import { activeFields } from "../employee-fields.ts";
import { factsSelected } from "../employee-facts-row.ts";
import { sql } from "#tenancy/sql.ts";

type PersonRow = EmployeeFacts & { id: string; joinedOn: string };
type StandingRow = Record<PlaceField, string | null> & { id: string; status: KnownPerson["status"] | null };

const nowhere: Omit<StandingRow, "id"> = {
  status: null,
  manager: null,
  orgUnit: null,
  jobRole: null,
  grade: null,
  location: null,
};

/**
 * Everybody and everything an import is compared with, as of the day from which it holds; of its own fields those
 * asked for. Six statements at most.
 */
export async function loadRegister(context: Context, from: string, fieldIds: readonly string[]): Promise<Register> {
  const people = await context.rows<PersonRow>(
    sql`select ${factsSelected}, e.id, e.joined_on::text as "joinedOn" from {employee} e`,
  );
  // Put together here: on the day after a large import the planner does not know yet how many there are.
  const standing = new Map((await standings(context, from)).map((row) => [row.id, row]));
  return {
    people: people.map((row) => personOf(row, standing.get(row.id) ?? nowhere)),
    choices: await choices(context),
    linesOf: await reportingLinesFrom(context, from),
    fields: await activeFields(context),
    valueOf: await values(context, fieldIds),
  };
}

function standings(context: Context, from: string): Promise<StandingRow[]> {
  return context.rows<StandingRow>(
    sql`select a.employee_id as id, max(a.status) as status, max(case when a.kind = 'REPORTING_LINE'
      then a.manager_id::text end) as manager, max(a.org_unit_id::text) as "orgUnit",
            max(a.job_role_id::text) as "jobRole", max(a.grade_id::text) as grade, max(a.location_id::text) as location
       from {assignment} a where a.superseded_at is null and a.valid @> ${from}::date group by a.employee_id`,
  );
}

function personOf(
  { id, joinedOn, ...facts }: PersonRow,
  { status, manager, orgUnit, jobRole, grade, location }: Omit<StandingRow, "id">,
): KnownPerson {
  return { id, joinedOn, status: status ?? "UPCOMING", facts, places: { manager, orgUnit, jobRole, grade, location } };
}

async function values(context: Context, fieldIds: readonly string[]): Promise<Register["valueOf"]> {
  const rows =
    fieldIds.length === 0
      ? []
      : await context.rows<{ key: string; value: string | null }>(
          sql`select v.employee_id || ':' || v.field_id as key, v.value from {employee_field_value} v
            where v.superseded_at is null and v.field_id = any(${fieldIds}::uuid[])`,
        );
  const held = new Map(rows.map(({ key, value }) => [key, value]));
  return (employeeId, fieldId) => held.get(`${employeeId}:${fieldId}`) ?? null;
}

async function choices(context: Context): Promise<Register["choices"]> {
  const [row] = await context.rows<Record<keyof Register["choices"], Named[]>>(
    sql`select (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from {org_unit}
      where retired_at is null) as "orgUnit",
               (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from {job_role}) as "jobRole",
               (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from {grade}) as grade,
               (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from {location}) as location`,
  );
  return row!;
}

/** Present and planned reporting lines of a person, from that day on. */
export async function reportingLinesFrom(context: Context, from: string): Promise<Register["linesOf"]> {
  const rows = await context.rows<ReportingLine>(
    sql`select a.employee_id as "employeeId", a.manager_id as "managerId", lower(a.valid)::text as "validFrom",
      upper(a.valid)::text as "validTo"
       from {assignment} a where a.kind = 'REPORTING_LINE' and a.superseded_at is null and a.manager_id is not null
         and a.valid && daterange(${from}::date, null)`,
  );
  const byPerson = Map.groupBy(rows, (line) => line.employeeId);
  return (employeeId) => byPerson.get(employeeId) ?? [];
}
