import pg from "pg";
import { findTenantById, listTenants } from "#tenancy/register.ts";
import type { Application } from "../application.ts";
import { relayOutbox } from "./relay-outbox.ts";

const sweepInterval = 30_000;

/**
 * Relays outboxes: at once when a transaction announces itself, and by a sweep over all companies
 * for what an ended process left. Returns the function that stops it.
 */
export async function startWorker(application: Application): Promise<() => Promise<void>> {
  const { database, logger } = application;
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let stopped = false;

  const drain = async () => {
    for (const tenantId of waiting) {
      waiting.delete(tenantId);
      const tenant = await findTenantById(database, tenantId);
      if (tenant?.status === "ACTIVE") await relayOutbox(application, tenant);
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

  const listener = await listen(application, (tenantId) => {
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

/** Hears `cairn_outbox`; after a lost connection it comes back by itself, and the sweep covers the gap. */
async function listen({ config, logger }: Application, heard: (tenantId: string) => void) {
  let client: pg.Client;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    client = new pg.Client({ connectionString: config.databaseUrl });
    client.on("notification", ({ payload }) => payload && heard(payload));
    client.on("error", () => undefined);
    client.once("end", () => {
      if (closed) return;
      logger.warn("lost the connection that hears outboxes; trying again");
      retry = setTimeout(() => void connect().catch(() => client.emit("end")), 1_000);
    });
    await client.connect();
    await client.query("listen cairn_outbox");
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
