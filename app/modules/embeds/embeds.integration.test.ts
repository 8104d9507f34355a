import { generateKeyPair, SignJWT, exportPKCS8 } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deactivateMember } from "#app/modules/identity/use-cases/change-membership.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { setTenantFlag } from "#tenancy/register.ts";
import { emailOf, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { askAsWidget, signAsHost, type HostClaims, type HostKey } from "./testing/host-site.ts";
import { createEmbedKey, createEmbedKeyInput } from "./use-cases/create-embed-key.ts";
import { editEmbedKey } from "./use-cases/edit-embed-key.ts";
import { revokeEmbedKey } from "./use-cases/revoke-embed-key.ts";
import { sql } from "#tenancy/sql.ts";

const site = "https://intranet.acme.example";
let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let key: HostKey;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "noor", "ravi")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  const goals = new GoalWorld(acme);
  await goals.objective("asha", { title: "Own goal", visibility: "PRIVATE" });
  await goals.objective("asha", { title: "Seen by all" });
  globex = await (await world.company("globex")).employee("omar").employee("boss").admin("PLATFORM_ADMIN").build();
  served = await serveApi(world);
  key = await make("Intranet");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const make = (name: string, company = acme, admin = "admin", origins = site) =>
  company.as(admin, (context) =>
    createEmbedKey(context, createEmbedKeyInput.parse({ name, origins, scopes: "goals:read" })),
  );
const sign = (claims: HostClaims = {}, by: HostKey = key) =>
  signAsHost(
    by,
    { org: acme.tenant.slug, sub: emailOf(acme, "asha"), origins: [site], ...claims },
    world.application.clock.now(),
  );

type Asked = { origin?: string | null; company?: string };
const exchange = (token: string, { company, ...asked }: Asked = {}) =>
  askAsWidget(served.root, company ?? acme.tenant.slug, site).exchange(token, asked);
const read = (session: string, path: string, { company, ...asked }: Asked = {}) =>
  askAsWidget(served.root, company ?? acme.tenant.slug, site).read(session, path, asked);
const open = async (claims: HostClaims = {}, by: HostKey = key) =>
  ((await (await exchange(await sign(claims, by))).json()) as { session: string }).session;
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

test("a site's token becomes a session, and its widgets show what the person may see", async () => {
  const answer = await exchange(await sign());
  expect(answer.headers.get("access-control-allow-origin")).toBe(site);
  expect(answer.headers.get("vary")).toContain("Origin");
  const { session, scopes } = (await answer.json()) as { session: string; scopes: string[] };
  expect(scopes).toEqual(["goals:read"]);
  const { goals, total } = (await (await read(session, "/goals?owner=me")).json()) as {
    goals: { id: string; title: string }[];
    total: number;
  };
  expect(goals.map((goal) => goal.title).sort()).toEqual(["Own goal", "Seen by all"]);
  expect(total).toBe(2);
  expect(await (await read(session, `/goals/${goals[0]!.id}`)).json()).toEqual(goals[0]);
});

test("another person of the company is shown what they may see, and a foreign goal is not there", async () => {
  const mine = (await (await read(await open(), "/goals")).json()) as { goals: { id: string; title: string }[] };
  const hidden = mine.goals.find((goal) => goal.title === "Own goal")!;
  const noor = await open({ sub: emailOf(acme, "noor") });
  expect((await read(noor, `/goals/${hidden.id}`)).status).toBe(404);
  expect(
    ((await (await read(noor, "/goals?owner=company")).json()) as { goals: { title: string }[] }).goals.map(
      (goal) => goal.title,
    ),
  ).toEqual(["Seen by all"]);
  const portal = "https://portal.globex.example";
  const other = await make("Portal", globex, "boss", portal);
  const omar = await signAsHost(
    other,
    { org: globex.tenant.slug, sub: emailOf(globex, "omar"), origins: [portal] },
    world.application.clock.now(),
  );
  const { session } = (await (await exchange(omar, { company: globex.tenant.slug, origin: portal })).json()) as {
    session: string;
  };
  expect(
    (await read(session, `/goals/${mine.goals[0]!.id}`, { company: globex.tenant.slug, origin: portal })).status,
  ).toBe(404);
  expect((await read(session, "/goals")).status).toBe(401);
});

