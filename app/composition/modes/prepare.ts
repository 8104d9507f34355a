import { demoSignIns } from "#app/modules/people/index.ts";
import type { Application } from "../application.ts";
import { demoCompanies, demoPassword } from "../seed/demo-companies.ts";
import { isSeeded, seedCompany } from "../seed/seed-company.ts";
import { migrateAll } from "./migrate.ts";

export async function prepare(application: Application): Promise<"done"> {
  await prepareDatabase(application);
  if (application.config.demo) sayDemoSignIns();
  return "done";
}

/** Migrates, and on the first run of a demo installation makes the two demo companies. */
export async function prepareDatabase(application: Application): Promise<void> {
  await migrateAll(application);
  if (!application.config.demo) return;
  for (const company of demoCompanies) {
    if (await isSeeded(application, company)) continue;
    process.stdout.write(`progress Making the demo company ${company.name}\n`);
    await seedCompany(application, company, "small");
  }
}

function sayDemoSignIns(): void {
  for (const company of demoCompanies) {
    for (const name of demoSignIns)
      process.stdout.write(`sign-in ${name}@${company.domain} ${company.slug} ${demoPassword}\n`);
  }
}
