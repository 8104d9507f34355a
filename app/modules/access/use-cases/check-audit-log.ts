import { z } from "zod";
import { readAuditAnchors } from "#app/platform/audit/audit-anchor.ts";
import { verifyAuditChain, type AuditVerdict } from "#app/platform/audit/verify-audit-chain.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";

export const checkAuditLogInput = z.object({});

/** Walks the whole log against its chain and its anchors. That somebody looked is an entry of its own. */
export async function checkAuditLog(
  context: Context,
  scope: Pick<RequestScope, "database" | "config">,
): Promise<AuditVerdict> {
  await authorize(context, "view", { kind: "AuditLog" });
  const verdict = await verifyAuditChain(
    context,
    await readAuditAnchors(scope, context.tenant.id, context.clock.now()),
  );
  await writeAuditEntry(context, {
    action: "access.check-audit-log",
    subjectType: "AuditLog",
    subjectId: null,
    detail: { verified: verdict.verified, fault: verdict.fault?.kind ?? null },
  });
  return verdict;
}
