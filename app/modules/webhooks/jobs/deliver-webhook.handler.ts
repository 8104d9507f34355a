import type { z } from "zod";
import { findTenantById } from "#tenancy/register.ts";
import { deliver, type DeliveryServices } from "../use-cases/deliver.ts";
import type { deliverWebhook } from "./deliver-webhook.job.ts";

/** Sends for a company that is in use; for one that is suspended its messages wait. */
export function handleDeliverWebhook(services: DeliveryServices) {
  return async ({ tenantId, webhookId }: z.output<typeof deliverWebhook.payload>): Promise<void> => {
    const tenant = await findTenantById(services.database, tenantId);
    if (tenant?.status === "ACTIVE") await deliver(services, tenant, webhookId);
  };
}
