import type { ConnectorSettings } from "#app/platform/config/config.ts";
import type { KeyRing } from "#app/platform/secrets/data-keys.ts";

/** What running a connector takes beside the company's own data: its keys, and what the operator says. */
export type ConnectorHost = KeyRing & { config: { production: boolean; connectors: ConnectorSettings } };
