import type { Context } from "#app/platform/context/context.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { ConfinementFault, runConfined, usualLimits, type Broker, type Order } from "#sdk/host/index.ts";
import { ConnectorError, type FlatCursor, type Page } from "#sdk/index.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { readSecret, secretPlace, type KeptSecret } from "../data/installation-secret.ts";
import type { KnownConnector } from "./catalogue.ts";
import type { ConnectorHost } from "./connector-host.ts";
import { waysOut } from "./ways-out.ts";

type Doing = Order extends infer Each
  ? Each extends { settings: unknown }
    ? Omit<Each, "entry" | "settings" | "now" | "softDeadline">
    : never
  : never;

export type OrderOptions = {
  connector: KnownConnector;
  installation: Pick<InstallationRecord, "id" | "settings" | "secret">;
  host: ConnectorHost;
  /** Opens the secret; null where there is none. */
  secret: KeptSecret | null;
  now: Date;
  milliseconds: number;
  store?: (page: Page<Record<string, unknown>, FlatCursor>) => Promise<void>;
  signal?: AbortSignal;
  /** Keeps a refresh token that took the place of the one before, before anything is asked with what came along with it. */
  keepRefreshToken?: (token: string) => Promise<void>;
};

/** Opens the secret of an installation; it leaves this process only inside requests to the source. */
export async function openSecret(
  context: Pick<Context, "tenant" | "clock">,
  host: ConnectorHost,
  { id, secret }: Pick<InstallationRecord, "id" | "secret">,
): Promise<KeptSecret | null> {
  if (secret === null || secret === undefined) return null;
  const sealer = await tenantSealer(host, context.tenant.id, context.clock.now());
  return readSecret(sealer.open(secret, secretPlace(id)));
}

/**
 * Has a connector do one thing for an installation, in a process of its own. All it asks for goes through a broker that knows
 * where it may go and adds the credentials. Throws a ConnectorError or a ConfinementFault, which tell no secret.
 */
export async function runOrder(doing: Doing, options: OrderOptions): Promise<unknown> {
  const { connector, installation, now, milliseconds, store, signal } = options;
  const stopping = new AbortController();
  const ways = waysOut(options, AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]));
  try {
    return await runConfined({
      order: {
        ...doing,
        entry: connector.entry,
        settings: installation.settings,
        now: now.toISOString(),
        softDeadline: new Date(now.getTime() + milliseconds * 0.8).toISOString(),
      },
      readable: connector,
      level: connector.level,
      limits: { ...usualLimits, milliseconds },
      answer: (call, input) => ways.answer(call, input),
      ...(store && { store }),
      ...(signal && { signal }),
    });
  } catch (error) {
    throw withoutSecrets(ways.broker, error);
  } finally {
    stopping.abort();
    await ways.end();
  }
}

/** A child never had a secret; what a source wrote into its answers may have told it one all the same. */
function withoutSecrets(broker: Broker | null, error: unknown): unknown {
  if (!broker || !(error instanceof ConnectorError || error instanceof ConfinementFault)) return error;
  const message = broker.credentials.redact(error.message);
  if (message === error.message) return error;
  return error instanceof ConnectorError
    ? new ConnectorError(error.code, message, error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter })
    : new ConfinementFault(error.code, message);
}
