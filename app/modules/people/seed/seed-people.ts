import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { SeedPart, type Seed } from "#app/platform/contributions/seed.ts";
import { functions, grades, locations } from "./names.ts";
import { planPeople, type PlannedPerson, type PlanPeopleInput } from "./plan-people.ts";
import { seedFields } from "./seed-fields.ts";
import { seedHolidays } from "./seed-holidays.ts";
import { seedPortraits } from "./portraits.ts";
import { seedTeams } from "./seed-teams.ts";

const assignmentColumns =
  "id uuid, employee_id uuid, kind text, manager_id uuid, org_unit_id uuid, job_role_id uuid, " +
  "grade_id uuid, location_id uuid, status text, valid daterange, recorded_at timestamptz";

/** Fills a new company with people and a dated past; the same input gives the same company. */
export async function seedPeople(context: Context, input: PlanPeopleInput): Promise<PlannedPerson[]> {
  const random = seededRandom(`structure:${input.seed}`);
  const people = planPeople(input);
  const company = random.id();
  const orgUnits = [
    { id: company, parent_id: null as string | null, name: context.tenant.name, kind: "COMPANY" },
    ...functions.flatMap((one) => {
      const division = random.id();
      return [
        { id: division, parent_id: company, name: one.name, kind: "DIVISION" },
        ...one.departments.map((name) => ({ id: random.id(), parent_id: division, name, kind: "DEPARTMENT" })),
      ];
    }),
  ];
  const jobFunctions = functions.map((one) => ({ id: random.id(), name: one.name }));
  const jobRoles = functions.flatMap((one, index) =>
    [...one.roles, ...(one.name === "Operations" ? ["Chief Executive"] : [])].map((name) => ({
      id: random.id(),
      job_function_id: jobFunctions[index]!.id,
      name,
    })),
  );
  const gradeRows = grades.map((name, index) => ({ id: random.id(), name, rank: index + 1 }));
  const locationRows = locations.map((one) => ({
    id: random.id(),
    name: one.name,
    country: one.country,
    time_zone: one.timeZone,
  }));

  await insertRows(context, "org_unit", "id uuid, parent_id uuid, name text, kind text", orgUnits);
  await insertRows(context, "job_function", "id uuid, name text", jobFunctions);
  await insertRows(context, "job_role", "id uuid, job_function_id uuid, name text", jobRoles);
  await insertRows(context, "grade", "id uuid, name text, rank int", gradeRows);
  await insertRows(context, "location", "id uuid, name text, country text, time_zone text", locationRows);
  await insertEmployees(context, people);
  const idOf = (rows: readonly { id: string; name: string }[], name: string) =>
    rows.find((row) => row.name === name)!.id;
  const assignments = people.flatMap((person) => {
    const base = { employee_id: person.id, recorded_at: `${person.joinedOn}T08:00:00Z` };
    const joined = `[${person.joinedOn},)`;
    const roleId = jobRoles.find((role) => role.name === person.role)!.id;
    return [
      { ...base, id: random.id(), kind: "STATUS", status: "ACTIVE", valid: joined },
      { ...base, id: random.id(), kind: "ORG_UNIT", org_unit_id: idOf(orgUnits, person.department), valid: joined },
      { ...base, id: random.id(), kind: "JOB_ROLE", job_role_id: roleId, valid: joined },
      { ...base, id: random.id(), kind: "GRADE", grade_id: idOf(gradeRows, person.grade), valid: joined },
      { ...base, id: random.id(), kind: "LOCATION", location_id: idOf(locationRows, person.location), valid: joined },
      ...reportingLines(person).map((line) => ({ ...base, id: random.id(), kind: "REPORTING_LINE", ...line })),
    ];
  });
  await insertRows(context, "assignment", assignmentColumns, assignments);
  await seedPortraits(context, people, input.seed);
  await seedTeams(context, people, input.seed);
  await seedFields(context, people, input.seed);
  await seedHolidays(context, people, input.seed);
  return people;
}

function reportingLines(person: PlannedPerson): { manager_id: string; valid: string }[] {
  if (!person.managerId) return [];
  if (!person.formerManagerId) return [{ manager_id: person.managerId, valid: `[${person.joinedOn},)` }];
  return [
    { manager_id: person.formerManagerId, valid: `[${person.joinedOn},${person.movedOn})` },
    { manager_id: person.managerId, valid: `[${person.movedOn},)` },
  ];
}

function insertEmployees(context: Context, people: readonly PlannedPerson[]): Promise<void> {
  const now = context.clock.now().toISOString();
  const rows = people.map((person) => ({
    id: person.id,
    external_employee_id: person.externalId,
    first_name: person.firstName,
    last_name: person.lastName,
    display_name: `${person.firstName} ${person.lastName}`,
    work_email: person.email,
    gender: person.gender,
    joined_on: person.joinedOn,
    created_at: now,
    updated_at: now,
  }));
  return insertRows(
    context,
    "employee",
    "id uuid, external_employee_id text, first_name text, last_name text, display_name text, " +
      "work_email citext, gender text, joined_on date, created_at timestamptz, updated_at timestamptz",
    rows,
  );
}

/** The people of a demo company, for the rooms whose data stand on them. */
export const demoPeople = new SeedPart<readonly PlannedPerson[]>();

export const peopleSeed: Seed = {
  after: [],
  run: async (context, company) => demoPeople.leave(company, await seedPeople(context, company)),
};
