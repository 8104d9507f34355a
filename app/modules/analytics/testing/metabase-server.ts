import { jwtVerify } from "jose";
import { sendJson, serveLoopback, type Loopback } from "./loopback.ts";

export type MetabaseClaims = {
  resource: { dashboard: number };
  params: Record<string, string>;
  exp: number;
  iat: number;
};
export type MetabaseServer = Loopback & { now: () => Date; shown: MetabaseClaims[] };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A service that shows a dashboard to whoever brings an address signed with its key, and the rows its filters leave. */
export async function serveMetabase(secret: string, dashboards: readonly number[]): Promise<MetabaseServer> {
  const shown: MetabaseClaims[] = [];
  const verify = async (token: string) =>
    (
      await jwtVerify<MetabaseClaims>(token, new TextEncoder().encode(secret), {
        algorithms: ["HS256"],
        currentDate: service.now(),
      })
    ).payload;
  const server = await serveLoopback(async ({ url = "" }, response) => {
    const path = url.split(/[?#]/)[0]!;
    if (path === "/api/health") return sendJson(response, 200, { status: "ok" });
    const token = /^\/(?:api\/)?embed\/dashboard\/([\w.-]+)$/.exec(path)?.[1];
    if (!token) return sendJson(response, 404, {});
    const claims = await verify(token).catch(() => null);
    if (!claims)
      return path.startsWith("/api/")
        ? sendJson(response, 400, "Message seems corrupt or manipulated")
        : void response.writeHead(400, { "content-type": "text/html" }).end("<p>Not let in</p>");
    if (!dashboards.includes(claims.resource.dashboard)) return sendJson(response, 404, "Not found.");
    if (path.startsWith("/api/")) return sendJson(response, 200, { id: claims.resource.dashboard });
    shown.push(claims);
    const rows = Object.entries(claims.params)
      .map(([name, value]) => `<li>${escaped(name)}: ${escaped(value)}</li>`)
      .join("");
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(`<h1>Dashboard ${claims.resource.dashboard}</h1><ul>${rows}</ul>`);
  });
  const service: MetabaseServer = { ...server, now: () => new Date(), shown };
  return service;
}
