import { companiesOf } from "../queries/companies-of.ts";
import { auditInUnit, type AuditScope } from "./audit-in-company.ts";
import { dropCalendarAddress, endedCalendarAddress } from "./end-calendar-address.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";

/** Ends the calendar's address of a person in all their companies, where who knew their password may have read it. */
export async function endCalendarAddresses(scope: AuditScope, identityId: string): Promise<void> {
  for (const { tenant, employeeId } of await companiesOf(scope, identityId)) {
    await inUnitOfWork(scope.database, tenant, {}, async (unit) => {
      if (await dropCalendarAddress(unit, employeeId))
        await auditInUnit(scope, unit, employeeId, endedCalendarAddress(employeeId));
    });
  }
}
