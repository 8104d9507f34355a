import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rotateKeys } from "#app/composition/rotate-keys.ts";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { keyGrace } from "#app/platform/secrets/rotate-data-key.ts";
import { setTenantFlag } from "#tenancy/register.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { ConnectionScreen } from "./queries/connection-screen.ts";
import { connectionScreen } from "./queries/connection-screen.ts";
import { listDashboards } from "./queries/list-dashboards.ts";
import { serveMetabase, type MetabaseServer } from "./testing/metabase-server.ts";
import { serveSuperset, type SupersetServer } from "./testing/superset-server.ts";
import { openView } from "./use-cases/open-view.ts";
import { removeConnection } from "./use-cases/remove-connection.ts";
import { removeDashboard } from "./use-cases/remove-dashboard.ts";
import { saveConnection, saveConnectionInput } from "./use-cases/save-connection.ts";
import { saveDashboard, saveDashboardInput } from "./use-cases/save-dashboard.ts";
import { testConnection } from "./use-cases/test-connection.ts";

const secret = "canary-secret-0123456789abcdef0123456789abcdef";
const embedId = "6e2cbbd5-3a4f-4a0e-9a6c-0f0d1c2b3a4e";
let world: World;
let acme: Company;
let globex: Company;
let metabase: MetabaseServer;
let superset: SupersetServer;
let served: Awaited<ReturnType<typeof serveApi>>;
const here = () => ({ ...world.application, config: { ...world.application.config, production: false } });

beforeAll(async () => {
  world = await createWorld();
  metabase = await serveMetabase(secret, [12]);
  superset = await serveSuperset("cairn", secret);
  metabase.now = superset.now = () => world.application.clock.now();
  served = await serveApi(world);
  const staff = async () =>
    (await world.company())
      .employee("pam")
      .admin("PLATFORM_ADMIN")
      .employee("gwen")
      .admin("GOAL_ADMIN")
      .employee("mia")
      .employee("ina")
      .reportsTo("mia")
      .build();
  [acme, globex] = [await staff(), await staff()];
  const door = openDoor(world);
  for (const company of [acme, globex]) await door.letIn(company, "pam", "gwen", "mia", "ina");
});
afterAll(async () => {
  await Promise.all([metabase.close(), superset.close(), served.close()]);
  await world.close();
});
beforeEach(async () => {
  superset.mischief = "NONE";
  for (const company of [acme, globex])
    await company.asProduct((context) => context.rows("delete from {analytics_connection}"));
});

const connect = (typed: object = {}, company = acme, by = "pam", installation = here()) =>
  company.as(by, (context) =>
    saveConnection(
      context,
      saveConnectionInput.parse({ kind: "METABASE", baseUrl: metabase.address, secret, ...typed }),
      installation,
      "http://acme.localhost",
    ),
  );
const connectSuperset = (typed: object = {}) =>
  connect({ kind: "SUPERSET", baseUrl: superset.address, account: "cairn", ...typed });
const add = (typed: object = {}, company = acme, by = "pam") =>
  company.as(by, (context) =>
    saveDashboard(
      context,
      saveDashboardInput.parse({
        name: "Goals by quarter",
        providerRef: "12",
        COMPANY: "company",
        VIEWER: "employee_id",
        ...typed,
      }),
    ),
  );
const open = (dashboardId: string, by = "gwen", company = acme) =>
  company.as(by, (context) => openView(context, { dashboardId }, here()));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "no refusal",
    (error: { code?: string; status?: number; details?: { fields?: object } }) =>
      error.details?.fields && Object.keys(error.details.fields).length > 0
        ? error.details.fields
        : [error.status, error.code],
  );
const screen = (): Promise<ConnectionScreen> => acme.as("pam", connectionScreen);

