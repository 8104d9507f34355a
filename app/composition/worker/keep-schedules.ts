import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { roomServers } from "../rooms.server.ts";

/** Does what has fallen due in one company, a transaction a room: what fails in one is told and holds up no other. */
export async function keepSchedules(application: Application, tenant: Tenant): Promise<void> {
  for (const { name, scheduled } of roomServers) {
    if (!scheduled) continue;
    try {
      await asProduct(application, tenant, scheduled);
    } catch (error) {
      application.logger.error({ err: { message: (error as Error).message }, room: name }, "scheduled work failed");
    }
  }
}
