import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { undoFile } from "#app/modules/imports/use-cases/undo-file.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import type { World } from "#tests/support/world.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { activateConnector, pauseConnector } from "./use-cases/change-state.ts";
import { resetConnector } from "./use-cases/reset-connector.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let source: SourceServer;
let begun = () => {};
let asked = 0;

/** Projects without an end, each page as full as it was asked for. */
const answer: Answer = ({ path, query }) => {
  if (path === "/users/current.json") return { body: { user: { login: "cairn" } } };
  if (path === "/issues.json") return { body: { issues: [], total_count: 0, offset: 0 } };
  asked += 1;
  begun();
  const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit"))];
  const projects = Array.from({ length: limit }, (_, at) => ({
    id: offset + at,
    identifier: `p${offset + at}`,
    name: "Operations",
    updated_on: "2026-01-01T00:00:00Z",
  }));
  return { body: { projects, total_count: 1_000_000, offset } };
};

beforeAll(async () => {
  ({ world, acme } = await IntegrationWorld.create());
  await world.application.jobs.prepare([runTaskJob]);
  source = await SourceServer.start(answer);
});
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await world.close();
});

const connect = (name: string) =>
  acme.connect("redmine", { name, setting: { address: source.address }, secret: "k-1234567" });
const held = (id: string) =>
  acme.company.asProduct((context) =>
    context.rows(sql`select 1 from {connector_row} where installation_id = ${id} union all
      select 1 from {connector_cursor} where installation_id = ${id}`),
  );

describe("a source without an end", () => {
  test.each([
    ["rows", { rows: 500 }, "too-many-rows"],
    ["pages", { pages: 3 }, "too-many-pages"],
  ])("meets the bound of %s: the run says so and nothing that was read is kept", async (_, runBounds, code) => {
    Object.assign(world.application.config.connectors, { runBounds });
    const id = await connect(code);
    const page = await acme.activate(id);
    expect(page.runs[0]).toMatchObject({ state: "FAILED", errorCode: code });
    expect(page).toMatchObject({ health: "DEGRADED", lastError: code });
    expect(await held(id)).toEqual([]);
    Object.assign(world.application.config.connectors, { runBounds: undefined });
  });

  test("is read no further once the connection is reset: the run ends, and what it had read is forgotten with the rest", async () => {
    const id = await connect("Reset");
    const reached = new Promise<void>((resolve) => (begun = resolve));
    acme.later();
    await acme.as((context) => activateConnector(context, { installationId: id }));
    const running = doTasks(acme.company);
    await reached;
    await acme.as((context) => resetConnector(context, { installationId: id }));
    await running;
    const before = asked;
    const page = await acme.page(id);
    expect(page.runs[0]).toMatchObject({ state: "FAILED", errorCode: "cancelled" });
    expect(page).toMatchObject({ status: "ACTIVE", failures: 0 });
    expect(await held(id)).toEqual([]);
    expect(asked).toBe(before);
  });

  test("is not waited for once it is paused: its process ends, and the source is asked no more", async () => {
    const id = await connect("Paused");
    const reached = new Promise<void>((resolve) => (begun = resolve));
    acme.later();
    await acme.as((context) => activateConnector(context, { installationId: id }));
    const running = doTasks(acme.company);
    await reached;
    await acme.as((context) => pauseConnector(context, { installationId: id }));
    await running;
    const before = asked;
    const page = await acme.page(id);
    expect(page.runs[0]).toMatchObject({ state: "FAILED", errorCode: "cancelled" });
    expect(page).toMatchObject({ health: "PAUSED", failures: 0 });
    const tasks = await acme.company.asProduct((context) =>
      context.rows(sql`select state from {background_task} where about_id = ${id}`),
    );
    expect(tasks).toEqual([{ state: "CANCELLED" }]);
    expect(asked).toBe(before);
  });
});

test("what a run brought and somebody took back is read again by the next run", async () => {
  const sample = { address: "sample:", folder: "/", fileName: "people.csv" };
  const id = await acme.connect("sftp-people", { name: "Sample", setting: sample });
  const page = await acme.activate(id);
  expect(page).toMatchObject({ health: "GOOD", refused: 2 });
  expect((await held(id)).length).toBeGreaterThan(0);
  await acme.as((context) => undoFile(context, { fileId: page.runs[0]!.importId! }));
  await relayOutbox(world.application, acme.company.tenant);
  expect(await held(id)).toEqual([]);
  expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ CREATED: 3 });
});
