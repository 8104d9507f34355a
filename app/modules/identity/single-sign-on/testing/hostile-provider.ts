import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";

/** What stands in an ID token; left out, as an honest provider says it. Times in seconds from now. */
export type Forged = {
  iss?: string;
  aud?: string | string[];
  nonce?: string;
  issued?: number;
  ends?: number;
  /** Signed by nobody, or by a key that the provider does not publish. */
  signed?: "NOBODY" | "STRANGER";
  /** No token at all. */
  missing?: true;
  /** What the provider calls itself where it describes itself. */
  describedAs?: string;
};

/** By the provider's own key, by nobody, by a key it does not publish, or by the secret it shares with its client. */
export type Signed = "OWN" | "NOBODY" | "STRANGER" | "SECRET";

/** A provider on this machine that answers whatever a test wants of it. */
export async function openHostileProvider(claims: Readonly<Record<string, unknown>>) {
  let forged: Forged = {};
  let nonce = "";
  const [own, stranger] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" };
  const idToken = (issuer: string) => {
    const now = Math.floor(Date.now() / 1_000);
    const said = {
      ...{ iss: forged.iss ?? issuer, aud: forged.aud ?? "cairn", nonce: forged.nonce ?? nonce },
      ...{ iat: now + (forged.issued ?? 0), exp: now + (forged.ends ?? 300) },
      ...claims,
    };
    if (forged.signed === "NOBODY") return new UnsecuredJWT(said).encode();
    const key = forged.signed === "STRANGER" ? stranger.privateKey : own.privateKey;
    return new SignJWT(said).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(key);
  };
  /** What is posted when a session ended there; what is undefined is left out. */
  const logoutToken = (said: Readonly<Record<string, unknown>>, signed: Signed = "OWN") => {
    const now = Math.floor(Date.now() / 1_000);
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    const whole = { iss: issuer, aud: "cairn", iat: now, exp: now + 120, jti: randomUUID(), events, ...said };
    if (signed === "NOBODY") return new UnsecuredJWT(whole).encode();
    if (signed === "SECRET")
      return new SignJWT(whole).setProtectedHeader({ alg: "HS256" }).sign(Buffer.from("a secret of the client"));
    const key = signed === "STRANGER" ? stranger.privateKey : own.privateKey;
    return new SignJWT(whole).setProtectedHeader({ alg: "RS256", kid: "own", typ: "logout+jwt" }).sign(key);
  };
  const answers: Readonly<Record<string, (issuer: string) => unknown>> = {
    "/.well-known/openid-configuration": (issuer) => ({
      issuer: forged.describedAs ?? issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
    "/jwks": () => ({ keys: [jwk] }),
    "/token": async (issuer) => ({
      ...{ access_token: "x", token_type: "Bearer", expires_in: 60 },
      ...(forged.missing ? {} : { id_token: await idToken(issuer) }),
    }),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const answer = answers[request.url ?? ""];
      response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify((await answer?.(issuer)) ?? {}));
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** What it answers to whoever set out with this address: the parameters of the way back. */
    answer: (address: string, next: Forged): URLSearchParams => {
      forged = next;
      const asked = new URL(address).searchParams;
      nonce = asked.get("nonce") ?? "";
      return new URLSearchParams({ code: "a code", state: asked.get("state") ?? "" });
    },
    logoutToken,
    describe: (next: Forged) => void (forged = next),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
