import type { AuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { companiesOf } from "../queries/companies-of.ts";
import { inUnitOfWork, type UnitOfWork } from "#tenancy/unit-of-work.ts";

export type AuditScope = Pick<RequestScope, "database" | "clock" | "requestId">;

/** Writes to a company's audit log what happened at its door, where no context is open yet. */
export function auditInCompany(
  scope: AuditScope,
  tenant: Tenant,
  actorId: string | null,
  entry: AuditEntry,
): Promise<void> {
  return inUnitOfWork(scope.database, tenant, {}, (unit) => auditInUnit(scope, unit, actorId, entry));
}

export function auditInUnit(
  { clock, requestId }: Pick<AuditScope, "clock" | "requestId">,
  unit: UnitOfWork,
  actorId: string | null,
  entry: AuditEntry,
) {
  return writeAuditEntry({ rows: unit.rows, clock, requestId, actor: { employeeId: actorId } }, entry);
}

/** What a person does to their own sign-in concerns every company they belong to. */
export async function auditEverywhere(
  scope: AuditScope,
  identityId: string,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  for (const { tenant, employeeId } of await companiesOf(scope, identityId)) {
    await auditInCompany(scope, tenant, employeeId, { action, subjectType: "Employee", subjectId: employeeId, detail });
  }
}
