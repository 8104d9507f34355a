import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import type { World } from "#tests/support/world.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { beginSignIn } from "./use-cases/begin-sign-in.ts";
import { checkConnector } from "./use-cases/check-connector.ts";
import { chooseData, chooseDataInput } from "./use-cases/choose-data.ts";
import { finishSignIn } from "./use-cases/finish-sign-in.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;

beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

describe("facts to a database", () => {
  let target: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    target = await createTestDatabase();
    client = new pg.Client({ connectionString: target.adminUrl });
    await client.connect();
    await client.query("create role facts login password 'word-of-facts'");
    await client.query("create schema cairn authorization facts");
  });
  afterAll(async () => {
    await client.query("drop owned by facts cascade");
    await client.query("drop role facts");
    await client.end();
    await target.drop();
  });

  const place = () => {
    const { port, pathname } = new URL(target.adminUrl);
    return { address: `postgres://127.0.0.1:${port}${pathname}`, schema: "cairn" };
  };
  const rows = async (text: string) => (await client.query(text)).rows as Record<string, unknown>[];

  test("those that were chosen arrive once, what changes follows, and what is gone goes", async () => {
    const id = await acme.connect("postgres-facts", { setting: place(), user: "facts", secret: "word-of-facts" });
    const choose = (by: IntegrationWorld, dataset: Record<string, string>) =>
      by.as((context) =>
        chooseData(context, chooseDataInput.parse({ installationId: id, dataset }), world.application),
      );
    await choose(acme, { people: "on", goals: "on" });
    expect(await refusal(choose(globex, { people: "on" }))).toBe("platform.not-found");
    expect(await refusal(choose(acme, { salaries: "on" }))).toBe("integrations.unknown-dataset");
    const tried = await acme.run(id, "TRIAL");
    expect(tried.runs[0]!.outcome).toMatchObject({ SENT: 3 });
    expect(await rows("select table_name from information_schema.tables where table_schema = 'cairn'")).toEqual([]);
    const on = await acme.activate(id);
    expect(on.runs[0]).toMatchObject({ state: "DONE", outcome: { SENT: 3, WITHDRAWN: 0 } });
    expect(await rows("select count(*)::int as count, count(manager_id)::int as managed from cairn.people")).toEqual([
      { count: 3, managed: 1 },
    ]);
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ SENT: 0 });
    await acme.company.asProduct((context) =>
      context.rows(sql`update {employee} set display_name = 'Renamed' where id = ${acme.company.id("asha")}`),
    );
    await client.query("delete from cairn.people where name = 'nobody'");
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ SENT: 1 });
    expect(await rows("select name from cairn.people where name = 'Renamed'")).toHaveLength(1);
  });

  test("a wrong password is a sign-in to mend, and is told to nobody", async () => {
    const id = await acme.connect("postgres-facts", {
      name: "Wrong",
      setting: place(),
      user: "facts",
      secret: "another-word",
      checked: false,
    });
    const checked = await acme.as((context) => checkConnector(context, { installationId: id }, world.application));
    expect(checked.failed?.code).toBe("integrations.fault-auth");
    expect(JSON.stringify(checked)).not.toContain("another-word");
  });
});

