import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rotateKeys } from "#app/composition/rotate-keys.ts";
import { forgetOldFiles } from "#app/modules/imports/use-cases/forget-old-files.ts";
import { FollowedWorld } from "#app/modules/goals/testing/followed-world.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import type { World } from "#tests/support/world.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { pauseConnector } from "./use-cases/change-state.ts";
import { followMeasure, followMeasureInput } from "./use-cases/follow-measure.ts";
import { mapConnector, mapConnectorInput } from "./use-cases/map-connector.ts";
import { startDueRuns } from "./use-cases/start-due-runs.ts";
import { startRun } from "./use-cases/start-run.ts";
import { rejectedRows } from "./queries/rejected-rows.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
let redmine: SourceServer;
const key = "key-of-redmine-1234";
let refuses = false;
let asked = "";
const issues = [1, 2, 3, 4].map((id) => ({
  id,
  subject: `Issue ${id}`,
  project: { id: 1 },
  status: { name: id < 4 ? "Closed" : "New", is_closed: id < 4 },
  estimated_hours: id,
  updated_on: `2026-03-0${id}T00:00:00Z`,
}));

const answer: Answer = ({ path, query, headers }) => {
  asked = String(headers["x-redmine-api-key"]);
  if (refuses || headers["x-redmine-api-key"] !== key)
    return { status: 401, body: { echo: headers["x-redmine-api-key"] } };
  if (path === "/users/current.json") return { body: { user: { login: "cairn" } } };
  const projects = [{ id: 1, identifier: "ops", name: "Operations", updated_on: "2026-01-01T00:00:00Z" }];
  const all = path === "/issues.json" ? issues : projects;
  const since = query.get("updated_on")?.slice(2) ?? "";
  const found = all.filter((row) => row.updated_on >= since);
  const offset = Number(query.get("offset") ?? 0);
  const name = path === "/issues.json" ? "issues" : "projects";
  return {
    body: { [name]: found.slice(offset, offset + Number(query.get("limit"))), total_count: found.length, offset },
  };
};

beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
  redmine = await SourceServer.start(answer);
});
afterAll(async () => {
  await redmine[Symbol.asyncDispose]();
  await world.close();
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );
const people = () =>
  acme.company.asProduct((context) =>
    context.rows<{ name: string; manager: string | null }>(
      sql`select e.display_name as name, m.display_name as manager from {employee} e
          left join {assignment} a on a.employee_id = e.id and a.kind = 'REPORTING_LINE' and a.superseded_at is null
            left join {employee} m on m.id = a.manager_id
         where e.external_employee_id like 'S-%' order by e.external_employee_id`,
    ),
  );
const sample = { address: "sample:", folder: "/", fileName: "people.csv" };

describe("people from a file", () => {
  test("a dry run says what would change and changes nothing; switched on, they join under their managers", async () => {
    const id = await acme.connect("sftp-people", { name: "Sample", setting: sample });
    const tried = await acme.run(id, "TRIAL");
    expect(tried.runs[0]).toMatchObject({ state: "DONE", reason: "TRIAL", readRows: 5, rejectedRows: 2 });
    // All of it is told on the screen, each in words.
    expect(tried.runs[0]!.outcome).toEqual({ CREATED: 3, CHANGED: 0, MOVED: 0, RETIRED: 0, REFUSED: 0, UNCHANGED: 0 });
    expect(await people()).toEqual([]);
    const on = await acme.activate(id);
    expect(on).toMatchObject({ health: "GOOD", failures: 0, runsAs: "pam" });
    expect((await people()).map(({ name, manager }) => `${name} < ${manager}`)).toEqual([
      "Noor Haddad < null",
      "Lukas Brandt < Noor Haddad",
      "Inés Ortega < Noor Haddad",
    ]);
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ UNCHANGED: 3 });
  });

  test("a run leads to the file of what it brought until that is forgotten", async () => {
    const id = await acme.connect("sftp-people", { name: "Forgotten", setting: sample });
    expect((await acme.run(id, "TRIAL")).runs[0]!.importId).not.toBeNull();
    const began = world.clock.now();
    world.clock.set(new Date(began.getTime() + 91 * 86_400_000).toISOString());
    await acme.company.asProduct(forgetOldFiles);
    expect((await acme.page(id)).runs[0]!.importId).toBeNull();
    world.clock.set(began.toISOString());
  });

  test("rows that fit no model are kept with why, for nobody but admins of this company", async () => {
    const id = await acme.connect("sftp-people", { name: "Rejected", setting: sample });
    const { runs } = await acme.run(id, "TRIAL");
    const file = await acme.as((context) => rejectedRows(context, id, runs[0]!.id));
    expect(JSON.stringify(file)).toMatch(/S-1004.*workEmail/);
    // Switched on, it is given nothing new: those rows are still left out.
    const on = await acme.activate(id);
    expect(on.runs[0]).toMatchObject({ reason: "MANUAL", state: "DONE", readRows: 0 });
    expect(on.refused).toBe(runs[0]!.rejectedRows);
    expect(await refusal(acme.company.as("ravi", (context) => rejectedRows(context, id, runs[0]!.id)))).toBe(
      "platform.not-found",
    );
    expect(await refusal(globex.as((context) => rejectedRows(context, id, runs[0]!.id)))).toBe("platform.not-found");
  });

  test("where many would leave nobody does: the run is held until somebody looks", async () => {
    const id = await acme.connect("sftp-people", { name: "Leavers", setting: sample });
    const mapped = mapConnectorInput.parse({ installationId: id, everyMinutes: "60", retiresMissing: "on" });
    await acme.as((context) => mapConnector(context, mapped));
    const held = await acme.activate(id);
    expect(held.runs[0]).toMatchObject({ state: "HELD", errorCode: "retires-many" });
    expect(held).toMatchObject({ health: "DEGRADED", failures: 1 });
    const [present] = await acme.company.asProduct((context) =>
      context.rows<{ left: number }>(
        sql`select count(*)::int as left from {assignment} where kind = 'STATUS' and status = 'LEFT'`,
      ),
    );
    expect(present!.left).toBe(0);
  });
});

