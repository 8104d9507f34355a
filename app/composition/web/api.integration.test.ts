import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setTenantFlag } from "#tenancy/register.ts";
import { createAccessToken } from "#app/modules/identity/use-cases/create-access-token.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Ask;
let stranger: Ask;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "admin");
  await door.letIn(globex, "boss");
  served = await serveApi(world);
  admin = await served.as(door, acme, "admin");
  stranger = await served.as(door, globex, "boss");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const somewhere = (path: string) => path.replace(/:\w+/g, "0193a1b2-0000-7000-8000-000000000000");

describe("what changes something", () => {
  const changing = endpoints.filter(({ method }) => method !== "GET");

  test("is there by every verb", () => {
    expect([...new Set(changing.map(({ method }) => method))].sort()).toEqual(["DELETE", "PATCH", "POST", "PUT"]);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a neighbour of the same site", { "sec-fetch-site": "same-site" }],
    ["an address typed in", { "sec-fetch-site": "none" }],
    ["a foreign origin", { origin: "https://evil.test" }],
    ["an origin that begins alike", { origin: "http://127.0.0.1.evil.test" }],
    ["no origin", { origin: "null" }],
    ["nowhere said", {}],
  ])("is refused from %s, whatever the verb and whoever asks", async (_, headers) => {
    for (const { method, path } of changing) {
      const answer = await admin(somewhere(path), { method, headers, body: {} });
      expect([method, path, answer.status, await answer.text()]).toEqual([
        method,
        path,
        403,
        "This request did not come from Cairn's own pages.",
      ]);
    }
  });
});

describe("people sent by a program", () => {
  const rows = [
    { "First name": "Lena", Email: "lena@new.test", "Hire date": "2026-12-01" },
    { "First name": "asha", Email: "asha@acme.test", "Personal e-mail": "asha@home.test" },
  ];
  const csv = "First name;Email;Hire date\r\nJürgen;juergen@new.test;2026-12-01\r\n";

  test("are read, checked line by line and asked to be applied, and others find nothing of it", async () => {
    const read = await admin("/employee-imports", { method: "POST", body: { rows } });
    expect(read.status).toBe(201);
    const { importId, column, headers } = (await read.json()) as {
      importId: string;
      column: object;
      headers: string[];
    };
    expect(headers).toEqual(["First name", "Email", "Hire date", "Personal e-mail"]);
    expect(column).toMatchObject({ firstName: 0, workEmail: 1, joinedOn: 2 });
    const checked = await admin(`/employee-imports/${importId}/check`, {
      method: "POST",
      body: { column: { ...column, personalEmail: 3 } },
    });
    expect(await checked.json()).toMatchObject({
      status: "CHECKED",
      counts: { CREATED: 1, CHANGED: 1 },
      lines: [
        { line: 1, name: "Lena", outcome: "CREATED" },
        { line: 2, changes: [{ field: "personalEmail", before: null, after: "asha@home.test" }] },
      ],
    });
    for (const act of ["check", "apply", "undo"])
      expect((await stranger(`/employee-imports/${importId}/${act}`, { method: "POST", body: {} })).status).toBe(404);
    expect((await stranger(`/employee-imports/${importId}`)).status).toBe(404);
    expect(
      await (await admin(`/employee-imports/${importId}/apply`, { method: "POST", body: {} })).json(),
    ).toMatchObject({ work: { kind: "APPLY", state: "WAITING" } });
    expect((await admin(`/employee-imports/${importId}/undo`, { method: "POST", body: {} })).status).toBe(409);
    expect(await (await admin("/employee-imports")).json()).toMatchObject({
      share: 5,
      items: [{ id: importId, status: "CHECKED" }],
    });
  });

  test.each<[string, BufferEncoding]>([
    ["utf-8", "utf8"],
    ["windows-1252", "latin1"],
    ["utf-16le", "utf16le"],
  ])("may be a CSV file in %s", async (charset, encoding) => {
    const read = await admin("/employee-imports?fileName=people.csv", {
      method: "POST",
      body: Buffer.from(csv, encoding),
      headers: { "sec-fetch-site": "same-origin", "content-type": `text/csv; charset=${charset}` },
    });
    const { importId } = (await read.json()) as { importId: string };
    const checked = await admin(`/employee-imports/${importId}/check`, { method: "POST", body: {} });
    expect(await checked.json()).toMatchObject({
      fileName: "people.csv",
      lines: [{ line: 2, name: "Jürgen", outcome: "CREATED" }],
    });
  });

  test.each([
    [{}, 422],
    [{ rows: [] }, 422],
    [{ rows, csv }, 422],
    [{ rows: [{}] }, 422],
    [{ rows: [{ a: { b: 1 } }] }, 422],
    [{ rows: [{ a: "x".repeat(1_100_000) }] }, 413],
  ])("as %j are refused", async (body, status) => {
    expect((await admin("/employee-imports", { method: "POST", body })).status).toBe(status);
  });
});

test("a company without the API has none of it, and the others keep theirs", async () => {
  await setTenantFlag(world.application.database, globex.tenant.id, "open-api", false);
  for (const { method, path } of endpoints) {
    const answer = await stranger(somewhere(path), {
      method,
      headers: { "sec-fetch-site": "same-origin" },
      ...(method === "GET" ? {} : { body: {} }),
    });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expect(await answer.json()).toMatchObject({ title: "This address was not found." });
  }
  expect((await admin("/employee-imports")).status).toBe(200);
});

describe("a program with an access token", () => {
  const ask = (token: string, path: string, init: RequestInit = {}) =>
    fetch(`${served.root}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers },
    });
  const made = async (name: string, scope: "READ" | "WRITE") => {
    const browser = openDoor(world).browser();
    await browser.visit((scoped) => signIn(scoped, { email: emailOf(acme, name), password: knownPassword }));
    return (
      await browser.visit(async (scoped) =>
        createAccessToken(
          await scoped.open(),
          { name: "program", scope, kind: "TOKEN", days: 30, currentPassword: knownPassword },
          scoped,
        ),
      )
    ).token;
  };

  test("sees what its owner sees, needs no page of ours, and a cookie beside it counts for nothing", async () => {
    const token = await made("asha", "READ");
    expect((await ask(token, "/goals", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
    // The admin may; asha's token may not, whatever cookie a browser adds.
    expect((await ask(token, "/employee-imports")).status).toBe(403);
    const refused = await admin("/employee-imports", {
      headers: { authorization: "Bearer cairn_0000000000000000000000" },
    });
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="Cairn"']);
  });

  test("that reads changes nothing, by any verb; one that writes does what its owner may", async () => {
    const reads = await made("admin", "READ");
    for (const { method, path } of endpoints.filter((one) => one.method !== "GET")) {
      const answer = await ask(reads, somewhere(path), { method, body: "{}" });
      expect([method, path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        method,
        path,
        403,
        "platform.token-reads-only",
      ]);
    }
    const writes = await made("admin", "WRITE");
    expect(
      (
        await ask(writes, "/employee-imports", {
          method: "POST",
          body: JSON.stringify({ rows: [{ "First name": "Lena", Email: "lena@new.test" }] }),
        })
      ).status,
    ).toBe(201);
    expect((await ask(writes, "/employee-imports", { method: "POST", body: "{}" })).status).toBe(422);
  });

  test.each(["", "Bearer", "Bearer x", "Basic YTpi", "Bearer cairn_unknown0000000000000"])(
    "is refused as %j",
    async (authorization) => {
      expect((await fetch(`${served.root}/api/v1/goals`, { headers: { authorization } })).status).toBe(401);
    },
  );
});
