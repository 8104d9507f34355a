import type { Config } from "#app/platform/config/config.ts";

/** Where a company is known by at its provider: by name, and where answers are posted to. */
export type OurAddresses = { entityId: string; consumer: string; metadata: string };

/** Of each company its own, so that what is meant for one is worth nothing at another. They do not change with its name. */
export function ourAddresses({ publicUrl }: Pick<Config, "publicUrl">, tenantId: string): OurAddresses {
  const entityId = `${publicUrl}/login/saml/${tenantId}`;
  return { entityId, consumer: `${entityId}/acs`, metadata: `${entityId}/metadata` };
}
