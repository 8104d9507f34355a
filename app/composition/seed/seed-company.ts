import { grantAdminAccess, seedAccess } from "#app/modules/access/index.ts";
import { seedCohorts } from "#app/modules/audiences/index.ts";
import { announceRecentComments } from "#app/modules/comments/index.ts";
import { seedCalibration } from "#app/modules/calibration/index.ts";
import { seedDevelop } from "#app/modules/develop/index.ts";
import { seedFeed } from "#app/modules/feed/index.ts";
import { seedFeedback, seedFeedbackAbout } from "#app/modules/feedback/index.ts";
import { announceRecentGoals, seedGoals } from "#app/modules/goals/index.ts";
import { hashPassword, registerLoginIdentity } from "#app/modules/identity/index.ts";
import { seedInitiatives } from "#app/modules/initiatives/index.ts";
import { seedIntegrations } from "#app/modules/integrations/index.ts";
import { seedOneOnOnes } from "#app/modules/one-on-ones/index.ts";
import { seedReviews } from "#app/modules/reviews/index.ts";
import { seedTags } from "#app/modules/tags/index.ts";
import { demoSignIns, seedPeople } from "#app/modules/people/index.ts";
import { localDate } from "#app/platform/time/clock.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct, createCompany, createDefaultSettings } from "../create-company.ts";
import { demoPassword, demoSizes, type DemoCompany, type DemoSize } from "./demo-companies.ts";
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

async function seedLife(context: Context, company: DemoCompany, size: DemoSize): Promise<void> {
  if ((await context.rows(sql`select from {employee} limit 1`)).length > 0) return;
  const today = localDate(context.clock.now(), company.timeZone);
  const people = await seedPeople(context, {
    size: demoSizes[size],
    domain: company.domain,
    seed: company.slug,
    today,
  });
  const admin = people.find((person) => person.email === `admin@${company.domain}`)!;
  const kinds = [
    "PLATFORM_ADMIN",
    "GOAL_ADMIN",
    "TASK_ADMIN",
    "FEEDBACK_ADMIN",
    "ONE_ON_ONE_ADMIN",
    "REVIEW_ADMIN",
  ] as const;
  for (const kind of kinds) await grantAdminAccess(context, { employeeId: admin.id, kind });
  await seedAccess(context, people);
  await seedGoals(context, { people, seed: company.slug, today, currency: company.currency });
  // What follows asks for goals by their people: among a quarter of a million of them the planner has to know how many there are.
  await refreshStatistics(context, ["goal", "goal_owner"]);
  await seedInitiatives(context, { people, seed: company.slug, today });
  await seedFeedback(context, { people, seed: company.slug, today });
  await seedOneOnOnes(context, { people, seed: company.slug, today, timeZone: company.timeZone });
  await seedIntegrations(context, { adminId: admin.id });
  await seedTags(context);
  await seedCohorts(context);
  await seedFeedbackAbout(context, await seedDevelop(context, { people, seed: company.slug, today }));
  await seedReviews(context, { people, seed: company.slug, today });
  await seedCalibration(context);
  await seedFeed(context, { people, seed: company.slug, today });
  await announceRecentGoals(context);
  await announceRecentComments(context);
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
