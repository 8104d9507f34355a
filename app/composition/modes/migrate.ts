import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { migrateControl, migrateTenants, type MigrationReport } from "#tenancy/migrate.ts";
import type { Application } from "../application.ts";
import { jobHandlers } from "../worker/job-handlers.ts";

export async function migrate(application: Application): Promise<"done"> {
  await migrateAll(application);
  return "done";
}

/** The register first, then every tenant; says what it did and fails if one tenant could not follow. */
export async function migrateAll(application: Application): Promise<MigrationReport> {
  const { database, jobs } = application;
  await migrateControl(database.logins, controlMigrations);
  await jobs.prepare(jobHandlers(application).map((handler) => handler.job));
  const report = await migrateTenants(database, tenantMigrations);
  for (const { slug, from, to } of report.migrated)
    process.stdout.write(`progress ${slug}: version ${from} to ${to}\n`);
  for (const { slug, version, message } of report.failed)
    process.stdout.write(`progress ${slug}: stays at version ${version}: ${message}\n`);
  if (report.failed.length > 0)
    throw new Error(
      `${report.failed.length} of ${report.tenants} companies could not be migrated; run it again to resume.`,
    );
  return report;
}
