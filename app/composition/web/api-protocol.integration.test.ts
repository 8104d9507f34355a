import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedGoals } from "#app/modules/goals/seed/seed-goals.ts";
import { createAccessToken } from "#app/modules/identity/use-cases/create-access-token.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { seedPeople } from "#app/modules/people/index.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";
import { requestBudget } from "./request-budget.server.ts";
import { sql } from "#tenancy/sql.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Ask;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN")
    .build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "admin");
  served = await serveApi(world);
  admin = await served.as(door, acme, "admin");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

describe("an address", () => {
  test("names its methods to whoever asks by another, and answers HEAD where it answers GET", async () => {
    const other = await admin("/goals", { method: "PUT", body: {} });
    expect([other.status, other.headers.get("allow"), await other.json()]).toMatchObject([
      405,
      "GET, POST, HEAD, OPTIONS",
      { code: "platform.method" },
    ]);
    expect((await admin("/goals/check-ins")).headers.get("allow")).toBe("POST, OPTIONS");
    const options = await admin("/goals", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
    const head = await admin("/goals", { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([
      200,
      "",
      "application/json; charset=utf-8",
    ]);
    expect((await admin("/goal")).status).toBe(404);
  });

  test("with a word in its path is found before one that takes any word", async () => {
    for (const { method, path } of endpoints.filter(({ path: each }) => !each.includes(":"))) {
      const answer = await admin(path, {
        method: method === "GET" ? "POST" : "GET",
        ...(method === "GET" ? { body: {} } : {}),
      });
      const taken = endpoints.some((one) => one.path === path && one.method === (method === "GET" ? "POST" : "GET"));
      if (!taken) expect([path, answer.status]).toEqual([path, 405]);
    }
  });

  test.each<[string, string, string, number, string]>([
    ["a form", "application/x-www-form-urlencoded", "title=x", 415, "platform.media-type"],
    ["a text", "text/plain", "{}", 415, "platform.media-type"],
    ["JSON in an unknown charset", "application/json; charset=ebcdic", "{}", 415, "platform.media-type"],
    ["half a JSON", "application/json", '{"title": "x"', 400, "platform.malformed"],
    ["JSON with a comma too many", "application/json", '{"title": "x",\n }', 400, "platform.malformed"],
    ["a list", "application/json", "[1]", 422, "platform.invalid-input"],
  ])("refuses %s as a body and says why", async (_, type, body, status, code) => {
    const answer = await admin("/goals", {
      method: "POST",
      body: Buffer.from(body),
      headers: { "sec-fetch-site": "same-origin", "content-type": type },
    });
    const said = (await answer.json()) as { code: string; title: string };
    expect([answer.status, said.code]).toEqual([status, code]);
    if (code === "platform.malformed") expect(said.title).toMatch(/line \d|position \d|end of JSON/);
  });
});

describe("a change", () => {
  test("brings the version that was read, and a stale one is told the newest", async () => {
    const asJson = async (answer: Promise<Response>) => (await answer).json() as Promise<Record<string, never>>;
    const { id, version } = await asJson(
      admin("/goals", { method: "POST", body: { title: "Locked", timeFrame: "2026-Q4", level: "COMPANY" } }),
    );
    const edit = (body: object, headers = {}) =>
      admin(`/goals/${String(id)}`, {
        method: "PATCH",
        body,
        headers: { "sec-fetch-site": "same-origin", ...headers },
      });
    const without = await edit({ title: "Unlocked" });
    expect([without.status, await without.json()]).toMatchObject([
      428,
      { code: "platform.version-required", fields: { version: { code: "platform.field-missing" } } },
    ]);
    expect((await edit({ title: "First", version })).status).toBe(200);
    const stale = await edit({ title: "Second", version });
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: "platform.changed-meanwhile", params: { version: Number(version) + 1, who: "you" } },
    ]);
    expect((await edit({ title: "Third" }, { "if-match": `"${Number(version) + 1}"` })).status).toBe(200);
    const person = await asJson(admin(`/employees/${acme.id("asha")}`));
    const rename = (more: object) =>
      admin(`/employees/${acme.id("asha")}`, {
        method: "PUT",
        body: { firstName: "Asha", workEmail: "asha@acme.test", ...more },
      });
    expect((await rename({})).status).toBe(428);
    expect((await rename({ version: person.version })).status).toBe(200);
    expect((await rename({ version: Number(person.version) + 7 })).status).toBe(409);
    const access = await admin(`/access/admins/${acme.id("asha")}`, { method: "PUT", body: { kinds: [] } });
    expect([access.status, await access.json()]).toMatchObject([428, { fields: { seen: {} } }]);
  });
});

