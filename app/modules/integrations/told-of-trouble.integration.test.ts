import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import type { World } from "#tests/support/world.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { mapConnector, mapConnectorInput } from "./use-cases/map-connector.ts";
import { pauseConnector } from "./use-cases/change-state.ts";
import { startDueRuns } from "./use-cases/start-due-runs.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
let source: SourceServer;
let status = 200;
let isOdd = false;

const answer: Answer = ({ path }) => {
  if (isOdd) return { body: { issues: [{ id: null }], projects: [{ id: {} }], total_count: 1, offset: 0 } };
  if (status !== 200) return { status, body: {} };
  if (path === "/users/current.json") return { body: { user: { login: "cairn" } } };
  return { body: { [path === "/issues.json" ? "issues" : "projects"]: [], total_count: 0, offset: 0 } };
};

beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  source = await SourceServer.start(answer);
});
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await world.close();
});

const connect = async (name: string) => {
  status = 200;
  const id = await acme.connect("redmine", { name, setting: { address: source.address }, secret: "key-1234" });
  await acme.activate(id);
  return id;
};
/** What was told since it was last asked, to whom. */
const news = async (of = acme) => {
  await relayOutbox(world.application, of.company.tenant);
  const rows = await of.company.asProduct((context) =>
    context.rows<{ kind: string; to: string; name: string }>(
      sql`with told as materialized (delete from {notification} where kind like 'integrations:%'
          returning kind, recipient_id, payload)
        select t.kind, e.display_name as to, t.payload ->> 'name' as name
        from told t join {employee} e on e.id = t.recipient_id`,
    ),
  );
  return rows.map(({ kind, to, name }) => `${kind.split(":")[1]} ${name} ${to.split(" ")[0]!.toLowerCase()}`);
};
/** The next run, when its time has come. */
const nextRun = async (id: string) => {
  const { nextRunAt } = await acme.page(id);
  world.clock.set(new Date(new Date(nextRunAt!).getTime() + 1_000).toISOString());
  await acme.company.asProduct(startDueRuns);
  await doTasks(acme.company);
};

test("who looks after connectors hears at once of what only a person puts right, once, and nobody else does", async () => {
  const id = await connect("Issues");
  expect(await news()).toEqual([]);
  status = 401;
  await nextRun(id);
  expect(await news()).toEqual(["failing Issues pam"]);
  for (let times = 0; times < 3; times += 1) await nextRun(id);
  expect(await news()).toEqual([]);
  status = 200;
  await nextRun(id);
  status = 401;
  await nextRun(id);
  expect(await news()).toEqual(["failing Issues pam"]);
  expect(await news(globex)).toEqual([]);
  await acme.as((context) => pauseConnector(context, { installationId: id }));
});

test("what may pass by itself is told of once it came three times; a run by hand is watched by who began it", async () => {
  const id = await connect("Busy");
  isOdd = true;
  await nextRun(id);
  await nextRun(id);
  expect(await news()).toEqual([]);
  await nextRun(id);
  expect(await news()).toEqual(["failing Busy pam"]);
  await acme.as((context) => pauseConnector(context, { installationId: id }));
  isOdd = false;
  const watched = await connect("Watched");
  status = 401;
  await acme.run(watched);
  expect(await news()).toEqual([]);
  await acme.as((context) => pauseConnector(context, { installationId: watched }));
});

test("what began to fail while somebody looked is told of once it goes on by itself", async () => {
  const id = await connect("Left alone");
  status = 401;
  await acme.run(id);
  await nextRun(id);
  expect(await news()).toEqual(["failing Left alone pam"]);
  await acme.as((context) => pauseConnector(context, { installationId: id }));
});

test("a run that waits for a decision is told of once, until it was made", async () => {
  const id = await acme.connect("sftp-people", {
    name: "Leavers",
    setting: { address: "sample:", folder: "/", fileName: "people.csv" },
  });
  const mapped = mapConnectorInput.parse({ installationId: id, everyMinutes: "60", retiresMissing: "on" });
  await acme.as((context) => mapConnector(context, mapped));
  expect((await acme.activate(id)).runs[0]).toMatchObject({ state: "HELD" });
  expect(await news()).toEqual([]);
  await nextRun(id);
  expect(await news()).toEqual(["held Leavers pam"]);
  await nextRun(id);
  expect(await news()).toEqual([]);
});
