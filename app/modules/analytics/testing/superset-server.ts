import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { bodyOf, sendJson, serveLoopback, type Loopback } from "./loopback.ts";

export type GuestAsked = {
  user: { username: string };
  resources: { type: string; id: string }[];
  rls: { clause: string }[];
};
/** How the service misbehaves. */
export type Mischief = "NONE" | "SLOW" | "FAULT" | "NO_JSON" | "NO_TOKEN" | "ELSEWHERE" | "LONG_LIVED";
export type SupersetServer = Loopback & {
  now: () => Date;
  mischief: Mischief;
  guests: GuestAsked[];
  signIns: unknown[];
};

const key = new TextEncoder().encode("the key of the service, which only it knows");

/** A service that gives guest tokens to who signs in and brings its other token, and a page that shows only to a token it gave. */
export async function serveSuperset(account: string, password: string): Promise<SupersetServer> {
  const sessions = new Map<string, string>();
  const server = await serveLoopback(async (request, response) => {
    const path = (request.url ?? "").split("?")[0]!;
    if (path.startsWith("/embedded/"))
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    if (path === "/verify") {
      const { payload } = await jwtVerify<GuestAsked>(String(request.headers.authorization).slice(7), key, {
        currentDate: service.now(),
      });
      return sendJson(response, 200, { clauses: payload.rls.map(({ clause }) => clause) });
    }
    if (service.mischief === "SLOW") return undefined;
    if (service.mischief === "FAULT") return sendJson(response, 500, {});
    if (service.mischief === "NO_JSON") return void response.end("<html>Sign in</html>");
    if (service.mischief === "ELSEWHERE")
      return void response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    if (path === "/api/v1/security/login") {
      const asked = (await bodyOf(request)) as { username: string; password: string };
      service.signIns.push({ username: asked.username });
      if (asked.username !== account || asked.password !== password)
        return sendJson(response, 401, { message: "Not authorized" });
      const token = randomUUID();
      sessions.set(`Bearer ${token}`, randomUUID());
      return sendJson(response, 200, { access_token: token });
    }
    const csrf = sessions.get(request.headers.authorization ?? "");
    if (!csrf) return sendJson(response, 401, {});
    if (path === "/api/v1/security/csrf_token/") {
      response.setHeader("set-cookie", `session=${csrf}; HttpOnly; Path=/`);
      return sendJson(response, 200, { result: csrf });
    }
    if (request.headers["x-csrftoken"] !== csrf || request.headers.cookie !== `session=${csrf}`)
      return sendJson(response, 400, { message: "The CSRF token is missing." });
    const asked = (await bodyOf(request)) as GuestAsked;
    service.guests.push(asked);
    if (service.mischief === "NO_TOKEN") return sendJson(response, 200, { tokens: [] });
    const issued = Math.floor(service.now().getTime() / 1000);
    const token = await new SignJWT({ ...asked })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt(issued)
      .setExpirationTime(issued + (service.mischief === "LONG_LIVED" ? 86_400 : 300))
      .sign(key);
    return sendJson(response, 200, { token });
  });
  const service: SupersetServer = { ...server, now: () => new Date(), mischief: "NONE", guests: [], signIns: [] };
  return service;
}

const page = `<h1>Waiting</h1><ul></ul><script>
addEventListener("message", (event) => {
  if (event.data?.type !== "__embedded_comms__" || !event.ports[0]) return;
  event.ports[0].onmessage = async ({ data }) => {
    if (data.method !== "guestToken") return;
    const answer = await fetch("/verify", { headers: { authorization: "Bearer " + data.args.guestToken } });
    const { clauses } = await answer.json();
    document.querySelector("h1").textContent = "Dashboard of a guest";
    document.querySelector("ul").replaceChildren(...clauses.map((clause) => Object.assign(document.createElement("li"), { textContent: clause })));
  };
});
</script>`;
