import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { setTenantFlag } from "#tenancy/register.ts";
import { openDoor } from "#tests/support/door.ts";
import { type Company, type World } from "#tests/support/world.ts";
import { dashboardsOf, shownModules } from "./domain/shown-module.ts";
import { listDashboards } from "./queries/list-dashboards.ts";
import { moduleDashboards } from "./queries/module-dashboards.ts";
import { type MetabaseServer } from "./testing/metabase-server.ts";
import { type SupersetServer } from "./testing/superset-server.ts";
import { removeConnection } from "./use-cases/remove-connection.ts";
import { removeDashboard } from "./use-cases/remove-dashboard.ts";
import { testConnection } from "./use-cases/test-connection.ts";
import { createAnalyticsWorld, embedId, refusal, secret, type AnalyticsWorld } from "./testing/analytics-world.ts";
import { sql } from "#tenancy/sql.ts";

let analytics: AnalyticsWorld;
let world: World;
let acme: Company;
let globex: Company;
let metabase: MetabaseServer;
let superset: SupersetServer;

beforeAll(async () => {
  analytics = await createAnalyticsWorld();
  ({ world, acme, globex, metabase, superset } = analytics);
});
beforeEach(() => analytics.clear());
afterAll(() => analytics.close());

describe("a signed address", () => {
  test("shows the dashboard with the rows of who looks, for ten minutes at most, and every view leaves an entry", async () => {
    await analytics.connect();
    const { dashboardId } = await analytics.add();
    const view = await analytics.open(dashboardId);
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
        sql`select actor_id as actor, detail from {audit_entry} where action = 'analytics.view-dashboard'
          and subject_id = ${dashboardId}`,
      ),
    );
    expect(entries).toEqual([{ actor: acme.id("gwen"), detail: { filters: ["company", "employee_id"] } }]);
    const kept = await acme.asProduct((context) =>
      context.rows<{ all: string }>(
        sql`select (select string_agg(row_to_json(a)::text, '')
          from {audit_entry} a) || (select coalesce(string_agg(row_to_json(o)::text, ''), '') from {outbox} o) as all`,
      ),
    );
    for (const word of [secret, token]) expect(kept[0]!.all).not.toContain(word);
  });

  test("whose filter was changed, or whose time is over, shows nothing", async () => {
    await analytics.connect();
    const { dashboardId } = await analytics.add();
    const { address } = await analytics.open(dashboardId);
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
    await analytics.connect();
    const { dashboardId } = await analytics.add({ UNIT: "unit" });
    expect(await refusal(analytics.open(dashboardId))).toEqual([409, "analytics.filter-without-value"]);
    const units = await seatInUnits(acme, [{ name: "Works", people: ["gwen"] }]);
    expect(await (await fetch((await analytics.open(dashboardId)).address)).text()).toContain(
      `unit: ${units["Works"]}`,
    );
  });
});

describe("a guest token", () => {
  test("carries the rows of who looks as conditions, and is asked for with the service's own guard", async () => {
    await analytics.connectSuperset();
    const { dashboardId } = await analytics.add({ providerRef: embedId, EMAIL: "email" });
    const view = await analytics.open(dashboardId);
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
    await analytics.connectSuperset();
    const { dashboardId } = await analytics.add({ providerRef: embedId });
    superset.mischief = mischief;
    expect(await refusal(analytics.open(dashboardId))).toEqual([502, `analytics.service-${reason}`]);
    expect(
      await acme.asProduct((context) =>
        context.rows(
          sql`select from {audit_entry} where action = 'analytics.view-dashboard' and subject_id = ${dashboardId}`,
        ),
      ),
    ).toEqual([]);
  });
});

