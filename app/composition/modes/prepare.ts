import { listTenants } from "#tenancy/register.ts";
import type { Application } from "../application.ts";
import { demoCompanies } from "../seed/demo-companies.ts";
import { seedCompany } from "../seed/seed-company.ts";
import { migrateAll } from "./migrate.ts";

/** Migrates, and on the first run of a demo installation makes the two demo companies. */
export async function prepare(application: Application): Promise<"done"> {
  await migrateAll(application);
  if (!application.config.demo) return "done";
  const known = new Set((await listTenants(application.database)).map((tenant) => tenant.slug));
  for (const company of demoCompanies) {
    if (known.has(company.slug)) continue;
    process.stdout.write(`progress Making the demo company ${company.name}\n`);
    await seedCompany(application, company, "small");
  }
  for (const company of demoCompanies) {
    for (const name of ["employee", "manager", "skip", "admin"]) process.stdout.write(`sign-in ${name}@${company.domain} ${company.slug}\n`);
  }
  return "done";
}
