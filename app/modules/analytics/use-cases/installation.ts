import type { KeyRing } from "#app/platform/secrets/data-keys.ts";

/** What opening a connection's secret and asking its service take beside the company's own data. */
export type Installation = KeyRing & { config: { production: boolean } };
