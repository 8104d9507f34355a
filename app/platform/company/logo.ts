import type { Context } from "#app/platform/context/context.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { toldBy } from "./company-told.ts";

/** Where the bytes of a logo lie. */
export function logoPlace(tenantId: string, key: string): string {
  return `${tenantId}/logo-${key}`;
}

/** Where a company's logo is shown to anybody who knows its key, mail programs too; null where it has none. */
export function logoAddress(tenant: Pick<Tenant, "id" | "settings">, key = toldBy(tenant).logo): string | null {
  return key ? `/logo/${tenant.id}/${key}` : null;
}

/** The company's logo for a document, as PNG. */
export async function logoForPrint({ tenant, files }: Pick<Context, "tenant" | "files">): Promise<Uint8Array | null> {
  const { logo } = toldBy(tenant);
  return logo ? files.get(logoPlace(tenant.id, logo)) : null;
}
