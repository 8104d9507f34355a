import { listenTo } from "#tenancy/listen.ts";
import { findTenantById, listTenants } from "#tenancy/register.ts";
import type { Application } from "../application.ts";
import { keepAuditChain } from "../audit-chains.ts";
import { relayOutbox } from "./relay-outbox.ts";

const sweepInterval = 30_000;

/**
 * Relays outboxes and links audit logs: at once when a transaction announces itself, and by a sweep over
 * all companies for what an ended process left. Returns the function that stops it.
 */
export async function startWorker(application: Application): Promise<() => Promise<void>> {
  const { database, logger, config } = application;
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let stopped = false;

  const drain = async () => {
    for (const tenantId of waiting) {
      waiting.delete(tenantId);
      const tenant = await findTenantById(database, tenantId);
      if (tenant?.status !== "ACTIVE") continue;
      await relayOutbox(application, tenant);
      await keepAuditChain(application, tenant);
    }
  };
  const wake = () => {
    if (stopped || running) return;
    running = drain()
      .catch((error: Error) => logger.error({ err: { message: error.message, stack: error.stack } }, "relay failed"))
      .finally(() => {
        running = null;
        if (waiting.size > 0) wake();
      });
  };
  const sweep = async () => {
    for (const tenant of await listTenants(database)) waiting.add(tenant.id);
    wake();
  };

  const listener = await listenTo(config.databaseUrl, "cairn_outbox", (tenantId) => {
    waiting.add(tenantId);
    wake();
  });
  await sweep();
  const timer = setInterval(() => void sweep().catch(() => undefined), sweepInterval);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await listener.close();
    await running;
  };
}
