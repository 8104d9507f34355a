import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completeInitiative } from "#app/modules/initiatives/index.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { World } from "#tests/support/world.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { linkPerson } from "./use-cases/link-person.ts";
import { makeHookKey } from "./use-cases/make-hook-key.ts";
import { removeScimUser, saveScimUser, scimUsers } from "./use-cases/scim-people.ts";
import { setTaskSync, setTaskSyncInput } from "./use-cases/set-task-sync.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;

beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
  await new InitiativeWorld(acme.company).open();
  // So few people that one leaver is many.
  await acme.company.asProduct((context) => context.rows(sql`update {organization} set import_leaver_percent = 100`));
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

describe("people who are sent", () => {
  const user = (number: string, more: object = {}) => ({
    userName: `${number}@acme.test`,
    name: { givenName: "Mira", familyName: number },
    emails: [{ value: `${number}@acme.test`, type: "work" }],
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { employeeNumber: number },
    ...more,
  });
  const state = (number: string) =>
    acme.company.asProduct((context) =>
      context.rows<{ name: string; manager: string | null; status: string | null }>(
        sql`select e.display_name as name, m.display_name as manager,
              (select a.status from {assignment} a where a.employee_id = e.id and a.kind = 'STATUS'
                and a.superseded_at is null order by lower(a.valid) desc limit 1) as status
            from {employee} e left join {assignment} a on a.employee_id = e.id and a.kind = 'REPORTING_LINE'
              and a.superseded_at is null left join {employee} m on m.id = a.manager_id
            where e.external_employee_id = ${number}`,
      ),
    );

  /** What holds of somebody, kind by kind in the order of days; superseded knowledge is not there. */
  const standing = (number: string) =>
    acme.company.asProduct((context) =>
      context.rows<{ kind: string; days: string; status: string | null }>(
        sql`select a.kind, concat(lower(a.valid)::text, ' ', upper(a.valid)::text) as days, a.status
            from {assignment} a join {employee} e on e.id = a.employee_id
           where e.external_employee_id = ${number} and a.superseded_at is null order by a.kind, lower(a.valid)`,
      ),
    );

  test("join under their managers, change, leave when they are switched off, come back under the same record, and nobody else's token lets in", async () => {
    const id = await acme.connect("scim", {});
    const { key } = await acme.as((context) => makeHookKey(context, { installationId: id }, world.application));
    await acme.activate(id);
    const caller = { installationId: id, token: key };
    const send = (sent: { userId: string | null; body: unknown; patch?: boolean }, by = caller) =>
      acme.company.asProduct((context) => saveScimUser(context, by, sent, world.application));
    const run = async () => {
      await doTasks(acme.company);
      await acme.run(id);
    };
    const boss = await send({ userId: null, body: user("M1") });
    const manager = {
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": {
        employeeNumber: "M2",
        manager: { value: boss.id },
      },
    };
    const mira = await send({ userId: null, body: user("M2", manager) });
    expect(await refusal(send({ userId: null, body: user("M2") }))).toBe("integrations.scim-taken");
    expect(await refusal(send({ userId: null, body: user("M3") }, { ...caller, token: "guessed" }))).toBe(
      "integrations.scim-token",
    );
    const elsewhere = globex.company.asProduct((context) =>
      saveScimUser(context, caller, { userId: null, body: user("M3") }, world.application),
    );
    expect(await refusal(elsewhere)).toBe("integrations.scim-token");
    await run();
    expect(await state("M2")).toMatchObject([{ name: "Mira M2", manager: "Mira M1", status: "ACTIVE" }]);
    const off = { schemas: [], Operations: [{ op: "Replace", path: "active", value: "False" }] };
    await send({ userId: mira.id, body: off, patch: true });
    await run();
    expect(await state("M2")).toMatchObject([{ status: "LEFT" }]);
    world.clock.set("2026-12-01T09:00:00Z");
    const on = { schemas: [], Operations: [{ op: "replace", path: "active", value: true }] };
    await send({ userId: mira.id, body: on, patch: true });
    await run();
    expect(await state("M2")).toEqual([{ name: "Mira M2", manager: "Mira M1", status: "ACTIVE" }]);
    expect(await standing("M2")).toEqual([
      { kind: "REPORTING_LINE", days: "2026-11-16 ", status: null },
      { kind: "STATUS", days: "2026-11-16 2026-12-01", status: "LEFT" },
      { kind: "STATUS", days: "2026-12-01 ", status: "ACTIVE" },
    ]);
    const found = await acme.company.asProduct((context) =>
      scimUsers(
        context,
        caller,
        { sortBy: "", descending: false, filter: 'userName eq "M1@ACME.test"', start: 1, count: 10 },
        world.application,
      ),
    );
    expect(found).toMatchObject({ total: 1, resources: [{ id: boss.id }] });
    await send({ userId: null, body: user("M4") });
    // Nobody leaves whom somebody still reports to.
    for (const { id: gone } of [boss, mira])
      await acme.company.asProduct((context) => removeScimUser(context, caller, { userId: gone }, world.application));
    await run();
    expect(await state("M1")).toMatchObject([{ status: "LEFT" }]);
  });
});

