import { grantAdminAccess } from "#app/modules/access/index.ts";
import { seedGoals } from "#app/modules/goals/index.ts";
import { hashPassword, registerLoginIdentity } from "#app/modules/identity/index.ts";
import { demoSignIns, seedPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import { localDate } from "#app/platform/time/clock.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct, createCompany } from "../create-company.ts";
import { demoPassword, demoSizes, type DemoCompany, type DemoSize } from "./demo-companies.ts";

/**
 * A company with a year behind it. People and goals come in one transaction: an interrupted seeding
 * leaves an empty company, which the caller may remove and make again, never half a one.
 */
export async function seedCompany(application: Application, company: DemoCompany, size: DemoSize): Promise<Tenant> {
  const tenant = await createCompany(application, company);
  const today = localDate(application.clock.now(), company.timeZone);
  const people = await asProduct(application, tenant, async (context) => {
    const planned = await seedPeople(context, { size: demoSizes[size], domain: company.domain, seed: company.slug, today });
    await seedAdmins(context, planned, company);
    await seedGoals(context, { people: planned, seed: company.slug, today, currency: company.currency });
    return planned;
  });
  await openSignIns(application, tenant, people, company);
  return tenant;
}

async function seedAdmins(context: Parameters<typeof grantAdminAccess>[0], people: readonly PlannedPerson[], company: DemoCompany): Promise<void> {
  const admin = people.find((person) => person.email === `admin@${company.domain}`)!;
  for (const kind of ["PLATFORM_ADMIN", "GOAL_ADMIN"] as const) await grantAdminAccess(context, { employeeId: admin.id, kind });
}

/** The four demo people share the known password; everyone else would have to be invited. */
async function openSignIns(application: Application, tenant: Tenant, people: readonly PlannedPerson[], company: DemoCompany): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const emails = demoSignIns.map((name) => `${name}@${company.domain}`);
  await registerLoginIdentity(
    application,
    people.filter((person) => emails.includes(person.email))
      .map((person) => ({ email: person.email, tenantId: tenant.id, employeeId: person.id, passwordHash })),
  );
}
