import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createApplication, type Application } from "#app/composition/application.ts";
import { migrateAll } from "#app/composition/modes/migrate.ts";
import { seedCompany } from "#app/composition/seed/seed-company.ts";
import { createRequestScope } from "#app/composition/web/request-scope.server.ts";
import { demoPassword, sessionCookieName } from "#app/modules/identity/index.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { readConfig } from "#app/platform/config/config.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Request as ExpressRequest } from "express";
import { parse as parseCookies } from "cookie";
import { serve, type Served } from "./load.ts";
import { root } from "./places.ts";
import { sql } from "#tenancy/sql.ts";

export type Surroundings = {
  application: Application;
  databaseUrl: string;
  adminDatabaseUrl: string;
  rounds: number;
  tenants: number;
  /** A company of 1,200 people with a year of goals, and its admin. */
  company: Tenant;
  adminId: string;
  /** Every statement of tenant work in this process while it is heard. */
  hear(listen: ((sql: string) => void) | null): void;
  /** The built product's web process and the header that signs the admin in; started when first asked for. */
  product(): Promise<SignedInProduct>;
  /** The same as a process a core, for as long as `measure` takes. */
  withEveryCore<Result>(measure: (product: SignedInProduct) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

export type SignedInProduct = { served: Served; headers: Record<string, string> };

const company = {
  slug: "bench",
  name: "Bench",
  domain: "bench.test",
  currency: "EUR",
  timeZone: "Europe/Berlin",
  fiscalYearStartMonth: 1,
};

export async function prepareSurroundings(options: { rounds: number; tenants: number }): Promise<Surroundings> {
  const listening: { to: ((sql: string) => void) | null } = { to: null };
  const config = readConfig({ ...process.env, LOG_LEVEL: "silent" });
  // Statements are measured here, so each is asked.
  const application = await createApplication(config, {
    onStatement: (sql) => listening.to?.(sql),
    keptRows: false,
  });
  await migrateAll(application);
  const tenant = await seedCompany(application, company, "company");
  await application.database.control.query(sql`analyze`);
  const { rows } = await application.database.control.query<{ employee_id: string }>(
    sql`select m.employee_id from control.membership m join control.login_identity i on i.id = m.identity_id
      where i.email = ${"admin@bench.test"}`,
  );
  let product: ReturnType<Surroundings["product"]> | undefined;
  return {
    ...options,
    application,
    databaseUrl: config.logins.owner,
    adminDatabaseUrl: process.env["CAIRN_ADMIN_DATABASE_URL"] ?? config.logins.owner,
    company: tenant,
    adminId: rows[0]!.employee_id,
    hear: (listen) => void (listening.to = listen),
    product: () => (product ??= startProduct(application)),
    withEveryCore: async (measure) => {
      const started = await startProduct(application, "auto");
      return measure(started).finally(() => started.served.stop());
    },
    close: async () => {
      await (await product)?.served.stop();
      await application.close();
    },
  };
}

async function startProduct(application: Application, processes = "1"): Promise<SignedInProduct> {
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    CAIRN_DEMO: "1",
    PORT: "0",
    LOG_LEVEL: "silent",
    CAIRN_API_RATE: "1000000",
    CAIRN_WEB_PROCESSES: processes,
    APP_SECRET: application.config.appSecrets.join(),
  };
  const served = await serve([join(root, "build", "server.js"), "web"], environment);
  return { served, headers: { cookie: `${sessionCookieName}=${await signedInCookie(application)}` } };
}

async function signedInCookie(application: Application): Promise<string> {
  const request = {
    headers: {},
    hostname: "localhost",
    ip: randomUUID(),
    secure: false,
    method: "POST",
  } as unknown as ExpressRequest;
  const scope = await createRequestScope(application, request);
  await signIn(scope, { email: "admin@bench.test", password: demoPassword });
  return parseCookies(scope.cookies[0]!)[sessionCookieName]!;
}