describe("a token is refused", () => {
  const minute = 60;
  const now = () => Math.floor(world.application.clock.now().getTime() / 1000);
  test.each<[string, () => HostClaims, string]>([
    ["for another company", () => ({ org: "globex" }), "embeds.token-refused"],
    ["for another product", () => ({ audience: "elsewhere" }), "embeds.token-refused"],
    ["that lives too long", () => ({ seconds: 11 * minute }), "embeds.token-refused"],
    ["that has ended", () => ({ issuedAt: now() - 9 * minute, seconds: 5 * minute }), "embeds.token-refused"],
    ["from the future", () => ({ issuedAt: now() + 9 * minute }), "embeds.token-refused"],
    ["for nobody", () => ({ sub: "nobody@acme.test" }), "embeds.token-refused"],
    ["for somebody of another company", () => ({ sub: emailOf(globex, "omar") }), "embeds.token-refused"],
    ["that asks for nothing known", () => ({ scope: ["pay:read"] }), "embeds.token-refused"],
    ["with a number too short to be its own", () => ({ jti: "1" }), "embeds.token-refused"],
  ])("%s", async (_, claims, code) => expect(await codeOf(await exchange(await sign(claims())))).toEqual([401, code]));

  test("for a site it does not name", async () =>
    expect(await codeOf(await exchange(await sign({ origins: ["https://elsewhere.example"] })))).toEqual([
      403,
      "embeds.origin",
    ]));

  test("signed by a stranger, by nobody, or changed on the way", async () => {
    const stranger = await generateKeyPair("Ed25519", { extractable: true });
    const forged = await sign({}, { keyId: key.keyId, privateKey: await exportPKCS8(stranger.privateKey) });
    const [head = "", body = "", signature = ""] = (await sign()).split(".");
    const unsigned = `${Buffer.from(JSON.stringify({ alg: "none", kid: key.keyId })).toString("base64url")}.${body}.`;
    const hashed = await new SignJWT({ org: acme.tenant.slug })
      .setProtectedHeader({ alg: "HS256", kid: key.keyId })
      .sign(new TextEncoder().encode("x".repeat(32)));
    const changed = `${head}.${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, "base64url").toString()), sub: emailOf(acme, "admin") })).toString("base64url")}.${signature}`;
    for (const token of [forged, unsigned, hashed, changed, "", "x.y.z"])
      expect((await exchange(token)).status).toBe(401);
  });

  test("the second time, also where two use it at once", async () => {
    const token = await sign();
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
  });
});

describe("a site that nobody named", () => {
  test.each<[string, Asked]>([
    ["elsewhere", { origin: "https://elsewhere.example" }],
    ["one beside it", { origin: `${site}.evil.example` }],
    ["a file", { origin: "null" }],
    ["no site", { origin: null }],
    ["one of another company", { company: "globex" }],
  ])("%s, opens nothing, and its browser is told nothing", async (_, asked) => {
    const answer = await exchange(await sign(), asked);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect((await read(await open(), "/goals", asked)).status).toBe(403);
  });

  test("is not let ahead, and a named one is", async () => {
    const ahead = (origin: string) =>
      fetch(`${served.root}/embed/v1/${acme.tenant.slug}/goals`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
      });
    expect((await ahead("https://elsewhere.example")).status).toBe(403);
    const allowed = await ahead(site);
    expect([
      allowed.status,
      allowed.headers.get("access-control-allow-origin"),
      allowed.headers.get("access-control-allow-credentials"),
    ]).toEqual([204, site, null]);
  });
});

