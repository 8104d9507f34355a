import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { recordLeaving, recordLeavingInput } from "#app/modules/people/use-cases/record-leaving.ts";
import { openDoor } from "#tests/support/door.ts";
import { createAnalyticsWorld, embedId, type AnalyticsWorld } from "./testing/analytics-world.ts";
import { sql } from "#tenancy/sql.ts";

let analytics: AnalyticsWorld;
let dashboardId: string;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  analytics = await createAnalyticsWorld();
  door = openDoor(analytics.world);
});
beforeEach(async () => {
  await analytics.clear();
  await grantGoals("gwen");
  await analytics.connect();
  ({ dashboardId } = await analytics.add());
});
afterAll(() => analytics.close());

/** How somebody asks for the view whose address another was given, over the API. */
async function asks(name: string, company = analytics.acme) {
  const ask = await analytics.served.as(door, company, name);
  return () => ask(`/analytics/dashboards/${dashboardId}/view`, { method: "POST", body: {} });
}
const rowsShown = async (answer: Response) => {
  const { address } = (await answer.json()) as { address: string };
  return decodeJwt(/dashboard\/([\w.-]+)/.exec(address)![1]!)["params"];
};
const grantGoals = (name: string) =>
  analytics.acme.asProduct((context) =>
    context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at)
        values (${analytics.acme.id(name)}, 'GOAL_ADMIN', now()) on conflict do nothing`,
    ),
  );
const withdrawGoals = (name: string) =>
  analytics.acme.asProduct((context) =>
    context.rows(
      sql`delete from {admin_access} where employee_id = ${analytics.acme.id(name)} and kind = 'GOAL_ADMIN'`,
    ),
  );

test("who asks again for the view of another gets rows of their own, or nothing", async () => {
  const { acme, globex } = analytics;
  expect(await rowsShown(await (await asks("gwen"))())).toMatchObject({ employee_id: acme.id("gwen") });
  for (const [name, company] of [
    ["ina", acme],
    ["mia", acme],
    ["pam", acme],
    ["gwen", globex],
  ] as const)
    expect((await (await asks(name, company))()).status).toBe(403);
  await grantGoals("mia");
  expect(await rowsShown(await (await asks("mia"))())).toEqual({
    company: acme.tenant.slug,
    employee_id: acme.id("mia"),
  });
  await withdrawGoals("mia");
});

test("a signed address opens for ten minutes and no second more, nor at the service of another company", async () => {
  const { address } = await analytics.open(dashboardId);
  const { metabase, superset, world } = analytics;
  const began = world.application.clock.now().getTime();
  for (const [seconds, status] of [
    [599, 200],
    [601, 400],
  ] as const) {
    metabase.now = () => new Date(began + seconds * 1_000);
    expect((await fetch(address)).status).toBe(status);
  }
  metabase.now = () => world.application.clock.now();
  const token = /dashboard\/([\w.-]+)/.exec(address)![1]!;
  const elsewhere = await fetch(`${superset.address}/verify`, { headers: { authorization: `Bearer ${token}` } });
  expect(elsewhere.status).not.toBe(200);
});

test("a guest token is of one dashboard and one person's rows, whoever carries it", async () => {
  await analytics.clear();
  await analytics.connectSuperset();
  ({ dashboardId } = await analytics.add({ providerRef: embedId }));
  const { token } = await analytics.open(dashboardId);
  expect(analytics.superset.guests.at(-1)).toMatchObject({
    resources: [{ id: embedId }],
    rls: [
      { clause: `company = '${analytics.acme.tenant.slug}'` },
      { clause: expect.stringContaining(analytics.acme.id("gwen")) as string },
    ],
  });
  const claims = decodeJwt(token!);
  expect(claims.exp! - claims.iat!).toBeLessThanOrEqual(600);
});

test("whose access was withdrawn, and who left, gets no further view with the session they have", async () => {
  const ask = await asks("gwen");
  expect((await ask()).status).toBe(200);
  await withdrawGoals("gwen");
  expect((await ask()).status).toBe(403);
  await grantGoals("gwen");
  expect((await ask()).status).toBe(200);
  const lastDay = new Date(analytics.world.clock.now().getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  await analytics.acme.as("pam", (context) =>
    recordLeaving(context, recordLeavingInput.parse({ employeeId: analytics.acme.id("gwen"), lastDay })),
  );
  expect((await ask()).status).toBe(401);
});
