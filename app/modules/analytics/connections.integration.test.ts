import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rotateKeys } from "#app/composition/rotate-keys.ts";
import { keyGrace } from "#app/platform/secrets/rotate-data-key.ts";
import { type Company, type World } from "#tests/support/world.ts";
import { connectionScreen } from "./queries/connection-screen.ts";
import { type MetabaseServer } from "./testing/metabase-server.ts";
import { type SupersetServer } from "./testing/superset-server.ts";
import { saveConnection, saveConnectionInput } from "./use-cases/save-connection.ts";
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

describe("the connection", () => {
  test("keeps its secret sealed, opened by nobody else's key, and shows it to nobody", async () => {
    await analytics.connect();
    const [row] = await acme.asProduct((context) =>
      context.rows<{ kept: string }>(sql`select row_to_json(c)::text as kept from {analytics_connection} c`),
    );
    expect(row!.kept).not.toContain(secret);
    expect(JSON.stringify(await analytics.screen())).not.toContain("secret");
    await analytics.connect({ secret: "globex has another secret of its own" }, globex);
    const [own] = await acme.asProduct((context) =>
      context.rows<{ secret: string }>(sql`select secret from {analytics_connection}`),
    );
    const { dashboardId } = await analytics.add({}, globex);
    await globex.asProduct((context) => context.rows(sql`update {analytics_connection} set secret = ${own!.secret}`));
    await expect(analytics.open(dashboardId, "gwen", globex)).rejects.toThrow("not one of this company");
  });

  test("keeps what it had where the secret is left empty, but sends it nowhere else unknown", async () => {
    await analytics.connect();
    await analytics.connect({ secret: "" });
    expect(await refusal(analytics.connect({ secret: "", baseUrl: "https://evil.example" }))).toEqual({
      secret: "analytics.secret-again",
    });
    expect(await refusal(analytics.connect({ secret: "", kind: "SUPERSET", account: "cairn" }))).toEqual({
      secret: "analytics.secret-again",
    });
    expect((await analytics.screen()).connection).toMatchObject({ kind: "METABASE", baseUrl: metabase.address });
  });

  test("is refused at our own address, and on this machine in production", async () => {
    expect(
      await refusal(
        analytics
          .connect({ baseUrl: "http://acme.localhost/x" })
          .catch((error: unknown) =>
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
            analytics.here(),
            "https://cairn.example",
          ),
        ),
      ),
    ).toEqual({ baseUrl: "analytics.address-own" });
    expect(
      await refusal(
        analytics.connect({}, acme, "pam", {
          ...analytics.here(),
          config: { ...analytics.here().config, production: true },
        }),
      ),
    ).toEqual({ baseUrl: "analytics.address-within" });
  });

  test("is tried as a view would, and says what is wrong", async () => {
    const tried = async (id?: string) =>
      acme.as("pam", async (context) =>
        testConnection(
          context,
          { connectionId: id ?? (await connectionScreen(context)).connection!.id },
          analytics.here(),
        ),
      );
    await analytics.connect();
    expect(await tried()).toEqual({ tried: "REACHED" });
    await analytics.add();
    expect(await tried()).toEqual({ tried: "ALL" });
    await analytics.connect({ secret: "another secret, which the service has not" });
    expect(await refusal(tried())).toEqual([502, "analytics.service-refused"]);
    await analytics.connect({ baseUrl: superset.address });
    expect(await refusal(tried())).toEqual([502, "analytics.service-malformed"]);
    await acme.asProduct((context) => context.rows(sql`delete from {analytics_connection}`));
    await analytics.connectSuperset({ secret: "a wrong password" });
    expect(await refusal(tried())).toEqual([502, "analytics.service-refused"]);
    await analytics.connectSuperset();
    expect(await tried()).toEqual({ tried: "ALL" });
    expect(await refusal(tried(acme.id("pam")))).toEqual([404, "platform.not-found"]);
  });

  test("outlives a rotation of keys, and the old key is destroyed only after", async () => {
    await analytics.connect();
    const { dashboardId } = await analytics.add();
    const sealedWith = async () =>
      (
        await acme.asProduct((context) =>
          context.rows<{ key: string }>(sql`select split_part(secret, '.', 2) as key from {analytics_connection}`),
        )
      )[0]!.key;
    const before = await sealedWith();
    await rotateKeys(world.application, [acme.tenant]);
    expect(await sealedWith()).not.toBe(before);
    const now = world.application.clock.now();
    world.clock.set(new Date(now.getTime() + keyGrace + 1_000).toISOString());
    await rotateKeys(world.application, [acme.tenant]);
    expect(
      (await world.application.database.control.query(sql`select from control.data_key where id::text = ${before}`))
        .rowCount,
    ).toBe(0);
    expect((await analytics.open(dashboardId)).kind).toBe("METABASE");
    world.clock.set(now.toISOString());
  });

  test("is one a company, also where two admins make it at once, and dashboards of one name are refused", async () => {
    await Promise.allSettled([analytics.connect(), analytics.connect({ secret: "a second secret made at once" })]);
    expect(await acme.asProduct((context) => context.rows(sql`select from {analytics_connection}`))).toHaveLength(1);
    await analytics.add();
    expect(await refusal(analytics.add({ name: "goals BY quarter" }))).toEqual({ name: "analytics.duplicate-name" });
    expect(await refusal(analytics.add({ name: "Other", providerRef: embedId }))).toEqual({
      providerRef: "analytics.malformed-dashboard-METABASE",
    });
    expect(await refusal(analytics.add({ name: "Other", EMAIL: "Company" }))).toEqual([422, "analytics.filter-twice"]);
    expect(await refusal(analytics.connectSuperset())).toEqual({ kind: "analytics.kind-has-dashboards" });
  });
});
