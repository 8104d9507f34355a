import { ConnectorError } from "../connector-error.ts";
import type { HttpMethod } from "../contract.ts";
import type { EgressRule } from "../manifest.ts";

/** Refuses an address that no rule of the manifest allows; `settings` hold the addresses of sources that customers run. */
export function checkEgress(
  rules: readonly EgressRule[],
  settings: Record<string, unknown>,
  method: HttpMethod,
  url: URL,
): void {
  const plain = url.protocol === "http:" && isLoopback(url.hostname);
  if (url.protocol !== "https:" && !plain)
    throw new ConnectorError("contract", `${url.origin} is not asked: only https is.`);
  if (url.username || url.password)
    throw new ConnectorError("contract", "An address carries no credentials: the host adds them.");
  if (!rules.some((rule) => allows(rule, settings, method, url))) {
    throw new ConnectorError(
      "contract",
      `${method} ${url.origin}${url.pathname} is not among the places the manifest names.`,
    );
  }
}

function allows(rule: EgressRule, settings: Record<string, unknown>, method: HttpMethod, url: URL): boolean {
  if (!rule.methods.includes(method)) return false;
  if (rule.paths && !rule.paths.some((path) => beginsWith(url.pathname, path))) return false;
  if (rule.host !== undefined) return url.host === rule.host;
  const address = settings[rule.fromSetting ?? ""];
  return typeof address === "string" && URL.canParse(address) && new URL(address).host === url.host;
}

/** Whole steps of a path: `/people` allows `/people/7`, not `/people-of-others`. */
function beginsWith(path: string, start: string): boolean {
  return path === start || path.startsWith(start.endsWith("/") ? start : `${start}/`);
}

export function isLoopback(host: string): boolean {
  return host === "127.0.0.1" || host === "[::1]" || host === "localhost";
}