describe("issues to metrics", () => {
  test("a share of what is done moves the key result that follows, with every run", async () => {
    const metrics = new FollowedWorld(acme.company);
    const metricId = await metrics.metric("Issues done", { measureType: "PERCENTAGE" }, "pam");
    const hours = await metrics.metric("Hours", { measureType: "COUNT" }, "pam");
    const { keyResultId } = await metrics.tracked("Close what is open", metricId);
    const id = await acme.connect("redmine", { setting: { address: redmine.address }, secret: key });
    const follow = (given: object) =>
      acme.as((context) => followMeasure(context, followMeasureInput.parse({ installationId: id, ...given })));
    await follow({ metricId, measure: "SHARE_DONE", project: "1" });
    await follow({ metricId: hours, measure: "SUM", field: "estimated_hours", status: "done" });
    expect(await refusal(follow({ metricId, measure: "COUNT" }))).toBe("integrations.metric-taken");
    const page = await acme.activate(id);
    expect(page.runs[0]!.outcome).toMatchObject({ METRICS: 2, ROWS: 5 });
    expect(page.measures.map(({ value }) => value).toSorted()).toEqual([6, 75]);
    const actual = () =>
      acme.company.asProduct((context) =>
        context.rows<{ actual: number }>(
          sql`select actual_value::float8 as actual from {goal} where id = ${keyResultId}`,
        ),
      );
    expect(await actual()).toEqual([{ actual: 75 }]);
    issues[3]!.status.is_closed = true;
    issues[3]!.updated_on = "2026-03-09T00:00:00Z";
    expect((await acme.run(id)).runs[0]).toMatchObject({ readRows: 1 });
    expect(await actual()).toEqual([{ actual: 100 }]);
    await metrics.expectEveryNumberRight();
  });
});

