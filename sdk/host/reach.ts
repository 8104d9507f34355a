import { ConnectorError } from "../connector-error.ts";
import type { Manifest } from "../manifest.ts";
import { isLoopback } from "./egress.ts";

/** Which server on this machine plays a host: `{ "api.vendor.com": "http://127.0.0.1:4711" }`. */
export type HostMap = Readonly<Record<string, string>>;

/** Says which host of the manifest a request was for. */
export const askedHost = "x-asked-host";

const timeout = 10_000;

/** Every host that a manifest names, played by one server. */
export function hostsOf({ egress, auth }: Manifest, address: string): HostMap {
  const tokens = auth.flatMap((scheme) => (scheme.scheme === "oauth2" ? [scheme.tokenAt] : []));
  const named = [
    ...egress.flatMap(({ host }) => (host === undefined ? [] : [host])),
    ...tokens.flatMap((place) => (typeof place === "string" ? [new URL(place).host] : [])),
  ];
  return Object.fromEntries(named.map((host) => [host, address]));
}

/**
 * Sends a request to an address that was checked before, or to the server that plays its host. Where hosts are mapped, no
 * other one is asked but those of this machine.
 */
export async function reach(
  url: URL,
  init: RequestInit,
  hosts: HostMap | null,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const address = played(url, hosts);
    const headers = new Headers(init.headers);
    if (address.host !== url.host) headers.set(askedHost, url.host);
    return await fetch(address, { ...init, headers, redirect: "manual", signal: within });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ConnectorError ? cause : notReached(url, cause);
  }
}

function played(url: URL, hosts: HostMap | null): URL {
  if (hosts === null) return url;
  const address = Object.hasOwn(hosts, url.host) ? hosts[url.host] : undefined;
  if (address === undefined) {
    if (isLoopback(url.hostname)) return url;
    throw new ConnectorError("contract", `No server on this machine plays ${url.host}; name one under \`hosts\`.`);
  }
  const server = new URL(address);
  if (!isLoopback(server.hostname))
    throw new ConnectorError("contract", `${url.host} is played on this machine alone, not by ${server.host}.`);
  return new URL(`${url.pathname}${url.search}`, server);
}

/** A name nobody knows or a door nobody opens is a wrong address; a connection that broke off is not. */
function notReached(url: URL, cause: unknown): ConnectorError {
  const code =
    cause instanceof Error && cause.cause instanceof Error ? (cause.cause as NodeJS.ErrnoException).code : undefined;
  if (code === "ENOTFOUND" || code === "ECONNREFUSED")
    return new ConnectorError("config", `${url.origin} cannot be reached.`, { cause });
  return new ConnectorError("transient", `${url.origin} broke off.`, { cause });
}

/** How requests leave: a host that runs for others brings one that looks at where names lead. */
export type Reach = (url: URL, init: RequestInit) => Promise<Response>;