describe("issues and tasks", () => {
  const told: string[] = [];
  const issue = (id: number, state: string, day: number, assignee = "asha-at-gitlab") => ({
    id,
    iid: id,
    project_id: 1,
    title: `Issue ${id}`,
    state,
    assignee: { username: assignee },
    web_url: `https://gitlab.example/a/b/${id}`,
    updated_at: `2026-03-0${day}T09:00:00Z`,
  });
  let issues = [issue(1, "opened", 1), issue(2, "opened", 2), issue(3, "opened", 2, "somebody")];
  let server: SourceServer;
  const answer: Answer = ({ path, query, method, body }) => {
    if (path === "/api/v4/user") return { body: { username: "pam" } };
    if (method === "PUT") {
      told.push(`${path.split("/").at(-1)} ${(JSON.parse(body) as { state_event: string }).state_event}`);
      issues = issues.map((each) => (path.endsWith(`/${each.iid}`) ? { ...issue(each.id, "closed", 8) } : each));
      return { body: {} };
    }
    const since = query.get("updated_after") ?? "";
    return { body: path.endsWith("/issues") ? issues.filter(({ updated_at: at }) => at >= since) : {} };
  };
  beforeAll(async () => {
    server = await SourceServer.start(answer);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("an issue becomes a task, each follows the other, and nothing goes round", async () => {
    const id = await acme.connect("gitlab", {
      name: "Tasks",
      setting: { address: server.address, project: "a/b" },
      secret: "token-of-gitlab",
    });
    await acme.as((context) => setTaskSync(context, setTaskSyncInput.parse({ installationId: id, makesTasks: "on" })));
    const link = (by: IntegrationWorld) =>
      by.as((context) =>
        linkPerson(context, {
          installationId: id,
          externalId: "asha-at-gitlab",
          employeeId: acme.company.id("asha"),
        }),
      );
    expect(await refusal(link(globex))).toBe("platform.not-found");
    await link(acme);
    const first = await acme.activate(id);
    expect(first.runs[0]!.outcome).toMatchObject({ TASKS: 2 });
    expect(first.unknownPeople).toEqual(["somebody"]);
    const tasks = () =>
      acme.company.asProduct((context) =>
        context.rows<{ text: string; done: boolean }>(
          sql`select i.text, i.completed_on is not null as done from {initiative} i
              join {connector_issue} c on c.initiative_id = i.id order by i.text`,
        ),
      );
    issues = [issue(1, "closed", 5), ...issues.slice(1)];
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ TASKS_MOVED: 1, ISSUES_MOVED: 0 });
    expect(await tasks()).toEqual([
      { text: "#1 Issue 1", done: true },
      { text: "#2 Issue 2", done: false },
    ]);
    const [second] = await acme.company.asProduct((context) =>
      context.rows<{ id: string }>(sql`select id from {initiative} where text = '#2 Issue 2'`),
    );
    await acme.company.as("asha", (context) => completeInitiative(context, { initiativeId: second!.id }));
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ TASKS_MOVED: 0, ISSUES_MOVED: 1 });
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ TASKS: 0, TASKS_MOVED: 0, ISSUES_MOVED: 0 });
    expect(told).toEqual(["2 close"]);
  });
});