describe("a signed address", () => {
  test("shows the dashboard with the rows of who looks, for ten minutes at most, and every view leaves an entry", async () => {
    await connect();
    const { dashboardId } = await add();
    const view = await open(dashboardId);
    expect(view).toMatchObject({ kind: "METABASE", origin: metabase.address, token: null });
    const shown = await (await fetch(view.address)).text();
    expect(shown).toContain("Dashboard 12");
    expect(shown).toContain(`company: ${acme.tenant.slug}`);
    expect(shown).toContain(`employee_id: ${acme.id("gwen")}`);
    const token = /dashboard\/([\w.-]+)/.exec(view.address)![1]!;
    const { exp, iat } = decodeJwt(token);
    expect(exp! - iat!).toBe(600);
    const entries = await acme.asProduct((context) =>
      context.rows<{ actor: string; detail: object }>(
        "select actor_id as actor, detail from {audit_entry} where action = 'analytics.view-dashboard' and subject_id = ?",
        [dashboardId],
      ),
    );
    expect(entries).toEqual([{ actor: acme.id("gwen"), detail: { filters: ["company", "employee_id"] } }]);
    const kept = await acme.asProduct((context) =>
      context.rows<{ all: string }>(
        "select (select string_agg(row_to_json(a)::text, '') from {audit_entry} a) || (select coalesce(string_agg(row_to_json(o)::text, ''), '') from {outbox} o) as all",
      ),
    );
    for (const word of [secret, token]) expect(kept[0]!.all).not.toContain(word);
  });

  test("whose filter was changed, or whose time is over, shows nothing", async () => {
    await connect();
    const { dashboardId } = await add();
    const { address } = await open(dashboardId);
    const [head, body, signature] = /dashboard\/([\w.-]+)/.exec(address)![1]!.split(".") as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as { params: { company: string } };
    claims.params.company = globex.tenant.slug;
    const forged = Buffer.from(JSON.stringify(claims)).toString("base64url");
    expect((await fetch(`${metabase.address}/embed/dashboard/${head}.${forged}.${signature}`)).status).toBe(400);
    const now = world.application.clock.now();
    metabase.now = () => new Date(now.getTime() + 601_000);
    expect((await fetch(address)).status).toBe(400);
    metabase.now = () => world.application.clock.now();
    expect((await fetch(address)).status).toBe(200);
  });

  test("is not made where a filter has no value for who looks", async () => {
    await connect();
    const { dashboardId } = await add({ UNIT: "unit" });
    expect(await refusal(open(dashboardId))).toEqual([409, "analytics.filter-without-value"]);
    const units = await seatInUnits(acme, [{ name: "Works", people: ["gwen"] }]);
    expect(await (await fetch((await open(dashboardId)).address)).text()).toContain(`unit: ${units["Works"]}`);
  });
});

describe("a guest token", () => {
  test("carries the rows of who looks as conditions, and is asked for with the service's own guard", async () => {
    await connectSuperset();
    const { dashboardId } = await add({ providerRef: embedId, EMAIL: "email" });
    const view = await open(dashboardId);
    expect(view).toMatchObject({
      kind: "SUPERSET",
      origin: superset.address,
      address: `${superset.address}/embedded/${embedId}?uiConfig=0`,
    });
    expect(superset.guests.at(-1)).toMatchObject({
      user: { username: `cairn-${acme.id("gwen")}` },
      resources: [{ type: "dashboard", id: embedId }],
      rls: [
        { clause: `company = '${acme.tenant.slug}'` },
        { clause: `employee_id = '${acme.id("gwen")}'` },
        { clause: `email = 'gwen@${acme.tenant.slug}.test'` },
      ],
    });
    expect(
      await (await fetch(`${superset.address}/verify`, { headers: { authorization: `Bearer ${view.token}` } })).json(),
    ).toMatchObject({ clauses: [`company = '${acme.tenant.slug}'`, expect.anything(), expect.anything()] });
  });

  test.each([
    ["FAULT", "failing"],
    ["NO_JSON", "malformed"],
    ["NO_TOKEN", "malformed"],
    ["ELSEWHERE", "redirected"],
    ["LONG_LIVED", "token-too-long"],
    ["SLOW", "too-slow"],
  ] as const)("of a service that is %s is refused as %s, and no view is noted", async (mischief, reason) => {
    await connectSuperset();
    const { dashboardId } = await add({ providerRef: embedId });
    superset.mischief = mischief;
    expect(await refusal(open(dashboardId))).toEqual([502, `analytics.service-${reason}`]);
    expect(
      await acme.asProduct((context) =>
        context.rows("select from {audit_entry} where action = 'analytics.view-dashboard' and subject_id = ?", [
          dashboardId,
        ]),
      ),
    ).toEqual([]);
  });
});

