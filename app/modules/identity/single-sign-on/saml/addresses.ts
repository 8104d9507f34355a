import type { Config } from "#app/platform/config/config.ts";

/** Where a company is known by at its provider: by name, and where its answers and its messages of signing out go. */
export type OurAddresses = { entityId: string; consumer: string; signOut: string; metadata: string };

/** Of each company its own, so that what is meant for one is worth nothing at another. They do not change with its name. */
export function ourAddresses({ publicUrl }: Pick<Config, "publicUrl">, tenantId: string): OurAddresses {
  const entityId = `${publicUrl}/login/saml/${tenantId}`;
  return { entityId, consumer: `${entityId}/acs`, signOut: `${entityId}/slo`, metadata: `${entityId}/metadata` };
}
