import { randomUUID } from "node:crypto";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { features, firstFeatures } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { provisionTenant } from "#tenancy/provision.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork, type UnitOfWork } from "#tenancy/unit-of-work.ts";
import { createContext, type Application } from "./application.ts";
import { roomServers } from "./rooms.server.ts";
import { sql } from "#tenancy/sql.ts";

export type CreateCompanyInput = {
  slug: string;
  name: string;
  /** The PostgreSQL cluster its tables lie in. */
  placementId?: string | undefined;
  currency?: string;
  timeZone?: string;
  language?: string;
  /** 1 is January. */
  fiscalYearStartMonth?: number;
};

/** Walls, tables, and the rows every company starts with. */
export async function createCompany(application: Application, input: CreateCompanyInput): Promise<Tenant> {
  const tenant = await provisionTenant(application.database, tenantMigrations, input);
  await createDefaultSettings(application, tenant, input);
  return tenant;
}

/** The rows every company starts with, in one transaction; done already, it changes nothing. */
export function createDefaultSettings(
  application: Application,
  tenant: Tenant,
  input: CreateCompanyInput,
): Promise<void> {
  return asProduct(application, tenant, async (context) => {
    if ((await context.rows(sql`select from {organization}`)).length > 0) return;
    await context.rows(
      sql`insert into {organization} (id, name, currency, time_zone, language, fiscal_year_start_month, enabled_features)
       values (${context.newId()}, ${input.name}, ${input.currency ?? "INR"}, ${input.timeZone ?? "Asia/Kolkata"},
         ${input.language ?? "en"}, ${input.fiscalYearStartMonth ?? 4}, ${firstFeatures}::text[])`,
    );
    for (const room of roomServers) await room.onTenantCreated?.(context);
  });
}

/** Work of the product itself in one company: seeding, relaying, schedules. Holds every admin right. */
export function asProduct<Result>(
  application: Pick<Application, "database" | "clock" | "config" | "files" | "signer">,
  tenant: Tenant,
  work: (context: Context, unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  return inUnitOfWork(application.database, tenant, {}, (unit) =>
    work(createContext(application, unit, productActor, randomUUID()), unit),
  );
}

const productActor: Actor = {
  employeeId: "00000000-0000-7000-8000-000000000000",
  name: "Cairn",
  email: "",
  adminAccesses: ["PLATFORM_ADMIN", "GOAL_ADMIN"],
  customAccess: [],
  directManager: false,
  skipManager: false,
  features,
  language: "en",
  timeZone: "UTC",
  currency: "INR",
};
