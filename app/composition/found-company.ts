import { grantAdminAccess } from "#app/modules/access/index.ts";
import { registerFounder } from "#app/modules/people/index.ts";
import type { FoundCompanyInput } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "./application.ts";
import { asProduct, createCompany, createDefaultSettings } from "./create-company.ts";

/** A company with its first person, who may administer it. What was interrupted goes on where it stopped when it is asked for again. */
export async function foundCompany(
  application: Application,
  { resume, founder, ...company }: FoundCompanyInput,
): Promise<{ tenant: Tenant; employeeId: string }> {
  const known = resume ? await findTenantBySlug(application.database, company.slug) : null;
  const tenant = known ?? (await createCompany(application, company));
  await createDefaultSettings(application, tenant, company);
  const employeeId = await asProduct(application, tenant, async (context) => {
    const id = await registerFounder(context, founder);
    for (const kind of ["PLATFORM_ADMIN", "GOAL_ADMIN"] as const)
      await grantAdminAccess(context, { employeeId: id, kind });
    return id;
  });
  return { tenant, employeeId };
}
