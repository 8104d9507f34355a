import type { Context } from "#app/platform/context/context.ts";
import { OutsideError } from "#app/platform/http/ask-outside.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { Broker, ConfinementFault, runConfined, usualLimits, type Calls, type Order } from "#sdk/host/index.ts";
import { ConnectorError, type FileAccess, type FlatCursor, type HttpRequest, type Page } from "#sdk/index.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { readSecret, secretPlace, type KeptSecret } from "../data/installation-secret.ts";
import type { KnownConnector } from "./catalogue.ts";
import type { ConnectorHost } from "./connector-host.ts";
import { rateLimiter } from "./rate-limiter.ts";
import { sampleFiles } from "./sample-files.ts";
import { sftpFiles } from "./sftp-files.ts";

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
};

const largestAnswer = 20 * 1024 * 1024;

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
  const broker = brokerFor(options, AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]));
  const files = filesFor(options);
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
      answer: (call, input) => answer(broker, files, call, input),
      ...(store && { store }),
      ...(signal && { signal }),
    });
  } catch (error) {
    throw withoutSecrets(broker, error);
  } finally {
    stopping.abort();
    await files.end();
  }
}

function brokerFor({ connector, installation, host, secret }: OrderOptions, signal: AbortSignal): Broker | null {
  const { manifest } = connector;
  const auth = manifest.auth[0]!;
  if (auth.scheme === "sftp") return null;
  const { production, connectors } = host.config;
  const ways = {
    loopback: !production,
    privateHosts: connectors.privateHosts,
    largest: largestAnswer,
    milliseconds: 30_000,
  };
  const mayGo = rateLimiter(installation.id, manifest.limits.callsPerMinute);
  return new Broker({
    egress: manifest.egress,
    auth,
    secret: secret?.oauth ?? secret?.value ?? "",
    settings: installation.settings as Record<string, unknown>,
    signal,
    reach: async (url, init) => {
      await mayGo(signal);
      return reachOutside(url, init, ways, signal).catch((error: unknown) => Promise.reject(faultOf(url, error)));
    },
    wait: (milliseconds) => waitFor(milliseconds, signal),
  });
}

const noFiles: FileAccess = {
  list: () => Promise.reject(new ConnectorError("config", "The manifest asks for no files.")),
  read: () => Promise.reject(new ConnectorError("config", "The manifest asks for no files.")),
};

function filesFor({ connector, installation, host, secret }: OrderOptions): FileAccess & { end(): Promise<void> } {
  const auth = connector.manifest.auth[0]!;
  if (auth.scheme !== "sftp") return { ...noFiles, end: async () => undefined };
  const settings = installation.settings as Record<string, unknown>;
  const address = String(settings[auth.address] ?? "");
  if (address === "sample:") return sampleFiles(connector);
  const [user = "", ...password] = (secret?.value ?? "").split(":");
  const { production, connectors } = host.config;
  return sftpFiles({
    address,
    hostKey: String(settings[auth.hostKey] ?? ""),
    user,
    password: password.join(":"),
    where: { loopback: !production, privateHosts: connectors.privateHosts },
  });
}

function answer(broker: Broker | null, files: FileAccess, call: Calls, input: unknown): Promise<unknown> {
  if (call === "list-files") return files.list(String((input as { folder?: unknown }).folder));
  if (call === "read-file") return files.read(String((input as { path?: unknown }).path));
  if (!broker) return Promise.reject(new ConnectorError("contract", "This connector reads files alone."));
  return broker
    .http(input as HttpRequest)
    .then(({ status, headers, body }) => ({ status, headers: [...headers], body }));
}

function faultOf(url: URL, error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error;
  if (error.reason === "private-address")
    return new ConnectorError("config", `${url.host} lies within this server's own network.`);
  if (error.reason === "too-large")
    return new ConnectorError("contract", `${url.origin} answers more than 20 MB at once.`);
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  if (code === "ENOTFOUND" || code === "ECONNREFUSED")
    return new ConnectorError("config", `${url.origin} cannot be reached.`);
  return new ConnectorError("transient", `${url.origin} broke off.`);
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

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}
