import { forgetOldKeptMail } from "#app/platform/mail/kept-mail.ts";
import { workFor } from "#tenancy/company-at-work.ts";
import { listenEverywhere } from "#tenancy/listen.ts";
import { findTenantById, listTenants } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { keepAuditChain } from "../audit-chains.ts";
import { createHeartbeat, type Heartbeat } from "./heartbeat.ts";
import { forgetThings } from "./figures.ts";
import { keepSchedules } from "./keep-schedules.ts";
import { relayOutbox } from "./relay-outbox.ts";

const sweepInterval = 30_000;
const scheduleInterval = 300_000;

/**
 * Relays outboxes and links audit logs: at once when a transaction announces itself, and by a sweep over
 * all companies for what an ended process left. What falls due with time is done when it starts and every few minutes.
 * Returns the function that stops it.
 */
export async function startWorker(
  application: Application,
  heartbeat: Heartbeat = createHeartbeat(application.clock),
): Promise<() => Promise<void>> {
  const { database } = application;
  const waiting = new Set<string>();
  const scheduled = new Set<string>();
  let running: Promise<void> | null = null;
  let stopped = false;

  const drain = async () => {
    for (const tenantId of scheduled) {
      scheduled.delete(tenantId);
      const tenant = await findTenantById(database, tenantId);
      if (tenant?.status === "ACTIVE") await keepSchedules(application, tenant);
      else forgetThings(tenantId);
      heartbeat.beat("schedules");
    }
    for (const tenantId of waiting) {
      waiting.delete(tenantId);
      const tenant = await findTenantById(database, tenantId);
      if (tenant?.status === "ACTIVE") await workFor(tenant, () => relayOf(application, tenant, heartbeat));
    }
  };
  const wake = () => {
    if (stopped || running) return;
    running = drain()
      .catch((error: Error) => tellOf(application, error))
      .finally(() => {
        running = null;
        if (waiting.size > 0 || scheduled.size > 0) wake();
      });
  };
  const sweep = async (into: readonly Set<string>[]) => {
    if (into.includes(scheduled)) await forgetOldKeptMail(database, application.clock.now());
    const tenants = await listTenants(database);
    for (const tenant of tenants) into.forEach((set) => set.add(tenant.id));
    // Where there is nobody to do it for, reaching the register is all there is to do.
    if (!tenants.some(({ status }) => status === "ACTIVE"))
      for (const loop of ["relay", "schedules"] as const) heartbeat.beat(loop);
    wake();
  };

  const listener = await listenEverywhere(database, "cairn_outbox", (tenantId) => {
    waiting.add(tenantId);
    wake();
  });
  await sweep([waiting, scheduled]);
  const every = (interval: number, into: Set<string>) =>
    setInterval(() => void sweep([into]).catch(() => undefined), interval);
  const timers = [every(sweepInterval, waiting), every(scheduleInterval, scheduled)];
  return async () => {
    stopped = true;
    timers.forEach((timer) => clearInterval(timer));
    await listener.close();
    await running;
  };
}

/** What fails in one company holds up no other; the next sweep tries again. */
async function relayOf(application: Application, tenant: Tenant, heartbeat: Heartbeat): Promise<void> {
  try {
    await relayOutbox(application, tenant);
    await keepAuditChain(application, tenant);
    heartbeat.beat("relay");
  } catch (error) {
    tellOf(application, error as Error);
  }
}

const tellOf = ({ logger }: Application, { message, stack }: Error) =>
  logger.error({ err: { message, stack } }, "relay failed");
