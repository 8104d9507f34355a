import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { reportDefinition } from "../domain/report.ts";
import { publishMeasures } from "../use-cases/publish-measures.ts";
import { sql } from "#tenancy/sql.ts";

const planned = [
  { name: "Headcount by org unit and location", asks: { measures: ["headcount"], splits: ["unit", "location"] } },
  {
    name: "1:1s by manager, quarter against quarter",
    asks: { measures: ["one-on-ones-held", "one-on-ones-kept"], splits: ["manager"], compare: "BEFORE" },
  },
  { name: "Feedback over two years", asks: { measures: ["feedback-received"], shape: "TREND" } },
];

/** Three reports that a platform admin shares, and what guarded numbers say of the quarters that are over. */
async function seedReports(context: Context): Promise<void> {
  const [admin] = await context.rows<{ id: string }>(
    sql`select employee_id as id from {admin_access} where kind = 'PLATFORM_ADMIN'
      order by granted_at, employee_id limit 1`,
  );
  if (!admin) return;
  await insertRows(
    context,
    "analytics_report",
    "id uuid, owner_id uuid, name text, definition jsonb, shared boolean, created_at timestamptz, version int",
    planned.map(({ name, asks }) => ({
      ...{ id: context.newId(), owner_id: admin.id, name, shared: true, version: 1 },
      definition: reportDefinition.parse(asks),
      created_at: context.clock.now().toISOString(),
    })),
  );
  while (await publishMeasures(context));
}

export const analyticsSeed: Seed = {
  after: ["access", "people", "feedback", "reviews", "points", "disciplinary"],
  run: seedReports,
};
