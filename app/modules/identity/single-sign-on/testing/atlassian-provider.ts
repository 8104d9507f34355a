import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What `/me` says of whoever signs in. */
export type AtlassianAccount = Readonly<Record<string, unknown>>;

/** A server on this machine that speaks as Atlassian's handbook says: one code for one token, one token for who is there. */
export async function openAtlassian(client: { id: string; secret: string; redirectTo: string }) {
  let account: AtlassianAccount = {};
  const asked = new Map<string, string>();
  const tokens = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await answerTo(request);
      response.writeHead(answer ? 200 : 401, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? { error: "invalid_grant" }));
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  async function answerTo(request: IncomingMessage): Promise<object | null> {
    if (request.url === "/oauth/token") return exchanged(new URLSearchParams(await text(request)));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    return request.url === "/me" && tokens.has(token) ? account : null;
  }

  function exchanged(sent: URLSearchParams): object | null {
    const code = sent.get("code") ?? "";
    const challenge = asked.get(code);
    asked.delete(code);
    const proof = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient = sent.get("client_id") === client.id && sent.get("client_secret") === client.secret;
    if (!isClient || challenge !== proof || sent.get("redirect_uri") !== client.redirectTo) return null;
    const token = `token-of-${code}`;
    tokens.add(token);
    return { access_token: token, token_type: "Bearer", expires_in: 3600, scope: "read:me" };
  }

  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Somebody agrees on the page they were sent to: what comes back with them. */
    agree: (address: string, who: AtlassianAccount): { asked: URL; came: URLSearchParams } => {
      account = who;
      const url = new URL(address);
      const code = `code-${asked.size + tokens.size + 1}`;
      asked.set(code, url.searchParams.get("code_challenge") ?? "");
      return { asked: url, came: new URLSearchParams({ code, state: url.searchParams.get("state") ?? "" }) };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
