import type { z } from "zod";
import { findTenantById } from "#tenancy/register.ts";
import { companiesOf } from "../queries/companies-of.ts";
import { auditInCompany } from "../use-cases/audit-in-company.ts";
import type { noteFailedSignIn } from "./note-failed-sign-in.job.ts";
import type { IdentityServices } from "./identity-jobs.ts";

/** Tells the person's companies that somebody failed to sign in as them; the entry names the employee and nothing else. */
export function handleNoteFailedSignIn({ database, clock }: Pick<IdentityServices, "database" | "clock">) {
  return async ({ identityId, tenantId, requestId }: z.output<typeof noteFailedSignIn.payload>): Promise<void> => {
    if (!identityId) return;
    const only = tenantId ? await findTenantById(database, tenantId) : null;
    for (const { tenant, employeeId } of await companiesOf({ database }, identityId, only)) {
      await auditInCompany({ database, clock, requestId }, tenant, null, {
        action: "identity.sign-in-failed",
        subjectType: "Employee",
        subjectId: employeeId,
      });
    }
  };
}