describe("who may", () => {
  test("look is who administers the module for the whole company; nobody else finds anything", async () => {
    await analytics.connect();
    const { dashboardId } = await analytics.add();
    for (const by of ["ina", "mia", "pam"]) {
      expect(await refusal(analytics.open(dashboardId, by))).toEqual([404, "platform.not-found"]);
      expect(await acme.as(by, listDashboards)).toEqual([]);
    }
    expect(await acme.as("gwen", listDashboards)).toEqual([
      { id: dashboardId, name: "Goals by quarter", module: "GOAL" },
    ]);
    expect(await refusal(analytics.open(dashboardId, "gwen", globex))).toEqual([404, "platform.not-found"]);
  });

  test("a module shows its own dashboards, to who administers that module, and has a tab only then", async () => {
    await acme.switchOn("COMPETENCY_IDP");
    await analytics.connect();
    const opens = (by: string) =>
      acme.as(by, async (context) => {
        const ability = await context.ability();
        return shownModules.filter((module) => ability.anyOf("view", dashboardsOf(module)));
      });
    expect([await opens("pam"), await opens("gwen")]).toEqual([[], []]);
    await analytics.add();
    const { dashboardId } = await analytics.add({ name: "Skills", module: "COMPETENCY_IDP" });
    expect([await opens("pam"), await opens("gwen"), await opens("ina")]).toEqual([["COMPETENCY_IDP"], ["GOAL"], []]);
    const { shown, dashboards } = await acme.as("pam", (context) => moduleDashboards(context, "COMPETENCY_IDP"));
    expect([shown.name, dashboards.length]).toEqual(["Skills", 1]);
    expect(await refusal(analytics.open(dashboardId, "gwen"))).toEqual([404, "platform.not-found"]);
    expect(await analytics.open(dashboardId, "pam")).toMatchObject({ kind: "METABASE" });
  });

  test("keep the connection is a platform admin, of this company alone", async () => {
    const { connectionId } = await analytics.connect();
    const { dashboardId } = await analytics.add();
    for (const by of ["ina", "mia", "gwen"]) {
      for (const act of [
        () => analytics.connect({}, acme, by),
        () => analytics.add({ name: "Mine" }, acme, by),
        () => acme.as(by, (context) => removeDashboard(context, { dashboardId })),
        () => acme.as(by, (context) => removeConnection(context, { connectionId })),
        () => acme.as(by, (context) => testConnection(context, { connectionId }, analytics.here())),
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
    expect((await analytics.screen()).dashboards).toHaveLength(1);
    const entries = await acme.asProduct((context) =>
      context.rows<{ all: string }>(
        sql`select string_agg(row_to_json(a)::text, '') as all from {audit_entry} a where action like 'analytics.%'`,
      ),
    );
    expect(entries[0]!.all).toContain("analytics.save-connection");
    expect(entries[0]!.all).not.toContain(secret);
    await acme.as("pam", (context) => removeConnection(context, { connectionId }));
    expect(await analytics.screen()).toEqual({ connection: null, dashboards: [] });
  });

  test("over the API the same holds, what a caller adds to the question is refused, and a flag ends it all", async () => {
    await analytics.connect();
    const { dashboardId } = await analytics.add();
    const door = openDoor(world);
    const ask = await analytics.served.as(door, acme, "gwen");
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
            await analytics.served.as(door, company, by)
          )(`/analytics/dashboards/${dashboardId}/view`, { method: "POST", body: {} })
        ).status,
      ).toBe(status);
    }
    await analytics.connect({}, globex);
    await analytics.add({}, globex);
    expect(
      (
        await (
          await analytics.served.as(door, globex, "gwen")
        )(`/analytics/dashboards/${dashboardId}/view`, { method: "POST", body: {} })
      ).status,
    ).toBe(404);
    await setTenantFlag(world.application.database, acme.tenant.id, "embedded-analytics", false);
    expect((await ask("/analytics/dashboards")).status).toBe(403);
    await setTenantFlag(world.application.database, acme.tenant.id, "embedded-analytics", true);
    expect((await ask("/analytics/dashboards")).status).toBe(200);
  });
});
