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

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(path, { headers: { authorization: `Bearer ${token}`, ...headers } });
const root = () => users.slice(0, -"/Users".length);

test("what is taken is described by schemas, and each says where it lies", async () => {
  const list = (await (await read(`${root()}/Schemas`)).json()) as { Resources: { id: string; name: string }[] };
  expect(list.Resources.map(({ name }) => name)).toEqual(["User", "EnterpriseUser", "Group"]);
  for (const { id } of list.Resources) expect((await read(`${root()}/Schemas/${id}`)).status).toBe(200);
  expect((await read(`${root()}/Schemas/urn:none`)).status).toBe(404);
});

test("whoever read an older version writes over nothing, and what did not change is not sent again", async () => {
  const made = await send("POST", users, JSON.stringify({ userName: "etag@acme.test", title: "Engineer" }));
  const { id, meta } = (await made.json()) as { id: string; meta: { version: string; location: string } };
  const user = `${users}/${id}`;
  const tag = made.headers.get("etag")!;
  expect([meta.version, meta.location]).toEqual([tag, made.headers.get("location")]);
  expect((await read(user)).headers.get("etag")).toBe(tag);
  expect((await read(user, { "if-none-match": tag })).status).toBe(304);
  const change = (title: string, ifMatch: string) =>
    fetch(user, {
      method: "PATCH",
      body: JSON.stringify({ Operations: [{ op: "replace", path: "title", value: title }] }),
      headers: {
        ...{ authorization: `Bearer ${token}`, "content-type": "application/scim+json", "if-match": ifMatch },
      },
    });
  const changed = await change("Lead", tag);
  expect([changed.status, changed.headers.get("etag") === tag]).toEqual([200, false]);
  expect((await change("Other", tag)).status).toBe(412);
  expect((await change("Any", "*")).status).toBe(200);
  const remove = (ifMatch: string) =>
    fetch(user, { method: "DELETE", headers: { authorization: `Bearer ${token}`, "if-match": ifMatch } });
  expect((await remove(tag)).status).toBe(412);
  expect((await remove((await read(user)).headers.get("etag")!)).status).toBe(204);
});

test("users are found by the filters providers send, and no other is taken", async () => {
  const sent = {
    ...{ userName: "Find.Me@acme.test", externalId: "E-77", displayName: "Find Me", active: true },
    name: { givenName: "Find", familyName: "Me" },
    emails: [{ value: "find.me@acme.test", type: "work", primary: true }],
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "Tech", employeeNumber: "77" },
  };
  const { id } = (await (await send("POST", users, JSON.stringify(sent))).json()) as { id: string };
  const found = async (filter: string) => {
    const answer = await read(`${users}?${new URLSearchParams({ filter })}`);
    if (answer.status !== 200) return ((await answer.json()) as { scimType: string }).scimType;
    return ((await answer.json()) as { Resources: { id: string }[] }).Resources.some((one) => one.id === id);
  };
  for (const filter of [
    'userName eq "find.me@acme.test"',
    'externalId eq "E-77"',
    `id eq "${id}"`,
    'emails.value eq "FIND.ME@acme.test"',
    'emails[type eq "work"].value sw "find"',
    'displayName co "ind m" and active eq true',
    'name.familyName eq "me" and title ne "Nothing"',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "Tech"',
    'meta.lastModified ge "2020-01-01T00:00:00Z"',
    "externalId pr",
    'userName eq "nobody" or userName eq "find.me@acme.test"',
    '(userName sw "find" or title pr) and not (active eq false)',
    'userName eq "nobody" or userName eq "find.me@acme.test" and active eq true',
    "not (title pr)",
  ])
    expect([filter, await found(filter)]).toEqual([filter, true]);
  for (const filter of [
    'userName eq "%"',
    'userName co "_"',
    "active eq false",
    'emails[type eq "home"].value eq "find.me@acme.test"',
    'meta.created gt "2099-01-01T00:00:00Z"',
    '(userName eq "nobody" or userName eq "find.me@acme.test") and active eq false',
    'not (userName sw "find" or title pr)',
  ])
    expect([filter, await found(filter)]).toEqual([filter, false]);
  for (const filter of [
    '(userName eq "a"',
    'userName eq "a")',
    "not userName pr",
    'userName eq "a" or',
    `${"(".repeat(11)}userName pr${")".repeat(11)}`,
    'password eq "x"',
    '__proto__ eq "x"',
    'userName eq "a" and',
    'meta.created gt "soon"',
    'active eq "perhaps"',
    "userName eq true",
    `${'userName eq "a" and '.repeat(10)}userName eq "a"`,
  ])
    expect([filter, await found(filter)]).toEqual([filter, "invalidFilter"]);
});