test("a session ends with its quarter of an hour, its key, its site and its person", async () => {
  const later = await make("Ends");
  const session = await open({}, later);
  expect((await read(session, "/goals")).status).toBe(200);
  await acme.asProduct((context) =>
    context.rows(
      sql`update {embed_session} set expires_at = ${world.application.clock.now()} where key_id = ${later.keyId}`,
    ),
  );
  expect(await codeOf(await read(session, "/goals"))).toEqual([401, "embeds.session-ended"]);

  const moved = await open({}, later);
  await acme.as("admin", (context) =>
    editEmbedKey(context, {
      keyId: later.keyId,
      name: "Ends",
      origins: ["https://portal.acme.example"],
      scopes: ["goals:read"],
    }),
  );
  expect((await read(moved, "/goals")).status).toBe(401);

  const revoked = await make("Revoked");
  const last = await open({}, revoked);
  await acme.as("admin", (context) => revokeEmbedKey(context, { keyId: revoked.keyId }));
  expect((await read(last, "/goals")).status).toBe(401);
  expect((await exchange(await sign({}, revoked))).status).toBe(401);

  const door = openDoor(world);
  await door.letIn(acme, "ravi", "admin");
  const ravi = await open({ sub: emailOf(acme, "ravi") });
  expect((await read(ravi, "/goals")).status).toBe(200);
  await acme.as("admin", (context) =>
    deactivateMember(
      context,
      { employeeId: acme.id("ravi") },
      { database: world.application.database, settle: async () => undefined },
    ),
  );
  expect((await read(ravi, "/goals")).status).toBe(401);
});

test("of a key the private half is stored nowhere, and what is done with it stands in the audit log", async () => {
  const made = await make("Kept nowhere");
  const rows = await acme.asProduct((context) =>
    context.rows<{ kept: string }>(
      sql`select row_to_json(k)::text as kept from {embed_key} k where id = ${made.keyId}`,
    ),
  );
  expect(rows[0]!.kept).not.toContain(made.privateKey.split("\n")[1]!);
  const entries = await acme.asProduct((context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} where subject_id = ${made.keyId}`),
  );
  expect(entries).toEqual([{ action: "embeds.create-key" }]);
});

test("nobody but a platform admin makes, changes or ends a key, and another company's is not there", async () => {
  await expect(make("Mine", acme, "asha")).rejects.toMatchObject({ status: 404 });
  await expect(acme.as("asha", (context) => revokeEmbedKey(context, { keyId: key.keyId }))).rejects.toMatchObject({
    status: 404,
  });
  await expect(globex.as("boss", (context) => revokeEmbedKey(context, { keyId: key.keyId }))).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    globex.as("boss", (context) =>
      editEmbedKey(context, { keyId: key.keyId, name: "x", origins: [site], scopes: ["goals:read"] }),
    ),
  ).rejects.toMatchObject({ status: 404 });
});

test("two keys in use never share a name, also where both are made at once", async () => {
  const made = await Promise.allSettled([make("Twice"), make("twice"), make("TWICE")]);
  expect(made.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("a company that is not there is told to a page, as is nothing of one that is", async () => {
  const answer = await exchange(await sign(), { company: "nobody" });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await codeOf(answer)).toEqual([404, "embeds.no-company"]);
  const refused = await exchange(await sign(), { origin: "https://elsewhere.example" });
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
});

test("a company without embedding shows nothing anywhere", async () => {
  const session = await open();
  await setTenantFlag(world.application.database, acme.tenant.id, "embedding", false);
  expect((await read(session, "/goals")).status).toBe(404);
  await setTenantFlag(world.application.database, acme.tenant.id, "embedding", true);
});

test("a token says by what it names its person, so that nobody's number stands for another's address or shuts them out", async () => {
  const sub = emailOf(acme, "asha");
  // As whoever keeps Ravi's record could have it.
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set external_employee_id = ${sub} where id = ${acme.id("ravi")}`),
  );
  const whom = async (claims: HostClaims) => {
    const answer = await exchange(await sign(claims));
    const { session = "" } = (await answer.json()) as { session?: string };
    const found = sql`select employee_id as id from {embed_session} where token_hash = ${hashToken(session)}`;
    const [row] = await acme.asProduct((context) => context.rows<{ id: string }>(found));
    return ["asha", "noor", "ravi"].find((name) => acme.id(name) === row?.id) ?? answer.status;
  };
  expect(await whom({ sub, sub_kind: "email" })).toBe("asha");
  expect(await whom({ sub, sub_kind: "employee_number" })).toBe("ravi");
  expect(await whom({ sub })).toBe("asha");
  expect(await whom({ sub: acme.id("noor"), sub_kind: "id" })).toBe("noor");
  for (const claims of [{ sub: acme.id("noor") }, { sub: "no id", sub_kind: "id" }, { sub, sub_kind: "anything" }])
    expect(await whom(claims)).toBe(401);
});
