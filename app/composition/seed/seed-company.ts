import { hashPassword, registerLoginIdentity } from "#app/modules/identity/index.ts";
import { demoSignIns } from "#app/modules/people/index.ts";
import type { SeededCompany } from "#app/platform/contributions/seed.ts";
import { localDate } from "#app/platform/time/clock.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct, createCompany, createDefaultSettings } from "../create-company.ts";
import { roomServers } from "../rooms.server.ts";
import { demoPassword, demoSizes, type DemoCompany, type DemoSize } from "./demo-companies.ts";
import { inOrder } from "./in-order.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * A company with a year behind it. People and goals come in one transaction; a seeding that was
 * interrupted goes on where it stopped when it is called again.
 */
export async function seedCompany(application: Application, company: DemoCompany, size: DemoSize): Promise<Tenant> {
  const known = await findTenantBySlug(application.database, company.slug);
  const tenant = known ?? (await createCompany(application, company));
  await createDefaultSettings(application, tenant, company);
  await asProduct(application, tenant, (context) => seedLife(context, company, size));
  await openSignIns(application, tenant, company);
  return tenant;
}

/** Signing in is opened last: a company where the demo people can sign in is complete. */
export async function isSeeded({ database }: Pick<Application, "database">, company: DemoCompany): Promise<boolean> {
  const { rows } = await database.control.query(
    sql`select from control.membership m join control.tenant t on t.id = m.tenant_id
       join control.login_identity i on i.id = m.identity_id
      where t.slug = ${company.slug} and i.email = ${`${demoSignIns[0]}@${company.domain}`}`,
  );
  return rows.length > 0;
}

async function seedLife(context: Context, { slug, ...company }: DemoCompany, size: DemoSize): Promise<void> {
  if ((await context.rows(sql`select from {employee} limit 1`)).length > 0) return;
  const today = localDate(context.clock.now(), company.timeZone);
  const seeded: SeededCompany = { ...company, seed: slug, size: demoSizes[size], today };
  const rooms = inOrder(roomServers);
  for (const { seed } of rooms) await seed.run(context, seeded);
  for (const { seed } of rooms) await seed.announce?.(context);
  await refreshStatistics(context);
}

/** The four demo people share the known password; everyone else would have to be invited. */
async function openSignIns(application: Application, tenant: Tenant, company: DemoCompany): Promise<void> {
  const emails = demoSignIns.map((name) => `${name}@${company.domain}`);
  const people = await asProduct(application, tenant, (context) =>
    context.rows<{ id: string; email: string }>(
      sql`select id, work_email::text as email from {employee} where work_email::text = any(${emails}::text[])`,
    ),
  );
  const passwordHash = await hashPassword(demoPassword);
  await registerLoginIdentity(
    application,
    people.map(({ id, email }) => ({ email, tenantId: tenant.id, employeeId: id, passwordHash })),
  );
}
