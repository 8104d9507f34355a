import { afterAll, beforeAll, expect, test } from "vitest";
import { makeHookKey } from "#app/modules/integrations/use-cases/make-hook-key.ts";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { serveApi } from "#tests/support/served-api.ts";
import type { World } from "#tests/support/world.ts";

let world: World;
let api: Awaited<ReturnType<typeof serveApi>>;
let users: string;
let token: string;

beforeAll(async () => {
  const opened = await IntegrationWorld.create();
  world = opened.world;
  api = await serveApi(world);
  const id = await opened.acme.connect("scim", {});
  ({ key: token } = await opened.acme.as((context) => makeHookKey(context, { installationId: id }, world.application)));
  users = `${api.root}/scim/v2/${opened.acme.company.tenant.slug}/${id}/Users`;
});
afterAll(async () => {
  await api.close();
  await world.close();
});

const send = (method: string, url: string, body: string) =>
  fetch(url, { method, body, headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" } });
const patch = (url: string, ...Operations: object[]) => send("PATCH", url, JSON.stringify({ Operations }));

async function newUser(): Promise<string> {
  const answer = await send("POST", users, JSON.stringify({ userName: `${crypto.randomUUID()}@acme.test` }));
  expect(answer.status).toBe(201);
  return `${users}/${((await answer.json()) as { id: string }).id}`;
}

test("a token of one company cannot change what all objects of the server share", async () => {
  const user = await newUser();
  const before = Reflect.ownKeys(Object.prototype).length;
  for (const path of [
    "__proto__.redirectTo",
    "constructor.prototype.redirectTo",
    "name.__proto__",
    'emails[type eq "x"].__proto__',
  ])
    expect([path, (await patch(user, { op: "add", path, value: "x" })).status]).toEqual([path, 400]);
  for (const body of [
    '{"userName":"a","__proto__":{"redirectTo":"x"}}',
    '{"userName":"a","name":{"constructor":{"prototype":{"redirectTo":"x"}}}}',
  ])
    expect([body, (await send("PUT", user, body)).status]).toEqual([body, 400]);
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(before);
  expect((await fetch(`${api.root}/metrics`)).status).toBe(200);
  expect((await patch(user, { op: "replace", path: "title", value: "Engineer" })).status).toBe(200);
  expect((await patch(user, { op: "remove", path: "title" })).status).toBe(200);
});

test("a body that is nested without end, or too large, is refused in the words of the standard", async () => {
  const user = await newUser();
  const deep = `{"Operations":[{"op":"add","path":"title","value":${"[".repeat(5_000)}${"]".repeat(5_000)}}]}`;
  for (const [body, status] of [
    [deep, 400],
    ["{", 400],
    ["x".repeat(1_100_000), 413],
  ] as const) {
    const answer = await send("PATCH", user, body);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status: String(status) })]);
  }
});
