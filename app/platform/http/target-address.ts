import { isIP } from "node:net";
import { mayAsk } from "./ask-outside.ts";

/** What of this installation an address may lead to besides the open net. */
export type NearBy = { loopback: boolean; privateHosts: readonly string[] };

const onThisMachine = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * The address of a service that a company names, written in one way, or why it may not: only https, no user or password in it, and nothing
 * within our own network. Where its name leads is looked at again with every request.
 */
export function readTargetAddress(
  text: string,
  { loopback, privateHosts }: NearBy,
): { url: string } | { fault: "malformed-address" | "not-https" | "private-address" } {
  const url = URL.parse(text.trim());
  if (!url || !["https:", "http:"].includes(url.protocol) || url.username || url.password || url.hash)
    return { fault: "malformed-address" };
  const host = url.hostname.toLowerCase();
  const near = privateHosts.includes(host) || (loopback && onThisMachine.has(host));
  if (url.protocol === "http:" && !near) return { fault: "not-https" };
  const bare = host.replace(/^\[|\]$/g, "");
  if (!near && (host === "localhost" || host.endsWith(".localhost"))) return { fault: "private-address" };
  if (!near && isIP(bare) && !mayAsk(bare, loopback)) return { fault: "private-address" };
  return { url: url.href };
}