describe("the connection", () => {
  test("keeps its secret sealed, opened by nobody else's key, and shows it to nobody", async () => {
    await connect();
    const [row] = await acme.asProduct((context) =>
      context.rows<{ kept: string }>("select row_to_json(c)::text as kept from {analytics_connection} c"),
    );
    expect(row!.kept).not.toContain(secret);
    expect(JSON.stringify(await screen())).not.toContain("secret");
    await connect({ secret: "globex has another secret of its own" }, globex);
    const [own] = await acme.asProduct((context) =>
      context.rows<{ secret: string }>("select secret from {analytics_connection}"),
    );
    const { dashboardId } = await add({}, globex);
    await globex.asProduct((context) => context.rows("update {analytics_connection} set secret = ?", [own!.secret]));
    await expect(open(dashboardId, "gwen", globex)).rejects.toThrow("not one of this company");
  });

  test("keeps what it had where the secret is left empty, but sends it nowhere else unknown", async () => {
    await connect();
    await connect({ secret: "" });
    expect(await refusal(connect({ secret: "", baseUrl: "https://evil.example" }))).toEqual({
      secret: "analytics.secret-again",
    });
    expect(await refusal(connect({ secret: "", kind: "SUPERSET", account: "cairn" }))).toEqual({
      secret: "analytics.secret-again",
    });
    expect((await screen()).connection).toMatchObject({ kind: "METABASE", baseUrl: metabase.address });
  });

  test("is refused at our own address, and on this machine in production", async () => {
    expect(
      await refusal(
        connect({ baseUrl: "http://acme.localhost/x" }).catch((error: unknown) =>
          Promise.reject(
            error instanceof Error && error.name === "ZodError"
              ? { details: { fields: { baseUrl: "malformed" } } }
              : (error as Error),
          ),
        ),
      ),
    ).toEqual({ baseUrl: "malformed" });
    expect(
      await refusal(
        acme.as("pam", (context) =>
          saveConnection(
            context,
            saveConnectionInput.parse({ kind: "METABASE", baseUrl: "https://cairn.example/bi", secret }),
            here(),
            "https://cairn.example",
          ),
        ),
      ),
    ).toEqual({ baseUrl: "analytics.address-own" });
    expect(
      await refusal(connect({}, acme, "pam", { ...here(), config: { ...here().config, production: true } })),
    ).toEqual({ baseUrl: "analytics.address-within" });
  });

  test("is tried as a view would, and says what is wrong", async () => {
    const tried = async (id?: string) =>
      acme.as("pam", async (context) =>
        testConnection(context, { connectionId: id ?? (await connectionScreen(context)).connection!.id }, here()),
      );
    await connect();
    expect(await tried()).toEqual({ tried: "REACHED" });
    await add();
    expect(await tried()).toEqual({ tried: "ALL" });
    await connect({ secret: "another secret, which the service has not" });
    expect(await refusal(tried())).toEqual([502, "analytics.service-refused"]);
    await connect({ baseUrl: superset.address });
    expect(await refusal(tried())).toEqual([502, "analytics.service-malformed"]);
    await acme.asProduct((context) => context.rows("delete from {analytics_connection}"));
    await connectSuperset({ secret: "a wrong password" });
    expect(await refusal(tried())).toEqual([502, "analytics.service-refused"]);
    await connectSuperset();
    expect(await tried()).toEqual({ tried: "ALL" });
    expect(await refusal(tried(acme.id("pam")))).toEqual([404, "platform.not-found"]);
  });

  test("outlives a rotation of keys, and the old key is destroyed only after", async () => {
    await connect();
    const { dashboardId } = await add();
    const sealedWith = async () =>
      (
        await acme.asProduct((context) =>
          context.rows<{ key: string }>("select split_part(secret, '.', 2) as key from {analytics_connection}"),
        )
      )[0]!.key;
    const before = await sealedWith();
    await rotateKeys(world.application, [acme.tenant]);
    expect(await sealedWith()).not.toBe(before);
    const now = world.application.clock.now();
    world.clock.set(new Date(now.getTime() + keyGrace + 1_000).toISOString());
    await rotateKeys(world.application, [acme.tenant]);
    expect(
      (await world.application.database.control.query("select from control.data_key where id::text = $1", [before]))
        .rowCount,
    ).toBe(0);
    expect((await open(dashboardId)).kind).toBe("METABASE");
    world.clock.set(now.toISOString());
  });

  test("is one a company, also where two admins make it at once, and dashboards of one name are refused", async () => {
    await Promise.allSettled([connect(), connect({ secret: "a second secret made at once" })]);
    expect(await acme.asProduct((context) => context.rows("select from {analytics_connection}"))).toHaveLength(1);
    await add();
    expect(await refusal(add({ name: "goals BY quarter" }))).toEqual({ name: "analytics.duplicate-name" });
    expect(await refusal(add({ name: "Other", providerRef: embedId }))).toEqual({
      providerRef: "analytics.malformed-dashboard-METABASE",
    });
    expect(await refusal(add({ name: "Other", EMAIL: "Company" }))).toEqual([422, "analytics.filter-twice"]);
    expect(await refusal(connectSuperset())).toEqual({ kind: "analytics.kind-has-dashboards" });
  });
});

