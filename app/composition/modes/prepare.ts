import { demoSignIns } from "#app/modules/people/index.ts";
import type { Application } from "../application.ts";
import { exitCodes } from "../launch/command-line/shape.ts";
import { LaunchError } from "../launch/launch-error.ts";
import { demoCompanies, demoPassword } from "../seed/demo-companies.ts";
import { isSeeded, seedCompany } from "../seed/seed-company.ts";
import { command } from "./command.ts";
import { linesOf, migrateAll } from "./migrate.ts";

/** `node build/server.js prepare`, as `npm start` runs it. */
export const prepare = command(
  { about: "Migrates, and makes the demo companies where this is a demo; npm start runs it." },
  "a database",
  async (application, _, { say }) => {
    await prepareDatabase(application, say);
    if (application.config.demo) sayDemoSignIns(say);
    return exitCodes.done;
  },
);

/** Migrates, and on the first run of a demo installation makes the two demo companies. */
export async function prepareDatabase(application: Application, say: (line: string) => void): Promise<void> {
  const report = await migrateAll(application);
  for (const line of linesOf(report)) say(`progress ${line}`);
  const { failed } = report.companies;
  if (failed.length > 0) throw new LaunchError(`${failed.length} companies could not be migrated.`);
  if (!application.config.demo) return;
  for (const company of demoCompanies) {
    if (await isSeeded(application, company)) continue;
    say(`progress Making the demo company ${company.name}`);
    await seedCompany(application, company, "small");
  }
}

function sayDemoSignIns(say: (line: string) => void): void {
  for (const company of demoCompanies) {
    for (const name of demoSignIns) say(`sign-in ${name}@${company.domain} ${company.slug} ${demoPassword}`);
  }
}
