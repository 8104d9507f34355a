import { normalized } from "#app/platform/text/normalized.ts";

/** What a provider said of who is at its door, once its signature, issuer, audience, times and nonce were checked. */
export type Claims = Readonly<Record<string, unknown>>;

export type Judged = { subject: string; email: string } | { fault: ClaimFault };
export type ClaimFault = "sso-no-email" | "sso-email-not-verified" | "sso-foreign-domain";

const shape = /^[^\s@]{1,64}@[^\s@]{1,253}$/;

/**
 * Whom the claims name: only by an e-mail address that the provider says it verified (`true`, and nothing like it; `vouches`
 * where its protocol has no word for that, and all it says is the company's own), and only of a domain that this company has
 * proven to be its own. A provider says nothing of another company's people.
 */
export function judgeClaims(claims: Claims, domains: readonly string[], vouches = false): Judged {
  const { sub, email, email_verified: verified } = claims;
  if (typeof sub !== "string" || sub === "" || typeof email !== "string") return { fault: "sso-no-email" };
  const address = normalized(email).trim();
  if (!shape.test(address)) return { fault: "sso-no-email" };
  if (verified !== true && !vouches) return { fault: "sso-email-not-verified" };
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (!domains.includes(domain)) return { fault: "sso-foreign-domain" };
  return { subject: sub, email: address };
}

const shown = ["sub", "iss", "email", "email_verified", "name", "given_name", "family_name", "hd", "groups"];
/** So many of the names that a provider chose itself. */
const mostShown = 40;

/** What of the claims a test shows, each bounded: the known ones and `further`; `all` where a provider names them as it likes. */
export function shownClaims(claims: Claims, all: boolean, further: readonly string[] = []): Record<string, string> {
  const named = [...shown, ...further, ...(all ? Object.keys(claims) : [])];
  const names = [...new Set(named)].slice(0, mostShown);
  const found = names.flatMap((name) => {
    const value = claims[name];
    if (value === undefined) return [];
    return [[name, (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 300)] as const];
  });
  return Object.fromEntries(found);
}
