import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { migrateTenants } from "#tenancy/migrate.ts";
import { provisionTenant } from "#tenancy/provision.ts";
import type { Sql } from "#tenancy/sql.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import type { World } from "./world.ts";

/** A company as it was before a version of its tables, to be written into and then brought up to date. */
export async function formerCompany({ application: { database } }: World, version: number) {
  const before = tenantMigrations.filter((migration) => migration.version < version);
  const tenant = await provisionTenant(database, before, { slug: `older-${version}`, name: "Older" });
  return {
    /** Does these in one transaction and answers with the rows of the last. */
    inside: <Row extends object>(...statements: Sql[]) =>
      inUnitOfWork(database, tenant, {}, async ({ rows }) => {
        let last: Row[] = [];
        for (const statement of statements) last = await rows<Row>(statement);
        return last;
      }),
    migrate: () => migrateTenants(database, tenantMigrations),
  };
}
