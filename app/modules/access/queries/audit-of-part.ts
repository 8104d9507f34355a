import type { Context } from "#app/platform/context/context.ts";
import { accessPlaces } from "../access-places.ts";
import type { AuditPart } from "../domain/audit-parts.ts";

/** Where the audit log shows what was done in a part of the product; null to whoever may not read it. */
export async function auditOfPart(context: Context, part: AuditPart): Promise<string | null> {
  const { allowed } = (await context.ability()).decide("view", { kind: "AuditLog" });
  return allowed ? `${accessPlaces.audit}?part=${part}` : null;
}
