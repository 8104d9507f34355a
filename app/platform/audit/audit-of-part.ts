import type { Context } from "#app/platform/context/context.ts";

/**
 * Where the audit log shows what was done in a part of the product, such as `reviews`; null to whoever may not read it.
 */
export async function auditOfPart(context: Context, part: string): Promise<string | null> {
  const { allowed } = (await context.ability()).decide("view", { kind: "AuditLog" });
  return allowed ? `/app/company/settings/platform/audit?part=${part}` : null;
}
