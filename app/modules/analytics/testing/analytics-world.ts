import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld } from "#tests/support/world.ts";
import { connectionScreen, type ConnectionScreen } from "../queries/connection-screen.ts";
import { openView } from "../use-cases/open-view.ts";
import { saveConnection, saveConnectionInput } from "../use-cases/save-connection.ts";
import { saveDashboard, saveDashboardInput } from "../use-cases/save-dashboard.ts";
import { serveMetabase } from "./metabase-server.ts";
import { serveSuperset } from "./superset-server.ts";
import { sql } from "#tenancy/sql.ts";

export const secret = "canary-secret-0123456789abcdef0123456789abcdef";
/** The dashboard the test's Superset shows. */
export const embedId = "6e2cbbd5-3a4f-4a0e-9a6c-0f0d1c2b3a4e";

export type AnalyticsWorld = Awaited<ReturnType<typeof createAnalyticsWorld>>;

/** Two companies, where Pam administers the platform, Gwen goals, and Ina reports to Mia; and both services, answering. */
export async function createAnalyticsWorld() {
  const world = await createWorld();
  const metabase = await serveMetabase(secret, [12]);
  const superset = await serveSuperset("cairn", secret);
  metabase.now = superset.now = () => world.application.clock.now();
  const served = await serveApi(world);
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
  const [acme, globex] = [await staff(), await staff()];
  const door = openDoor(world);
  for (const company of [acme, globex]) await door.letIn(company, "pam", "gwen", "mia", "ina");

  const here = () => ({ ...world.application, config: { ...world.application.config, production: false } });
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
  const screen = (): Promise<ConnectionScreen> => acme.as("pam", connectionScreen);
  /** Takes all connections away, and all mischief of the services. */
  const clear = async () => {
    superset.mischief = "NONE";
    for (const company of [acme, globex])
      await company.asProduct((context) => context.rows(sql`delete from {analytics_connection}`));
  };
  const close = async () => {
    await Promise.all([metabase.close(), superset.close(), served.close()]);
    await world.close();
  };
  return {
    world,
    acme,
    globex,
    metabase,
    superset,
    served,
    here,
    connect,
    connectSuperset,
    add,
    open,
    screen,
    clear,
    close,
  };
}

/** Waits for a refusal: the fields it speaks of, or its status and code. */
export function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "no refusal",
    (error: { code?: string; status?: number; details?: { fields?: object } }) =>
      error.details?.fields && Object.keys(error.details.fields).length > 0
        ? error.details.fields
        : [error.status, error.code],
  );
}
