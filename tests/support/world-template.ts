import { randomUUID } from "node:crypto";
import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { openDatabase, type Database } from "#tenancy/database.ts";
import { loginsOf } from "#tenancy/logins.ts";
import { migrateControl } from "#tenancy/migrate.ts";
import { provisionTenant } from "#tenancy/provision.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow } from "#tenancy/tenant.ts";
import { compileSql, sql } from "#tenancy/sql.ts";

/** The database that every world is copied from: making its tables anew for each would take most of a run. */
export const worldTemplate = "cairn_world";

/** More than nearly every world has; what a world wants beyond them is made then. */
const spareCount = 3;

/**
 * Provisions companies as the product does, and takes them out of the register again: nobody finds them before a world
 * claims them. Their names and version go to the workers in CAIRN_SPARE_COMPANIES.
 */
export async function makeWorldTemplate(url: string): Promise<void> {
  const logins = loginsOf(url);
  await migrateControl(logins, controlMigrations);
  const database = await openDatabase({ logins, entities: [], poolSize: 4 });
  try {
    const spares: Tenant[] = [];
    for (let count = 1; count <= spareCount; count += 1)
      spares.push(await provisionTenant(database, tenantMigrations, { slug: `spare-${count}`, name: "Spare" }));
    await database.owner.query("delete from control.tenant");
    process.env["CAIRN_SPARE_COMPANIES"] = JSON.stringify(spares);
  } finally {
    await database.close();
  }
}

/** The spare companies of a world that was just copied. */
export function spareCompanies(): Tenant[] {
  return JSON.parse(process.env["CAIRN_SPARE_COMPANIES"] ?? "[]") as Tenant[];
}

/** Enters a spare company in the register of its world, as one that was provisioned a moment ago. */
export async function claimCompany(
  database: Database,
  { schemaName, schemaVersion }: Tenant,
  { slug, name }: { slug: string; name: string },
): Promise<Tenant> {
  const { rows } = await database.owner.query<TenantRow>(
    compileSql(sql`insert into control.tenant (id, slug, name, schema_name, schema_version)
      values (${randomUUID()}, ${slug.toLowerCase()}, ${name}, ${schemaName}, ${schemaVersion})
      returning ${tenantColumns("tenant")}`),
  );
  return toTenant(rows[0]!);
}
