import type { z } from "zod";
import type { backgroundWork } from "#app/platform/jobs/background-work.ts";
import { findTenantById } from "#tenancy/register.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { type Application, contextOf } from "../application.ts";
import { roomServers } from "../rooms.server.ts";

/** Does the long work of a room for the person who asked for it, with the rights they have now. */
export function doBackgroundWork(application: Pick<Application, "database" | "clock" | "logger">) {
  return async ({ tenantId, actorId, name, payload }: z.output<typeof backgroundWork.payload>): Promise<void> => {
    const tenant = await findTenantById(application.database, tenantId);
    const work = roomServers.map((room) => room.background?.[name]).find((one) => one !== undefined);
    if (tenant?.status !== "ACTIVE" || !work) return;
    try {
      const run = await work.load();
      await run(
        (within) =>
          inUnitOfWork(application.database, tenant, {}, async (unit) =>
            within(await contextOf(application, unit, actorId)),
          ),
        payload,
      );
    } catch (error) {
      application.logger.error({ err: { message: (error as Error).message }, work: name }, "background work failed");
      throw error;
    }
  };
}
