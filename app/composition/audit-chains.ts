import { anchorAuditChain, readAuditAnchors } from "#app/platform/audit/audit-anchor.ts";
import { extendAuditChain, type ChainHead } from "#app/platform/audit/extend-audit-chain.ts";
import { verifyAuditChain, type AuditVerdict } from "#app/platform/audit/verify-audit-chain.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Application } from "./application.ts";

type Keeper = Pick<Application, "database" | "config" | "clock">;

/** Links what the company's audit log holds, and anchors the new head where the company's role cannot reach it. */
export async function keepAuditChain(keeper: Keeper, tenant: Tenant): Promise<ChainHead | null> {
  let head: ChainHead | null = null;
  for (;;) {
    const next = await inUnitOfWork(keeper.database, tenant, {}, extendAuditChain);
    if (!next) break;
    head = next;
  }
  if (head) await anchorAuditChain(keeper, tenant.id, head, keeper.clock.now());
  return head;
}

/** Whether the company's audit log still is what was written into it. */
export async function checkAuditChain(keeper: Keeper, tenant: Tenant): Promise<AuditVerdict> {
  const anchors = await readAuditAnchors(keeper, tenant.id, keeper.clock.now());
  return inUnitOfWork(keeper.database, tenant, { readOnly: true }, (unit) => verifyAuditChain(unit, anchors));
}