describe("who may", () => {
  test("look is who administers the module for the whole company; nobody else finds anything", async () => {
    await connect();
    const { dashboardId } = await add();
    for (const by of ["ina", "mia", "pam"]) {
      expect(await refusal(open(dashboardId, by))).toEqual([404, "platform.not-found"]);
      expect(await acme.as(by, listDashboards)).toEqual([]);
    }
    expect(await acme.as("gwen", listDashboards)).toEqual([
      { id: dashboardId, name: "Goals by quarter", module: "GOAL" },
    ]);
    expect(await refusal(open(dashboardId, "gwen", globex))).toEqual([404, "platform.not-found"]);
  });

  test("keep the connection is a platform admin, of this company alone", async () => {
    const { connectionId } = await connect();
    const { dashboardId } = await add();
    for (const by of ["ina", "mia", "gwen"]) {
      for (const act of [
        () => connect({}, acme, by),
        () => add({ name: "Mine" }, acme, by),
        () => acme.as(by, (context) => removeDashboard(context, { dashboardId })),
        () => acme.as(by, (context) => removeConnection(context, { connectionId })),
        () => acme.as(by, (context) => testConnection(context, { connectionId }, here())),
      ]) {
        expect(await refusal(act())).toEqual([404, "platform.not-found"]);
      }
    }
    expect(await refusal(globex.as("pam", (context) => removeConnection(context, { connectionId })))).toEqual([
      404,
      "platform.not-found",
    ]);
    expect(await refusal(globex.as("pam", (context) => removeDashboard(context, { dashboardId })))).toEqual([
      404,
      "platform.not-found",
    ]);
    expect((await screen()).dashboards).toHaveLength(1);
    const entries = await acme.asProduct((context) =>
      context.rows<{ all: string }>(
        "select string_agg(row_to_json(a)::text, '') as all from {audit_entry} a where action like 'analytics.%'",
      ),
    );
    expect(entries[0]!.all).toContain("analytics.save-connection");
    expect(entries[0]!.all).not.toContain(secret);
    await acme.as("pam", (context) => removeConnection(context, { connectionId }));
    expect(await screen()).toEqual({ connection: null, dashboards: [] });
  });

  test("over the API the same holds, what a caller adds to the question is refused, and a flag ends it all", async () => {
    await connect();
    const { dashboardId } = await add();
    const door = openDoor(world);
    const ask = await served.as(door, acme, "gwen");
    expect(await (await ask("/analytics/dashboards")).json()).toEqual({
      items: [{ id: dashboardId, name: "Goals by quarter", module: "GOAL" }],
      nextCursor: null,
    });
    const view = (body: object) => ask(`/analytics/dashboards/${dashboardId}/view`, { method: "POST", body });
    const added = await view({ COMPANY: "globex", params: { company: "globex" }, employeeId: acme.id("ina") });
    expect([added.status, await added.json()]).toMatchObject([
      422,
      { fields: { COMPANY: {}, params: {}, employeeId: {} } },
    ]);
    const answer = await view({});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { address } = (await answer.json()) as { address: string };
    expect(decodeJwt(/dashboard\/([\w.-]+)/.exec(address)![1]!)).toMatchObject({
      params: { company: acme.tenant.slug, employee_id: acme.id("gwen") },
    });
    for (const [company, by, status] of [
      [globex, "gwen", 403],
      [acme, "mia", 403],
      [acme, "ina", 403],
      [acme, "pam", 403],
    ] as const) {
      expect(
        (
          await (
            await served.as(door, company, by)
          )(`/analytics/dashboards/${dashboardId}/view`, { method: "POST", body: {} })
        ).status,
      ).toBe(status);
    }
    await connect({}, globex);
    await add({}, globex);
    expect(
      (
        await (
          await served.as(door, globex, "gwen")
        )(`/analytics/dashboards/${dashboardId}/view`, { method: "POST", body: {} })
      ).status,
    ).toBe(404);
    await setTenantFlag(world.application.database, acme.tenant.id, "embedded-analytics", false);
    expect((await ask("/analytics/dashboards")).status).toBe(403);
    await setTenantFlag(world.application.database, acme.tenant.id, "embedded-analytics", true);
    expect((await ask("/analytics/dashboards")).status).toBe(200);
  });
});
