import type { Config } from "#app/platform/config/config.ts";

/** An https address of a provider, or http on this machine away from production and where the operator named the host; else null. */
export function outsideAddress(typed: string, config: Pick<Config, "production" | "connectors">): URL | null {
  const url = URL.parse(typed);
  if (!url || url.username || url.password || url.hash) return null;
  const near = !config.production || config.connectors.privateHosts.includes(url.hostname);
  return url.protocol === "https:" || (near && url.protocol === "http:") ? url : null;
}
