import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantByDomain, findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { hostNameOf } from "../domain/company-address.ts";

/** The open company behind what was typed; one that is suspended is as good as none. */
export async function findCompany({ database }: Pick<RequestScope, "database">, typed: string): Promise<Tenant | null> {
  const hostName = hostNameOf(typed);
  const tenant =
    (await findTenantByDomain(database, hostName)) ?? (await findTenantBySlug(database, hostName.split(".")[0]!));
  return tenant?.status === "ACTIVE" ? tenant : null;
}
