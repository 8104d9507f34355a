import { OutsideError } from "#app/platform/http/ask-outside.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import { Broker, type Calls } from "#sdk/host/index.ts";
import { ConnectorError, type FileAccess, type HttpRequest } from "#sdk/index.ts";
import { authOf } from "../data/installation-secret.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { reach } from "#sdk/host/reach.ts";
import { isLoopback } from "#sdk/host/egress.ts";
import type { Where } from "./assert-reachable.ts";
import type { KnownConnector } from "./catalogue.ts";
import type { ConnectorHost } from "./connector-host.ts";
import { databaseAt } from "./database-at.ts";
import { directoryAt, type DirectoryQuestion } from "./directory-at.ts";
import { rateLimiter } from "./rate-limiter.ts";
import type { OrderOptions } from "./run-order.ts";
import { sampleFiles } from "./sample-files.ts";
import { sftpFiles } from "./sftp-files.ts";

const largestAnswer = 20 * 1024 * 1024;

type Asked = (input: never) => Promise<unknown>;

/** What a run may ask its host for; all else is refused. */
export type WaysOut = {
  /** Where requests leave by; null where files, a directory or a database are asked in their place. */
  broker: Broker | null;
  answer(call: Calls, input: unknown): Promise<unknown>;
  end(): Promise<void>;
};

/** The ways out that the manifest's way of signing in opens, and no other. */
export function waysOut(options: OrderOptions, signal: AbortSignal): WaysOut {
  const auth = authOf(options.connector.manifest, options.secret);
  const { scheme } = auth;
  if (scheme === "sftp") return through(filesFor(options));
  if (scheme === "ldap") return through(directoryFor(options, auth.address));
  if (scheme === "postgres") return through(databaseFor(options, auth.address));
  const broker = brokerFor(options, signal);
  const http = async (request: HttpRequest) => {
    const { status, headers, body } = await broker.http(request);
    return { status, headers: [...headers], body };
  };
  return { ...through({ asked: { http }, end: async () => undefined }), broker };
}

type Opened = { asked: Partial<Record<Calls, Asked>>; end(): Promise<void> };

function through({ asked, end }: Opened): WaysOut {
  const answer = (call: Calls, input: unknown) =>
    asked[call]?.(input as never) ??
    Promise.reject(new ConnectorError("config", "The manifest asks for no such thing."));
  return { broker: null, answer, end };
}

const settingsOf = ({ installation }: OrderOptions) => installation.settings as Record<string, unknown>;

function placeOf({ host, secret }: OrderOptions): { user: string; password: string; where: Where } {
  const [user = "", ...password] = (secret?.value ?? "").split(":");
  const { production, connectors } = host.config;
  return {
    user,
    password: password.join(":"),
    where: { loopback: !production, privateHosts: connectors.privateHosts },
  };
}

function filesFor(options: OrderOptions): Opened {
  const files = openFiles(options);
  return {
    asked: {
      "list-files": ({ folder }: { folder: unknown }) => files.list(String(folder)),
      "read-file": ({ path }: { path: unknown }) => files.read(String(path)),
      "write-file": ({ path, content }: { path: unknown; content: unknown }) =>
        files.write(String(path), String(content)),
    },
    end: () => files.end(),
  };
}

function openFiles(options: OrderOptions): FileAccess & { end(): Promise<void> } {
  const auth = authOf(options.connector.manifest, options.secret);
  const settings = settingsOf(options);
  if (auth.scheme !== "sftp" || settings[auth.address] === "sample:") return sampleFiles(options.connector);
  const address = String(settings[auth.address] ?? "");
  return sftpFiles({ address, hostKey: String(settings[auth.hostKey] ?? ""), ...placeOf(options) });
}

function directoryFor(options: OrderOptions, setting: string): Opened {
  const directory = directoryAt({ address: String(settingsOf(options)[setting] ?? ""), ...placeOf(options) });
  return {
    asked: { "search-directory": (question: DirectoryQuestion) => directory.search(question) },
    end: () => directory.end(),
  };
}

function databaseFor(options: OrderOptions, setting: string): Opened {
  const database = databaseAt({ address: String(settingsOf(options)[setting] ?? ""), ...placeOf(options) });
  return {
    asked: {
      "run-statement": ({ statement, values }: { statement: unknown; values: unknown }) =>
        database.run(String(statement), Array.isArray(values) ? values : []),
    },
    end: () => database.end(),
  };
}

/** How the tokens of an installation are asked for: at the one address its manifest names, and nowhere else. */
export function tokenReach(
  connector: KnownConnector,
  { id }: Pick<InstallationRecord, "id">,
  host: ConnectorHost,
): (url: URL, init: RequestInit) => Promise<Response> {
  const mayGo = rateLimiter(id, connector.manifest.limits.callsPerMinute);
  const signal = AbortSignal.timeout(20_000);
  return async (url, init) => {
    if (url.protocol !== "https:" && (host.config.production || !isLoopback(url.hostname)))
      throw new ConnectorError("config", `${url.origin} is not asked: only https is.`);
    await mayGo(signal);
    const { played } = host.config.connectors;
    if (played && !host.config.production) return reach(url, init, played, signal);
    return reachOutside(url, init, waysOf(host), signal).catch((error: unknown) => Promise.reject(faultOf(url, error)));
  };
}

const waysOf = ({ config: { production, connectors } }: ConnectorHost) => ({
  loopback: !production,
  privateHosts: connectors.privateHosts,
  largest: largestAnswer,
  milliseconds: 30_000,
});

function brokerFor(options: OrderOptions, signal: AbortSignal): Broker {
  const { connector, installation, host, secret, keepRefreshToken } = options;
  const { manifest } = connector;
  const ways = waysOf(host);
  const mayGo = rateLimiter(installation.id, manifest.limits.callsPerMinute);
  return new Broker({
    egress: manifest.egress,
    auth: authOf(manifest, secret),
    secret: secret?.oauth ?? secret?.value ?? "",
    settings: settingsOf(options),
    signal,
    reach: async (url, init) => {
      await mayGo(signal);
      const { played } = host.config.connectors;
      if (played && !host.config.production) return reach(url, init, played, signal);
      return reachOutside(url, init, ways, signal).catch((error: unknown) => Promise.reject(faultOf(url, error)));
    },
    wait: (milliseconds) => waitFor(milliseconds, signal),
    ...(keepRefreshToken && { keepRefreshToken }),
  });
}

export function faultOf(url: URL, error: unknown): unknown {
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

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}
