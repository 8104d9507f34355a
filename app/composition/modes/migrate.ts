import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import {
  letTenantLoginIn,
  migrateControl,
  migrateTenants,
  preparePlaces,
  type MigrationReport,
} from "#tenancy/migrate.ts";
import type { Application } from "../application.ts";
import { exitCodes } from "../launch/command-line/shape.ts";
import { jobHandlers } from "../worker/job-handlers.ts";
import { command, jsonOption } from "./command.ts";

/** `node build/server.js migrate`, and `tenant migrate`. */
export const migrate = command(
  {
    about:
      "Brings the register and every company to the version of this release; what was interrupted is resumed. " +
      "Once a release, before web and worker start.",
    options: jsonOption,
    failure: "a company could not follow and stays at its version, or the database refused",
  },
  "a database",
  async (application, { options }, { say }) => {
    const { registerSteps, companies } = await migrateAll(application);
    if (options.json) say(JSON.stringify({ registerSteps, ...companies }));
    else for (const line of linesOf({ registerSteps, companies })) say(line);
    return companies.failed.length > 0 ? exitCodes.failed : exitCodes.done;
  },
);

type WholeReport = { registerSteps: number; companies: MigrationReport };

/** The register first, then every company. */
export async function migrateAll(application: Application): Promise<WholeReport> {
  const { database, jobs } = application;
  const registerSteps = await migrateControl(database.logins, controlMigrations);
  await letTenantLoginIn(database.logins);
  await preparePlaces(database, controlMigrations);
  await jobs.prepare(jobHandlers(application).map((handler) => handler.job));
  return { registerSteps, companies: await migrateTenants(database, tenantMigrations) };
}

/** What was done, company by company, and the sum of it last. */
export function linesOf({ registerSteps, companies: { tenants, migrated, failed } }: WholeReport): string[] {
  const upToDate = tenants - migrated.length - failed.length;
  return [
    registerSteps > 0 ? `The register took ${steps(registerSteps)}.` : "The register was up to date.",
    ...migrated.map(({ slug, from, to }) => `${slug}: version ${from} to ${to}`),
    ...failed.map(({ slug, version, message }) => `${slug}: STAYS at version ${version}: ${message}`),
    `${tenants} ${tenants === 1 ? "company" : "companies"}: ${migrated.length} migrated, ${upToDate} up to date, ${failed.length} failed.`,
    ...(failed.length > 0 ? ["Mend what is said above and run it again: it resumes."] : []),
  ];
}

const steps = (count: number) => `${count} ${count === 1 ? "step" : "steps"}`;