describe("sign-in by consent", () => {
  const origin = "https://cairn.test";
  const client = { id: "client-of-acme", secret: "secret-of-the-client" };
  let server: SourceServer;
  let challenge = "";
  let refresh = "";
  let access = "";
  let revoked = false;

  const answer: Answer = ({ path, headers, body }) => {
    if (path === "/oauth/token") return token(new URLSearchParams(body));
    if (headers.authorization !== `Bearer ${access}`) return { status: 401, body: {} };
    if (path === "/api/v4/user") return { body: { username: "pam" } };
    return { body: path.endsWith("/issues") ? [] : {} };
  };
  function token(form: URLSearchParams) {
    const isClient = form.get("client_secret") === client.secret;
    const isCode =
      form.get("code") === "code-of-pam" &&
      createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url") === challenge;
    const isRefresh = !revoked && refresh !== "" && form.get("refresh_token") === refresh;
    if (!isClient || !(form.has("refresh_token") ? isRefresh : isCode))
      return { status: 400, body: { error: "invalid_grant" } };
    [access, refresh] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`];
    return { body: { access_token: access, token_type: "bearer", refresh_token: refresh, expires_in: 7200 } };
  }
  beforeAll(async () => {
    server = await SourceServer.start(answer);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const session = { id: randomUUID() };
  const browser = (held: { id: string } | null = session) => ({ ...world.application, origin, session: held }) as never;
  const setUp = async (name: string) => {
    const given = { name, setting: { address: server.address, project: "a/b" }, checked: false };
    const id = await acme.connect("gitlab", { ...given, secret: "a-token-to-begin-with" });
    await acme.setUp(id, { ...given, auth: "1", user: client.id, secret: client.secret });
    return id;
  };
  const begin = async (installationId: string) => {
    const { address } = await acme.as((context) => beginSignIn(context, { installationId }, browser()));
    const asked = new URL(address).searchParams;
    challenge = asked.get("code_challenge")!;
    return asked;
  };

  test("comes back with what renews itself, is kept sealed, and says when it is over", async () => {
    const id = await setUp("Consent");
    expect((await acme.page(id)).signIn).toBe("NEEDED");
    const asked = await begin(id);
    expect(asked.get("redirect_uri")).toBe(`${origin}/app/company/settings/plugins/sign-in`);
    expect(asked.get("code_challenge_method")).toBe("S256");
    // The form names them before there is a secret: whoever registers the app there needs them.
    const way = (await acme.page(id)).ways.find(({ chosen }) => chosen)!;
    expect([way.scheme, way.scopes.join(" ")]).toEqual(["authorization-code", asked.get("scope")]);
    const finish = (code = "code-of-pam", held = browser()) =>
      acme.as((context) => finishSignIn(context, { state: asked.get("state")!, code }, held));
    expect(await refusal(finish(undefined, browser({ id: randomUUID() })))).toBe("integrations.sign-in-over");
    const foreign = globex.as((context) =>
      finishSignIn(context, { state: asked.get("state")!, code: "code-of-pam" }, browser()),
    );
    expect(await refusal(foreign)).toBe("integrations.sign-in-over");
    expect(await finish()).toEqual({ installationId: id });
    expect(await refusal(finish())).toBe("integrations.sign-in-over");
    expect((await acme.page(id)).signIn).toBe("GIVEN");
    const first = refresh;
    await acme.as((context) => checkConnector(context, { installationId: id }, world.application));
    expect(refresh).not.toBe(first);
    expect(await acme.activate(id)).toMatchObject({ health: "GOOD" });
    expect(await acme.run(id)).toMatchObject({ health: "GOOD" });
    const kept = await acme.company.asProduct((context) =>
      context.rows<{ kept: string }>(
        sql`select row_to_json(i)::text as kept from {connector_installation} i
            union all select row_to_json(s)::text from {connector_sign_in} s
            union all select row_to_json(a)::text from {audit_entry} a
            union all select row_to_json(o)::text from {outbox} o`,
      ),
    );
    for (const secret of [refresh, access, first, client.secret, "code-of-pam"])
      expect(JSON.stringify([kept, await acme.page(id)])).not.toContain(secret);
    revoked = true;
    expect(await acme.run(id)).toMatchObject({ health: "SIGN_IN", lastError: "auth" });
    revoked = false;
  });

  test("a code that is not the source's is refused, and minutes later it is over", async () => {
    const id = await setUp("Over");
    const asked = await begin(id);
    const now = world.clock.now();
    const finish = (code: string) =>
      acme.as((context) => finishSignIn(context, { state: asked.get("state")!, code }, browser()));
    expect(await refusal(finish("forged"))).toBe("integrations.fault-auth");
    world.clock.set(new Date(now.getTime() + 11 * 60_000).toISOString());
    expect(await refusal(finish("code-of-pam"))).toBe("integrations.sign-in-over");
  });

  type Vendor = {
    connector: string;
    setting: Record<string, string>;
    hosts: string[];
    parted: string;
    asked: string;
  };
  test.each<Vendor>([
    { connector: "hubspot", setting: {}, hosts: ["api.hubapi.com"], parted: " ", asked: "crm.objects.deals.read" },
    {
      connector: "github",
      setting: { repository: "a/b" },
      hosts: ["api.github.com", "github.com"],
      parted: " ",
      asked: "repo",
    },
    { connector: "slack", setting: {}, hosts: ["slack.com"], parted: ",", asked: "chat:write" },
  ])("at $connector, as it answers: what was refused and what was given", async ({ connector, ...given }) => {
    const known = {
      access_token: "token-of-the-vendor",
      ...(connector === "slack" && { ok: true, token_type: "bot" }),
    };
    await using vendor = await SourceServer.start(({ path, method, body, headers }) => {
      if (method === "POST" && new URLSearchParams(body).get("code") === "code-of-pam")
        return { body: { token_type: "bearer", ...known } };
      // GitHub and Slack refuse with a 200.
      if (method === "POST" && body.includes("code=")) return { body: { ok: false, error: "bad_verification_code" } };
      if (headers.authorization !== "Bearer token-of-the-vendor") return { status: 401, body: {} };
      if (path.endsWith("/issues")) return { body: [] };
      return { body: { ok: true, user: "cairn", team: "Acme", login: "cairn", portalId: 1, results: [] } };
    });
    acme.plays(Object.fromEntries(given.hosts.map((host) => [host, vendor.address])));
    const id = await acme.connect(connector, {
      name: `At ${connector}`,
      setting: given.setting,
      secret: "a",
      checked: false,
    });
    const client = { name: `At ${connector}`, setting: given.setting, auth: "1", user: "client", secret: "word" };
    await acme.setUp(id, client);
    const consent = async (code: string) => {
      const asked = await begin(id);
      expect(asked.get("scope")!.split(given.parted)).toContain(given.asked);
      return acme.as((context) => finishSignIn(context, { state: asked.get("state")!, code }, browser()));
    };
    expect(await refusal(consent("forged"))).toBe("integrations.fault-auth");
    await consent("code-of-pam");
    expect((await acme.page(id)).signIn).toBe("GIVEN");
    const checked = await acme.check(id);
    expect(checked).toMatchObject({ failed: null });
  });
});
