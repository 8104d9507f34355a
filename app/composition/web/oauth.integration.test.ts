import * as oauth from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccessToken, createAccessTokenInput } from "#app/modules/identity/use-cases/create-access-token.ts";
import { deactivateMember } from "#app/modules/identity/use-cases/change-membership.ts";
import { listAccessTokens } from "#app/modules/identity/queries/list-access-tokens.ts";
import { revokeAccessToken } from "#app/modules/identity/use-cases/revoke-access-token.ts";
import { knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let door: ReturnType<typeof openDoor>;
let served: Awaited<ReturnType<typeof serveApi>>;
let asha: Browser;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "noor")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  door = openDoor(world);
  await door.letIn(acme, "asha", "noor", "admin");
  served = await serveApi(world);
  asha = await door.signedIn(acme, "asha");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

/** An app of somebody: its id and its secret. */
const app = (browser: Browser, said: object = {}) =>
  browser.visit(async (scope) => {
    const asked = { name: "Payroll", kind: "APP", scope: "WRITE", days: "30", currentPassword: knownPassword, ...said };
    const { token, clientId } = await createAccessToken(await scope.open(), createAccessTokenInput.parse(asked), scope);
    return { id: clientId!, secret: token };
  });

const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${served.root}/oauth/token`, { method: "POST", body: new URLSearchParams(fields), headers });
const read = (token: string, init: RequestInit = {}) =>
  fetch(`${served.root}/api/v1/me`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

test("a client library that nobody here wrote finds the address, gets tokens both ways, and reads as the owner", async () => {
  const { id, secret } = await app(asha);
  // Who asks by another name than the public one is told the public one: the library compares them.
  const found = await fetch(`${served.root}/.well-known/oauth-authorization-server`);
  const { issuer, token_endpoint: told } = (await found.json()) as { issuer: string; token_endpoint: string };
  expect([issuer, told]).toEqual([
    world.application.config.publicUrl,
    `${world.application.config.publicUrl}/oauth/token`,
  ]);
  for (const way of [oauth.ClientSecretBasic(secret), oauth.ClientSecretPost(secret)]) {
    const server = { issuer, token_endpoint: `${served.root}/oauth/token` };
    const client = new oauth.Configuration(server, id, undefined, way);
    oauth.allowInsecureRequests(client);
    const issued = await oauth.clientCredentialsGrant(client, { scope: "read" });
    expect([issued.token_type, issued.expires_in, issued.scope]).toEqual(["bearer", 3600, "read"]);
    const answer = await read(issued.access_token);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain(acme.id("asha"));
  }
});

test("a token that was asked to read alone changes nothing, and an app that reads gets no more", async () => {
  const writes = await app(asha, { name: "Writes" });
  const reads = await app(asha, { name: "Reads", scope: "READ" });
  const token = async ({ id, secret }: { id: string; secret: string }, scope: string) =>
    (await (await ask({ grant_type: "client_credentials", client_id: id, client_secret: secret, scope })).json()) as {
      access_token: string;
      scope: string;
      error: string;
    };
  const change = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  const narrow = await token(writes, "read");
  expect(
    (
      await fetch(`${served.root}/api/v1/goals`, {
        ...change,
        headers: { ...change.headers, authorization: `Bearer ${narrow.access_token}` },
      })
    ).status,
  ).toBe(403);
  const wide = await token(writes, "");
  expect(wide.scope).toBe("read write");
  expect(
    (
      await fetch(`${served.root}/api/v1/goals`, {
        ...change,
        headers: { ...change.headers, authorization: `Bearer ${wide.access_token}` },
      })
    ).status,
  ).not.toBe(403);
  expect((await token(reads, "write")).error).toBe("invalid_scope");
  expect((await token(reads, "")).scope).toBe("read");
});

test("refusals are those of the standard, and none opens anything", async () => {
  const { id, secret } = await app(asha, { name: "Refused" });
  const right = { grant_type: "client_credentials", client_id: id, client_secret: secret };
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
  const cases: [Record<string, string>, Record<string, string>, number, string][] = [
    [{ ...right, client_secret: "cairn_other" }, {}, 401, "invalid_client"],
    [{ ...right, client_id: crypto.randomUUID() }, {}, 401, "invalid_client"],
    [{ ...right, client_id: "' or true --" }, {}, 401, "invalid_client"],
    [{ grant_type: "client_credentials" }, basic(`${id}:wrong`), 401, "invalid_client"],
    [{ grant_type: "client_credentials" }, basic("%ZZ:%ZZ"), 401, "invalid_client"],
    [{ grant_type: "client_credentials" }, { authorization: `Bearer ${secret}` }, 401, "invalid_client"],
    [right, basic(`${id}:${secret}`), 400, "invalid_request"],
    [{ ...right, grant_type: "password" }, {}, 400, "unsupported_grant_type"],
    [{ ...right, scope: "__proto__" }, {}, 400, "invalid_scope"],
    [{}, {}, 400, "invalid_request"],
  ];
  for (const [fields, headers, status, error] of cases) {
    const answer = await ask(fields, headers);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([status, error]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("www-authenticate") !== null).toBe(status === 401 && "authorization" in headers);
  }
  expect((await fetch(`${served.root}/oauth/token`)).status).toBe(405);
  // The secret itself is no token.
  expect((await read(secret)).status).toBe(401);
});

test("what it was issued ends with the app, with its owner's membership, and within the hour", async () => {
  const noor = await door.signedIn(acme, "noor");
  const token = async ({ id, secret }: { id: string; secret: string }) => {
    const answer = await ask({ grant_type: "client_credentials", client_id: id, client_secret: secret });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const first = await app(noor, { name: "First" });
  const issued = await token(first);
  expect((await read(issued)).status).toBe(200);
  await noor.visit(async (scope) => revokeAccessToken(await scope.open(), { accessTokenId: first.id }, scope));
  expect((await read(issued)).status).toBe(401);

  const second = await app(noor, { name: "Second" });
  const late = await token(second);
  const before = world.clock.now().toISOString();
  world.clock.set(new Date(world.clock.now().getTime() + 3_601_000).toISOString());
  expect((await read(late)).status).toBe(401);
  const fresh = await token(second);
  expect((await read(fresh)).status).toBe(200);
  const admin = await door.signedIn(acme, "admin");
  await admin.visit(async (scope) => deactivateMember(await scope.open(), { employeeId: acme.id("noor") }, scope));
  expect((await read(fresh)).status).toBe(401);
  expect(
    (await ask({ grant_type: "client_credentials", client_id: second.id, client_secret: second.secret })).status,
  ).toBe(401);
  world.clock.set(before);
});

test("tokens that were issued stand in no list, and only the newest hundred of an app live", async () => {
  const { id, secret } = await app(asha, { name: "Busy" });
  for (let time = 0; time < 103; time += 1)
    expect((await ask({ grant_type: "client_credentials", client_id: id, client_secret: secret })).status).toBe(200);
  const { rows } = await world.application.database.control.query<{ count: number }>(
    sql`select count(*)::int as count from control.access_token where app_id = ${id}`,
  );
  expect(rows[0]!.count).toBe(100);
  const listed = await asha.visit(async (scope) => listAccessTokens(await scope.open(), scope));
  expect(listed.filter(({ name }) => name === "Busy")).toMatchObject([{ id, kind: "APP" }]);
});
