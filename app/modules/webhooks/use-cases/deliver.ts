import type { Config } from "#app/platform/config/config.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork, type UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sendMessage, type Sent } from "./send-message.ts";
import { noteAttempt } from "./note-attempt.ts";
import { claimNext, endTurn, holdTurn, type Claimed } from "./turn.ts";

export type DeliveryServices = {
  database: Database;
  clock: Clock;
  config: Pick<Config, "appSecrets" | "production" | "connectors">;
};

/** So many messages are sent in one turn, and after so many failures in a row the turn ends: nobody is there just now. */
const mostInTurn = 200;
const mostFailures = 3;

/**
 * Sends what is due to one webhook, in the order in which it happened, one at a time and by one worker. Each try stands in a
 * transaction of its own: what ends in between is tried again under the same number.
 */
export async function deliver(services: DeliveryServices, tenant: Tenant, webhookId: string): Promise<void> {
  const { database, clock, config } = services;
  const open = <Result>(work: (unit: UnitOfWork) => Promise<Result>) => inUnitOfWork(database, tenant, {}, work);
  if (!(await open((unit) => holdTurn(unit, clock, webhookId)))) return;
  const sealer = await tenantSealer({ database, config }, tenant.id, clock.now());
  let failures = 0;
  try {
    for (let sent = 0; sent < mostInTurn && failures < mostFailures; sent += 1) {
      const claimed: Claimed | null = await open((unit) => claimNext(unit, clock, webhookId));
      if (!claimed) break;
      const answer: Sent = await sendMessage(claimed, { tenant, sealer, clock, config });
      const taken = await open((unit) => noteAttempt(unit, clock, claimed, answer));
      failures = taken ? 0 : failures + 1;
    }
  } finally {
    await open((unit) => endTurn(unit, clock, webhookId, failures >= mostFailures));
  }
}
