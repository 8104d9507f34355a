import { controlMigrations } from "#migrations/control/index.ts";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { readConfig, type Config } from "#app/platform/config/config.ts";
import { checkLogins, checkOwner, openFunctionsAdvice } from "#tenancy/check-logins.ts";
import { checkVersions } from "#tenancy/check-versions.ts";
import { sql } from "#tenancy/sql.ts";
import { createApplication, type Application } from "./application.ts";
import { checkSecrets } from "./check-secrets.ts";
import { checkDatabase } from "./launch/check-database.ts";

/** What must be so before a command may run; each holds what stands before it. */
export type Needs = "a database" | "a migrated database" | "opened secrets";

/** The application on the database of `environment`, after whatever would go wrong later was looked at. */
export async function openApplication(
  environment: NodeJS.ProcessEnv,
  needs: Needs,
  complain: (line: string) => void,
): Promise<Application> {
  const config = readConfig(environment);
  if (config.logins.limited) await checkDatabase(config.logins.control, "DATABASE_CONTROL_URL");
  else {
    await checkDatabase(config.logins.owner);
    await checkOwner(config.logins);
  }
  const application = await createApplication(config);
  try {
    await check(application, config, needs, complain);
    return application;
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function check(
  application: Application,
  config: Config,
  needs: Needs,
  complain: (line: string) => void,
): Promise<void> {
  const newest = (steps: readonly { version: number }[]) => steps.at(-1)?.version ?? 0;
  const { companiesBehind } = await checkVersions(
    application.database,
    { control: newest(controlMigrations), tenant: newest(tenantMigrations) },
    { aboutToMigrate: needs === "a database" },
  );
  if (needs !== "a database") {
    const advice = openFunctionsAdvice((await checkLogins(config.logins)).openFunctions);
    if (advice) complain(advice);
  }
  if (needs !== "a database" && companiesBehind > 0)
    complain(`${companiesBehind} companies are at an older version; run node build/server.js migrate.`);
  if (needs !== "a database") for (const line of await unknownPlaces(application)) complain(line);
  // A process that made its own secret, as outside production, opens nothing that another one sealed.
  if (needs === "opened secrets" && config.secretsGiven) await checkSecrets(application);
}

/** The other companies are served all the same. */
async function unknownPlaces({ database }: Application): Promise<string[]> {
  const { rows } = await database.control.query<{ id: string; companies: number }>(
    sql`select placement_id as id, count(*)::int as companies from control.tenant
      where placement_id <> all(${[...database.places.keys()]}::text[]) group by 1 order by 1`,
  );
  return rows.map(
    ({ id, companies }) =>
      `DATABASE_PLACES does not name "${id}", where ${companies} of the companies lie: they cannot be opened.`,
  );
}
