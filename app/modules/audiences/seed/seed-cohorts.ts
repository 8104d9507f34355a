import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { sql } from "#tenancy/sql.ts";

/** The first cohorts of a company, shared by a platform admin: those who are new, a job function, a place, whose goals are behind. */
export async function seedCohorts(context: Context): Promise<void> {
  const [found] = await context.rows<{
    owner: string;
    functionId: string;
    functionName: string;
    locationId: string;
    locationName: string;
  }>(
    sql`select a.employee_id as owner, f.id as "functionId", f.name as "functionName", l.id as "locationId",
      l.name as "locationName"
       from {admin_access} a cross join {job_function} f cross join {location} l
      where a.kind = 'PLATFORM_ADMIN' order by a.granted_at, a.employee_id, f.name, l.name limit 1`,
  );
  if (!found) return;
  const at = context.clock.now().toISOString();
  const planned = [
    {
      name: "New this year",
      description: "Everybody who joined since January.",
      query: { hired: "AFTER", hiredFrom: `${Number(at.slice(0, 4)) - 1}-12-31` },
    },
    { name: found.functionName, description: "", query: { functions: [found.functionId] } },
    { name: `${found.locationName} office`, description: "", query: { locations: [found.locationId] } },
    {
      name: "Goals that need help",
      description: "Average progress of goals is 30 % or less.",
      query: { data: ["goal-progress::30:30"] },
    },
  ];
  await insertRows(
    context,
    "cohort",
    "id uuid, owner_id uuid, name text, description text, shared boolean, source text, base text, " +
      "query jsonb, created_at timestamptz, updated_at timestamptz, version int",
    planned.map((cohort) => ({
      ...cohort,
      id: context.newId(),
      owner_id: found.owner,
      shared: true,
      source: "DYNAMIC",
      base: "everyone",
      created_at: at,
      updated_at: at,
      version: 1,
    })),
  );
}

export const cohortsSeed: Seed = {
  after: ["access", "people"],
  run: seedCohorts,
};
