import { afterAll, beforeAll, expect, test } from "vitest";
import { allTokenScopes } from "#app/modules/identity/index.ts";
import { createAccessToken, createAccessTokenInput } from "#app/modules/identity/use-cases/create-access-token.ts";
import { renewAppSecret } from "#app/modules/identity/use-cases/renew-app-secret.ts";
import { knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";
import { scopesOfEndpoints } from "./scopes-of-endpoints.ts";

const scopes = scopesOfEndpoints();
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
const somewhere = (path: string) => path.replace(/:\w+/g, "0193a1b2-0000-7000-8000-000000000000");
let world: World;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Browser;
let asha: Browser;

beforeAll(async () => {
  world = await createWorld();
  const acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "admin");
  served = await serveApi(world);
  admin = await door.signedIn(acme, "admin");
  asha = await door.signedIn(acme, "asha");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

type App = { id: string; secret: string };
const make = (browser: Browser, said: object) =>
  browser.visit(async (scope) => {
    const asked = {
      name: "Payroll",
      kind: "APP",
      scope: "WRITE",
      days: "365",
      currentPassword: knownPassword,
      ...said,
    };
    return createAccessToken(await scope.open(), createAccessTokenInput.parse(asked), scope);
  });
const app = async (said: object = {}, browser = admin): Promise<App> => {
  const { token, clientId } = await make(browser, said);
  return { id: clientId!, secret: token };
};
const post = (path: string, { id, secret }: App, fields: Record<string, string>) =>
  fetch(`${served.root}/oauth/${path}`, {
    method: "POST",
    body: new URLSearchParams({ client_id: id, client_secret: secret, ...fields }),
  });
type Issued = { access_token: string; scope: string; error: string };
const issue = async (of: App, scope = "") =>
  (await (await post("token", of, { grant_type: "client_credentials", ...(scope && { scope }) })).json()) as Issued;
const call = (token: string, path: string, method = "GET", body?: string) =>
  fetch(`${served.root}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body }),
  });
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

test("every room is opened by a module's scopes", () => {
  const known = new Set(allTokenScopes);
  const strangers = [...scopes.values()].filter((scope) => scope !== null && !known.has(scope));
  expect(strangers).toEqual([]);
});

test("a token for one module opens none of the others, by any address and verb", async () => {
  const { token } = await make(admin, { kind: "TOKEN", modules: ["goals"] });
  for (const endpoint of endpoints) {
    const { method, path } = endpoint;
    const scope = scopes.get(endpoint)!;
    if (scope === null || scope.startsWith("goals:")) continue;
    const answer = await call(token, somewhere(path), method, method === "GET" ? undefined : "{}");
    expect([method, path, answer.status, await codeOf(answer)]).toEqual([method, path, 403, "platform.token-scope"]);
  }
  expect((await call(token, "/employees", "HEAD")).status).toBe(403);
  expect((await call(token, "/goals")).status).toBe(200);
  const me = (await (await call(token, "/me")).json()) as { access: object };
  expect(me.access).toMatchObject({ scope: "WRITE", scopes: ["goals:write"] });
}, 120_000);

test("a token that reads a module changes nothing there, and one for all works as ever", async () => {
  const { token: reads } = await make(admin, { kind: "TOKEN", scope: "READ", modules: "people" });
  const asked = await call(reads, "/people-tags", "POST", '{"name":"First aid"}');
  expect([asked.status, await codeOf(asked)]).toEqual([403, "platform.token-reads-only"]);
  expect((await call(reads, "/people-tags")).status).toBe(200);
  const { token: all } = await make(admin, { kind: "TOKEN" });
  expect((await call(all, "/people-tags", "POST", '{"name":"First aid"}')).status).toBe(201);
});

test("an app asks for less than it has, and gets no more", async () => {
  const narrow = await app({ modules: ["goals", "people"] });
  expect((await issue(narrow)).scope).toBe("goals:write people:write");
  expect((await issue(narrow, "goals:read")).scope).toBe("goals:read");
  for (const beyond of ["reviews:read", "read", "write", "goals:read compensation:read", "salaries:read", "goals"])
    expect([beyond, (await issue(narrow, beyond)).error]).toEqual([beyond, "invalid_scope"]);
  const mixed = await issue(await app(), "goals:read people:write");
  expect(mixed.scope).toBe("goals:read people:write");
  const goal = await call(mixed.access_token, "/goals", "POST", "{}");
  expect([goal.status, await codeOf(goal)]).toEqual([403, "platform.token-scope"]);
  expect((await call(mixed.access_token, "/people-tags", "POST", '{"name":"Fire warden"}')).status).toBe(201);
});

test("an app gives back its own token, and nobody else's", async () => {
  const [own, other] = [await app(), await app({ name: "Other" }, asha)];
  const { access_token: token } = await issue(own);
  expect((await post("revoke", other, { token })).status).toBe(200);
  expect((await post("revoke", { ...own, secret: "cairn_wrong" }, { token })).status).toBe(401);
  // An app's secret is no token it was issued.
  expect((await post("revoke", own, { token: own.secret })).status).toBe(200);
  expect((await call(token, "/me")).status).toBe(200);
  expect((await post("revoke", own, { token })).status).toBe(200);
  expect((await call(token, "/me")).status).toBe(401);
  expect((await post("revoke", own, { token })).status).toBe(200);
  expect((await post("revoke", own, {})).status).toBe(400);
  expect((await issue(own)).access_token).toBeTruthy();
});

test("a new secret comes under the same id, and the former one holds for a day", async () => {
  const first = await app();
  const renew = (browser: Browser) =>
    browser.visit(async (scope) =>
      renewAppSecret(await scope.open(), { accessTokenId: first.id, currentPassword: knownPassword }, scope),
    );
  await expect(renew(asha)).rejects.toMatchObject({ status: 404 });
  const { access_token: running } = await issue(first);
  const second = { ...first, secret: (await renew(admin)).token };
  expect([(await issue(first)).error, (await issue(second)).error]).toEqual([undefined, undefined]);
  expect((await call(running, "/me")).status).toBe(200);
  const third = { ...first, secret: (await renew(admin)).token };
  expect([(await issue(first)).error, (await issue(second)).error]).toEqual(["invalid_client", undefined]);
  world.clock.set(new Date(world.clock.now().getTime() + 25 * 3_600_000).toISOString());
  expect([(await issue(second)).error, (await issue(third)).error]).toEqual(["invalid_client", undefined]);
});