describe("every answer", () => {
  test("carries an id, which problems name and the audit log knows", async () => {
    const made = await admin("/people-tags", { method: "POST", body: { name: "Traced" } });
    const requestId = made.headers.get("x-request-id");
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const [entry] = await acme.asProduct((context) =>
      context.rows<{ action: string }>(sql`select action from {audit_entry} where request_id = ${requestId}`),
    );
    expect(entry).toBeDefined();
    for (const answer of [
      await admin("/nowhere"),
      await admin("/goals?x=1"),
      await fetch(`${served.root}/api/v1/goals`),
    ]) {
      expect(((await answer.json()) as { requestId: string }).requestId).toBe(answer.headers.get("x-request-id"));
    }
  });

  test("says how many requests are left", async () => {
    const answer = await admin("/me");
    expect(answer.headers.get("ratelimit-policy")).toBe('"token";q=1000000;w=60, "person";q=2000000;w=60');
    expect(answer.headers.get("ratelimit")).toMatch(/^"token";r=\d+;t=60, "person";r=\d+;t=60$/);
  });
});

test("a token is let through so often in a minute, a person with several tokens twice as often, and others are not touched", () => {
  let now = new Date("2026-11-16T09:00:00Z");
  const take = requestBudget(3, { now: () => now });
  const asks = (id: string, identityId: string) => {
    const headers: Record<string, string> = {};
    try {
      take({ setHeader: (name: string, value: string) => void (headers[name] = value) } as never, { id, identityId });
      return headers.RateLimit;
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: "platform.too-many-requests" });
      return `again after ${headers["Retry-After"]}`;
    }
  };
  expect([asks("a", "asha"), asks("a", "asha"), asks("a", "asha")]).toEqual(
    [2, 1, 0].map((left) => `"token";r=${left};t=60, "person";r=${left + 3};t=60`),
  );
  now = new Date("2026-11-16T09:00:20Z");
  expect(asks("a", "asha")).toBe("again after 40");
  expect([asks("b", "asha"), asks("b", "asha"), asks("b", "asha")].at(-1)).toBe("again after 40");
  expect(asks("c", "ravi")).toBe('"token";r=2;t=60, "person";r=5;t=60');
  now = new Date("2026-11-16T09:01:00Z");
  expect(asks("a", "asha")).toBe('"token";r=2;t=60, "person";r=5;t=60');
});

test("a program learns whom it speaks for and how far its token reaches", async () => {
  const browser = openDoor(world).browser();
  await browser.visit((scoped) => signIn(scoped, { email: emailOf(acme, "asha"), password: knownPassword }));
  const { token } = await browser.visit(async (scoped) =>
    createAccessToken(
      await scoped.open(),
      { name: "Warehouse", scope: "READ", kind: "TOKEN", days: 30, currentPassword: knownPassword },
      scoped,
    ),
  );
  const answer = await fetch(`${served.root}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({
    employee: { id: acme.id("asha"), email: "asha@acme.test" },
    company: { address: "acme" },
    timeZone: "Europe/Berlin",
    access: { by: "TOKEN", name: "Warehouse", scope: "READ", expiresAt: "2026-12-16T09:00:00.000Z" },
  });
  expect(await (await admin("/me")).json()).toMatchObject({ access: { by: "SESSION", name: null, scope: "WRITE" } });
});

test("the time frames of the company are listed, and each may be named", async () => {
  const { items } = (await (await admin("/time-frames?limit=100")).json()) as {
    items: { id: string; current: boolean }[];
  };
  expect(items).toContainEqual({
    id: "2026-Q3",
    kind: "QUARTER",
    startDate: "2026-10-01",
    endDate: "2026-12-31",
    current: true,
  });
  for (const { id } of items) expect((await admin(`/goals?period=${id}`)).status).toBe(200);
});

test("everything of a demo company can be read, however its ids came about", async () => {
  const today = "2026-11-16";
  const globex = await world.company("globex");
  const people = await globex.asProduct((context) =>
    seedPeople(context, { size: 60, domain: "globex.test", seed: "globex", today }),
  );
  await globex.asProduct((context) => seedGoals(context, { people, seed: "globex", today, currency: "EUR" }));
  const door = openDoor(world);
  const boss = people.find(({ email }) => email === "admin@globex.test")!;
  await door.letIn({ tenant: globex.tenant, id: () => boss.id } as unknown as Company, "admin");
  const ask = await served.as(door, globex, "admin");
  const closed = await globex.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`select record_id as id from {record_change} where record_kind = 'Goal' and field = 'closure' limit 12`,
    ),
  );
  expect(closed.length).toBeGreaterThan(10);
  for (const { id } of closed)
    for (const part of ["", "/history", "/check-ins", "/graph", "/dependencies"]) {
      const answer = await ask(`/goals/${id}${part}`);
      expect([part, answer.status < 500]).toEqual([part, true]);
    }
}, 120_000);

test("a database that is away is no fault: asked again in a moment, it may be back", async () => {
  const { control } = world.application.database;
  const away = {
    ...world.application,
    database: {
      ...world.application.database,
      control: Object.assign(Object.create(control) as typeof control, {
        query: () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })),
      }),
    },
  };
  const other = await serveApi({ ...world, application: away } as unknown as World);
  const answer = await fetch(`${other.root}/api/v1/goals`, {
    headers: { authorization: "Bearer cairn_0000000000000000000000" },
  });
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toMatchObject([
    503,
    "2",
    { code: "platform.unavailable" },
  ]);
  await other.close();
});