test("only the attributes asked for are answered, and always which user it is", async () => {
  const user = await newUser();
  const keys = async (query: string) => Object.keys((await (await read(`${user}?${query}`)).json()) as object).sort();
  expect(await keys("attributes=userName,name.givenName")).toEqual(["id", "schemas", "userName"]);
  expect(await keys("excludedAttributes=userName,meta,id")).toEqual(["active", "id", "schemas"]);
});

const searched = async (path: string, body: object) => {
  const answer = await send("POST", `${root()}${path}`, JSON.stringify(body));
  const said = (await answer.json()) as { totalResults: number; scimType?: string; Resources: object[] };
  return { ...said, status: answer.status };
};

test("a search by a body is a list: of one kind, or of all of them page by page", async () => {
  const user = await newUser();
  const { userName } = (await (await read(user)).json()) as { userName: string };
  const group = JSON.stringify({ displayName: `Crew ${userName}` });
  expect((await send("POST", `${root()}/Groups`, group)).status).toBe(201);
  const schemas = ["urn:ietf:params:scim:api:messages:2.0:SearchRequest"];
  const filter = `userName eq "${userName}"`;
  const named = await searched("/Users/.search", { schemas, filter, attributes: ["userName"] });
  expect(named).toMatchObject({ status: 200, totalResults: 1, Resources: [{ userName }] });
  expect(Object.keys(named.Resources[0]!).sort()).toEqual(["id", "schemas", "userName"]);
  // Groups have no user name: there the filter holds for nothing.
  expect(await searched("/.search", { schemas, filter })).toMatchObject({ totalResults: 1, Resources: [{ userName }] });
  expect(await searched("/.search", { schemas, filter: 'password eq "x"' })).toMatchObject({
    ...{ status: 400, scimType: "invalidFilter" },
  });
  const { totalResults: all } = await searched("/.search", { schemas });
  const pages = [];
  for (let startIndex = 1; startIndex <= all; startIndex += 2)
    pages.push(...(await searched("/.search", { schemas, startIndex, count: 2 })).Resources);
  expect(new Set(pages.map((one) => (one as { id: string }).id)).size).toBe(all);
  expect((await searched("/.search", { attributes: "userName" })).status).toBe(400);
});

test("a page that shows nobody says all the same how many there are", async () => {
  await newUser();
  const total = async (query: string) =>
    ((await (await read(`${users}?${query}`)).json()) as { totalResults: number }).totalResults;
  const all = await total("");
  expect(all).toBeGreaterThan(0);
  expect([await total("count=0"), await total(`startIndex=${all + 1}`)]).toEqual([all, all]);
});

test("Entra clears an e-mail address and names a manager by the value alone", async () => {
  const user = await newUser();
  const path = 'emails[type eq "work"].value';
  expect((await patch(user, { op: "Add", path, value: "work@acme.test" })).status).toBe(200);
  expect((await patch(user, { op: "Remove", path })).status).toBe(200);
  const manager = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager";
  expect((await patch(user, { op: "Add", path: manager, value: "4711" })).status).toBe(200);
  const found = async (value: string) => {
    const filter = `id eq "${user.slice(-36)}" and manager eq "${value}"`;
    return ((await (await read(`${users}?${new URLSearchParams({ filter })}`)).json()) as { totalResults: number })
      .totalResults;
  };
  expect([await found("4711"), await found("4712")]).toEqual([1, 0]);
});

test("a token stands for no user", async () => {
  expect((await read(`${root()}/Me`)).status).toBe(501);
});