describe("a connection in trouble", () => {
  test("says so, waits longer each time, and mends itself; its secret is told to nobody", async () => {
    const id = await acme.connect("redmine", { name: "Trouble", setting: { address: redmine.address }, secret: key });
    refuses = true;
    const first = await acme.activate(id);
    expect(first).toMatchObject({ health: "SIGN_IN", failures: 1, lastError: "auth" });
    expect(first.runs[0]).toMatchObject({ state: "FAILED", errorCode: "auth" });
    const waits = async () => new Date((await acme.page(id)).nextRunAt!).getTime() - world.clock.now().getTime();
    expect(await waits()).toBe(5 * 60_000);
    await acme.run(id);
    expect(await waits()).toBe(10 * 60_000);
    const kept = await acme.company.asProduct((context) =>
      context.rows<{ kept: string }>(
        sql`select row_to_json(i)::text as kept from {connector_installation} i union all select row_to_json(r)::text
          from {connector_run} r
            union all select row_to_json(a)::text from {audit_entry} a union all select row_to_json(o)::text from {outbox} o`,
      ),
    );
    expect(asked).toBe(key);
    expect(JSON.stringify([kept, await acme.page(id)])).not.toContain(key);
    refuses = false;
    expect(await acme.run(id)).toMatchObject({ health: "GOOD", failures: 0 });
  });

  test("a secret given for one address is not sent to another, and opens for no other installation or company", async () => {
    const id = await acme.connect("redmine", { name: "Moved", setting: { address: redmine.address }, secret: key });
    expect(await refusal(acme.setUp(id, { setting: { address: "https://elsewhere.example/" } }))).toBe(
      "integrations.secret-needed",
    );
    expect(await refusal(acme.setUp(id, { setting: { address: "not an address" } }))).toBe(
      "integrations.settings-refused",
    );
    await rotateKeys(world.application, [acme.company.tenant]);
    await acme.activate(id);
    expect((await acme.page(id)).health).toBe("GOOD");
    const own = await globex.connect("redmine", { setting: { address: redmine.address }, secret: key });
    const [sealed] = await acme.company.asProduct((context) =>
      context.rows<{ secret: string }>(sql`select secret from {connector_installation} where id = ${id}`),
    );
    await globex.company.asProduct((context) =>
      context.rows(sql`update {connector_installation} set secret = ${sealed!.secret} where id = ${own}`),
    );
    await expect(globex.activate(own)).rejects.toThrow(/key/i);
  });

  test("an address within our own network is not asked", async () => {
    const id = await acme.connect("redmine", {
      name: "Inside",
      setting: { address: "https://10.0.0.8/" },
      secret: key,
      checked: false,
    });
    const { checkConnector } = await import("./use-cases/check-connector.ts");
    const found = await acme.as((context) => checkConnector(context, { installationId: id }, world.application));
    expect(found).toMatchObject({ failed: { code: "integrations.fault-config" } });
  });
});

describe("runs", () => {
  test("are started when they are due, once, by the rights of who switched it on; not while it is paused", async () => {
    await acme.company.asProduct((context) => context.rows(sql`update {connector_installation} set status = 'PAUSED'`));
    const id = await acme.connect("redmine", { name: "Due", setting: { address: redmine.address }, secret: key });
    await acme.activate(id);
    const start = () => acme.company.asProduct(startDueRuns);
    await start();
    expect(await doTasks(acme.company)).toEqual([]);
    world.clock.set("2026-11-16T09:20:00Z");
    await start();
    await start();
    await doTasks(acme.company);
    const { runs } = await acme.page(id);
    expect(runs.filter(({ reason }) => reason === "SCHEDULE")).toHaveLength(1);
    await acme.as((context) => pauseConnector(context, { installationId: id }));
    world.clock.set("2026-11-16T12:20:00Z");
    await start();
    await doTasks(acme.company);
    expect((await acme.page(id)).runs).toHaveLength(runs.length);
  });

  test("of two who ask at once one is told that it runs already", async () => {
    const id = await acme.connect("redmine", { name: "Race", setting: { address: redmine.address }, secret: key });
    await acme.activate(id);
    const ask = () => acme.as((context) => startRun(context, { installationId: id, reason: "MANUAL" }));
    const both = await Promise.all([refusal(ask()), refusal(ask())]);
    expect(both.toSorted()).toEqual(["integrations.run-busy", null]);
  });

  test("are nobody's but platform admins' of this company", async () => {
    const id = await acme.connect("redmine", { name: "Attacked", setting: { address: redmine.address }, secret: key });
    const run = (by: IntegrationWorld, who: string) =>
      refusal(by.company.as(who, (context) => startRun(context, { installationId: id, reason: "TRIAL" })));
    expect(await run(acme, "ravi")).toBe("platform.not-found");
    expect(await run(globex, "pam")).toBe("platform.not-found");
  });
});
