import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
const longest = 500;
/** Nothing that would mean something else in a policy's list of sources. */
const path = /^[\w\-./~]*$/;
const onThisMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

export type BaseAddress = { readonly url: string; readonly loopback: boolean };

/**
 * Where an analytics service is, without a slash at its end; null where a text is no such address. Only https; http for a
 * service on this very machine.
 */
export function readBaseAddress(text: string): BaseAddress | null {
  const typed = text.trim();
  if (typed.length > longest || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const loopback = onThisMachine.has(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && loopback)) return null;
  if (url.username || url.password || url.search || url.hash || !path.test(url.pathname) || url.hostname.includes("*"))
    return null;
  return { url: `${url.origin}${withoutTrailing(url.pathname, "/")}`, loopback };
}

/** How a policy of content names it: everything below it, and nothing beside it. */
export const frameSource = (baseUrl: string): string => `${baseUrl}/`;
