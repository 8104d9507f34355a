import { randomUUID } from "node:crypto";
import type { Tenant } from "#tenancy/tenant.ts";
import { auditInCompany } from "../../use-cases/audit-in-company.ts";

export type NoteScope = Parameters<typeof auditInCompany>[0];

/** Writes down that nobody came in from the provider, and why: an admin finds there what the door does not say. */
export function noteRefused(scope: NoteScope, tenant: Tenant, reason: string): Promise<void> {
  // As codes that the audit log has words for, the same whichever protocol is spoken.
  const code = reason
    .replace(/^sso-(saml-|open-)?/, "sso-")
    .toUpperCase()
    .replaceAll("-", "_");
  return auditInCompany(scope, tenant, null, {
    action: "identity.sign-in-failed",
    subjectType: "Session",
    subjectId: randomUUID(),
    detail: { by: "SINGLE_SIGN_ON", reason: code },
  });
}
