import { applyPeopleRows, checkPeopleRows } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import type { Applied } from "./apply-rows.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody has to look at and agree to, by the refusal of the import. */
const heldBy: Readonly<Record<string, string>> = {
  "people.import-retires-many": "retires-many",
  "people.import-joins-many": "joins-many",
};

type Person = Partial<
  Record<
    | "externalId"
    | "firstName"
    | "lastName"
    | "preferredName"
    | "workEmail"
    | "hireDate"
    | "managerRef"
    | "orgUnit"
    | "jobTitle"
    | "grade"
    | "location",
    string
  >
>;

/** The people the source has at work or yet to come, as an import of people would bring them: checked by its rules, and applied. */
export async function applyPeople(context: Context, record: InstallationRecord, trial: boolean): Promise<Applied> {
  const people = await context.rows<Person>(
    sql`select p.content->>'externalId' as "externalId", p.content->>'firstName' as "firstName",
      p.content->>'lastName' as "lastName",
            p.content->>'preferredName' as "preferredName", p.content->>'workEmail' as "workEmail",
              p.content->>'hireDate' as "hireDate",
            coalesce(m.content->>'externalId', p.content->>'managerRef') as "managerRef", coalesce(u.content->>'name',
              p.content->>'orgUnitRef') as "orgUnit",
            p.content->>'jobTitle' as "jobTitle", p.content->>'grade' as grade, p.content->>'location' as location
       from {connector_row} p
       left join {connector_row} u on u.installation_id = p.installation_id and u.stream = 'orgUnit'
         and u.external_id = p.content->>'orgUnitRef'
       left join {connector_row} m on m.installation_id = p.installation_id and m.stream = 'person'
         and m.external_id = p.content->>'managerRef'
      where p.installation_id = ${record.id} and p.stream = 'person' and p.content->>'status' <> 'left'
        and (p.content->>'leaveDate' is null or (p.content->>'leaveDate')::date > ${context.today()}::date)
      order by p.external_id`,
  );
  const leaving = await leavers(context, record);
  if (people.length === 0) return { outcome: {}, held: "empty" };
  const { importId, counts: outcome } = await checkPeopleRows(context, {
    fileName: record.name,
    rows: people.map(asLine),
    retireMissing: record.retiresMissing,
    unknownTerms: record.addsTerms ? "ADD" : "LEAVE_OUT",
    leaving,
    returning: people.flatMap(({ externalId }) => externalId ?? []),
  });
  const found: Applied = { outcome, importId, refused: outcome.REFUSED };
  if (trial || outcome.CREATED + outcome.CHANGED + outcome.MOVED + outcome.RETIRED === 0) return found;
  try {
    await applyPeopleRows(context, importId);
  } catch (error) {
    const refusal = refusalOf(error);
    const held = refusal && heldBy[refusal.code];
    if (!held) throw error;
    return { ...found, held };
  }
  return found;
}

/** Employee numbers of those whom the source says have left by now. */
async function leavers(context: Context, record: InstallationRecord): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select p.content->>'externalId' as id from {connector_row} p
      where p.installation_id = ${record.id} and p.stream = 'person'
        and (p.content->>'status' = 'left' or (p.content->>'leaveDate')::date <= ${context.today()}::date)
      order by p.external_id`,
  );
  return rows.map(({ id }) => id);
}

/** By the heads that an import of people knows. */
function asLine(person: Person): Record<string, string> {
  const heads: Record<keyof Person, string> = {
    externalId: "Employee number",
    firstName: "First name",
    lastName: "Last name",
    preferredName: "Preferred first name",
    workEmail: "Work email",
    hireDate: "First day",
    managerRef: "Manager",
    orgUnit: "Department",
    jobTitle: "Role",
    grade: "Grade",
    location: "Location",
  };
  return Object.fromEntries(
    (Object.keys(heads) as (keyof Person)[]).map((field) => [heads[field], person[field] ?? ""]),
  );
}
