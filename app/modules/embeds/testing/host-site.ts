import { randomUUID } from "node:crypto";
import { importPKCS8, SignJWT } from "jose";

export type HostClaims = {
  org?: string;
  sub?: string;
  sub_kind?: string;
  origins?: string[];
  scope?: string[];
  jti?: string;
  audience?: string;
  seconds?: number;
  issuedAt?: number;
};
export type HostKey = { keyId: string; privateKey: string };

/** Signs as the server of a host site does; `claims` say what differs from a token that is right. */
export async function signAsHost(
  { keyId, privateKey }: HostKey,
  claims: HostClaims & { org: string; sub: string; origins: string[] },
  now: Date,
): Promise<string> {
  const issued = claims.issuedAt ?? Math.floor(now.getTime() / 1000);
  return new SignJWT({
    org: claims.org,
    origins: claims.origins,
    scope: claims.scope ?? ["goals:read"],
    sub_kind: claims.sub_kind,
  })
    .setProtectedHeader({ alg: "EdDSA", kid: keyId })
    .setSubject(claims.sub)
    .setAudience(claims.audience ?? "cairn-embed")
    .setJti(claims.jti ?? randomUUID())
    .setIssuedAt(issued)
    .setExpirationTime(issued + (claims.seconds ?? 300))
    .sign(await importPKCS8(privateKey, "EdDSA"));
}

type From = { origin?: string | null };

/** Asks what widgets of a site ask, from that site unless another is named; null is a page of no site. */
export function askAsWidget(root: string, company: string, site: string) {
  const ask = (path: string, { origin = site }: From, { headers, ...init }: RequestInit) =>
    fetch(`${root}/embed/v1/${company}${path}`, {
      ...init,
      headers: { ...(headers as Record<string, string>), ...(origin === null ? {} : { origin }) },
    });
  return {
    exchange: (token: string, from: From = {}) =>
      ask("/session", from, { method: "POST", body: token, headers: { "content-type": "text/plain" } }),
    read: (session: string, path: string, from: From = {}) =>
      ask(path, from, { headers: { authorization: `Bearer ${session}` } }),
    post: (session: string, path: string, body: unknown, from: From = {}) =>
      ask(path, from, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${session}`, "content-type": "application/json" },
      }),
  };
}
