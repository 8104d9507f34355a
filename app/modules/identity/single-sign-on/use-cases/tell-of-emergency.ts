import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { AuditScope } from "../../use-cases/audit-in-company.ts";
import { writeDown } from "../../use-cases/write-down.ts";

/** Somebody came in by their own password although the company signs in at its provider alone: other admins hear of it. */
export function tellOfEmergency(scope: AuditScope, tenant: Tenant, employeeId: string): Promise<void> {
  const { database, clock, requestId } = scope;
  return inUnitOfWork(database, tenant, {}, ({ rows }) =>
    writeDown(
      { rows, tenant, clock, requestId, actor: { employeeId } },
      "identity.emergency-sign-in",
      { employeeId },
      { action: "emergency-sign-in", subject: "Employee", id: employeeId },
    ),
  );
}
