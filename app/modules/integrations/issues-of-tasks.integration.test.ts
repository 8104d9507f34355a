import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completeInitiative } from "#app/modules/initiatives/index.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import type { World } from "#tests/support/world.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { issuesOfTask } from "./queries/issues-of-task.ts";
import { createIssue } from "./use-cases/create-issue.ts";
import { makeHookKey } from "./use-cases/make-hook-key.ts";
import { setTaskSync, setTaskSyncInput } from "./use-cases/set-task-sync.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
let tasks: InitiativeWorld;
let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
  tasks = await new InitiativeWorld(acme.company).open();
  await new InitiativeWorld(globex.company).open();
  api = await serveApi(world);
});
afterAll(async () => {
  await api.close();
  await world.close();
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

type Kept = { id: number; iid: number; title: string; description: string; state: string; updated_at: string };
const issues: Kept[] = [];
const shown = (issue: Kept) => ({
  ...issue,
  project_id: 1,
  web_url: `https://gitlab.example/a/b/-/issues/${issue.iid}`,
});
let moved: string[] = [];
const answer: Answer = ({ path, query, method, body }) => {
  if (path === "/api/v4/user") return { body: { username: "pam" } };
  if (method === "POST") {
    const said = JSON.parse(body) as { title: string; description: string };
    const number = issues.length + 1;
    issues.push({ ...said, id: 100 + number, iid: number, state: "opened", updated_at: "2026-03-01T09:00:00Z" });
    return { status: 201, body: shown(issues.at(-1)!) };
  }
  if (method === "PUT") {
    const issue = issues.find(({ iid }) => path.endsWith(`/${iid}`))!;
    Object.assign(issue, { state: "closed", updated_at: "2026-03-03T09:00:00Z" });
    moved.push(`#${issue.iid}`);
    return { body: {} };
  }
  const since = query.get("updated_after") ?? "";
  return { body: path.endsWith("/issues") ? issues.filter((each) => each.updated_at >= since).map(shown) : {} };
};

describe("issues of tasks", () => {
  let server: SourceServer;
  let id: string;
  beforeAll(async () => {
    server = await SourceServer.start(answer);
    const setting = { address: server.address, project: "a/b" };
    id = await acme.connect("gitlab", { name: "Our GitLab", setting, secret: "token-of-gitlab" });
    await acme.activate(id);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const choose = (given: object) =>
    acme.as((context) => setTaskSync(context, setTaskSyncInput.parse({ installationId: id, ...given })));
  const make = (by: IntegrationWorld, name: string, initiativeId: string) =>
    by.company.as(name, (context) => createIssue(context, { installationId: id, initiativeId }, world.application));
  const see = (name: string, initiativeId: string) =>
    acme.company.as(name, (context) => issuesOfTask(context, initiativeId, world.application));

  test("are made by whoever may edit the task, once an administrator had that so, and once of each task", async () => {
    const task = await tasks.task("asha", { text: "Renew the certificate", description: "Before it ends." });
    expect(await refusal(make(acme, "asha", task))).toBe("platform.not-found");
    expect((await see("asha", task)).trackers).toEqual([]);
    await choose({ issuesOfTasks: "on" });
    expect((await see("asha", task)).trackers).toEqual([{ id, name: "Our GitLab" }]);
    // Another company, and a colleague who may not see the task.
    expect(await refusal(make(globex, "asha", task))).toBe("platform.not-found");
    const ravis = await tasks.task("ravi", { text: "Ravi's own" });
    expect(await refusal(make(acme, "asha", ravis))).toBe("platform.not-found");
    const asked = await Promise.all(["asha", "ravi"].map((name) => refusal(make(acme, name, task))));
    expect(asked.toSorted()).toEqual(["integrations.issue-there", null]);
    expect(issues).toHaveLength(1);
    expect(issues[0]!.description).toContain(task);
    expect(await see("asha", task)).toMatchObject({
      issues: [{ key: "#1", title: "Renew the certificate", status: "planned", paired: true }],
      trackers: [],
    });
  });

  test("and their tasks follow each other, and nothing goes round", async () => {
    const task = await tasks.task("asha", { text: "Order the parts" });
    await make(acme, "asha", task);
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ TASKS: 0, TASKS_MOVED: 0, ISSUES_MOVED: 0 });
    moved = [];
    await acme.company.as("asha", (context) => completeInitiative(context, { initiativeId: task }));
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ TASKS_MOVED: 0, ISSUES_MOVED: 1 });
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ TASKS: 0, TASKS_MOVED: 0, ISSUES_MOVED: 0 });
    expect(moved).toEqual(["#2"]);
    expect((await see("asha", task)).issues).toMatchObject([{ key: "#2", status: "done" }]);
  });

  test("links in a task say what they lead to only where an administrator had that so", async () => {
    const [first] = issues;
    const link = shown(first!).web_url;
    const task = await tasks.task("asha", { text: "Read up", description: `See ${link}.` });
    expect((await see("asha", task)).issues).toEqual([]);
    await choose({ issuesOfTasks: "on", unfoldsLinks: "on" });
    expect((await see("asha", task)).issues).toMatchObject([
      { key: "#1", title: "Renew the certificate", url: link, paired: false },
    ]);
  });
});

describe("over HTTP", () => {
  const slug = () => acme.company.tenant.slug;

  test("an identity provider puts, finds, changes and removes users; what is not taken is refused as the standard says", async () => {
    const id = await acme.connect("scim", {});
    const { key } = await acme.as((context) => makeHookKey(context, { installationId: id }, world.application));
    await acme.activate(id);
    const ask = async (path: string, method = "GET", body?: object, token = key) => {
      const answered = await fetch(`${api.root}/scim/v2/${slug()}/${id}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answered.text();
      return { status: answered.status, body: (text && JSON.parse(text)) as Record<string, unknown> };
    };
    const user = { schemas: [], userName: "h1@acme.test", name: { givenName: "Hanna", familyName: "One" } };
    const made = await ask("/Users", "POST", user);
    expect(made).toMatchObject({ status: 201, body: { userName: "h1@acme.test", meta: { resourceType: "User" } } });
    const place = `/Users/${String(made.body["id"])}`;
    expect(await ask("/Users", "POST", user)).toMatchObject({ status: 409, body: { scimType: "uniqueness" } });
    expect(await ask(`/Users?filter=${encodeURIComponent('userName eq "H1@acme.test"')}`)).toMatchObject({
      status: 200,
      body: { totalResults: 1 },
    });
    const title = { Operations: [{ op: "add", path: "title", value: "Engineer" }] };
    expect(await ask(place, "PATCH", title)).toMatchObject({ status: 200, body: { title: "Engineer" } });
    expect(await ask("/.search", "POST", { filter: "" })).toMatchObject({ status: 200, body: { totalResults: 1 } });
    expect((await ask(place, "DELETE")).status).toBe(204);
    expect((await ask(place)).status).toBe(404);
    expect(await ask("/Me")).toMatchObject({ status: 501, body: { status: "501" } });
    expect(await ask("/.search", "POST", { filter: "" })).toMatchObject({ status: 200, body: { totalResults: 0 } });
    expect(await ask("/ResourceTypes")).toMatchObject({ status: 200, body: { totalResults: 2 } });
    for (const path of ["/Users", place, "/Groups"])
      expect((await ask(path, "GET", undefined, "guessed")).status).toBe(401);
    expect((await ask("/.search", "POST", { filter: "" }, "guessed")).status).toBe(401);
    const elsewhere = await fetch(`${api.root}/scim/v2/${globex.company.tenant.slug}/${id}/Users`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(elsewhere.status).toBe(401);
  });

  test("a signed message of a source has it read, once; one that is not signed does nothing", async () => {
    await using server = await SourceServer.start(answer);
    const setting = { address: server.address, project: "a/b" };
    const id = await acme.connect("gitlab", { name: "Told", setting, secret: "token-of-gitlab" });
    await acme.activate(id);
    const { key } = await acme.as((context) => makeHookKey(context, { installationId: id }, world.application));
    const body = JSON.stringify({ action: "opened" });
    let deliveries = 0;
    const tell = async (signedWith: string, company = slug()) => {
      const headers = { "x-gitlab-token": signedWith, "x-gitlab-event-uuid": `delivery-${(deliveries += 1)}` };
      const address = `${api.root}/hooks/${company}/${id}/gitlab`;
      return (await fetch(address, { method: "POST", headers, body })).status;
    };
    expect([await tell("guessed"), await tell(key, globex.company.tenant.slug)]).toEqual([401, 404]);
    expect([await tell(key), await tell(key)]).toEqual([202, 202]);
    await doTasks(acme.company);
    const { runs } = await acme.page(id);
    expect(runs.filter(({ reason }) => reason === "HOOK")).toHaveLength(1);
  });

  test("what a person is asked for over the API is theirs to ask for", async () => {
    const door = openDoor(world);
    await door.letIn(acme.company, "asha");
    const ask = await api.as(door, acme.company, "asha");
    const task = await tasks.task("asha", { text: "Over the API" });
    const [tracker] = (await acme.company.as("asha", (context) => issuesOfTask(context, task, world.application)))
      .trackers;
    expect(tracker).toMatchObject({ name: "Our GitLab" });
    const none = await ask(`/initiatives/${task}/issues`, { method: "POST", body: { installationId: task } });
    expect(none.status).toBe(404);
    const [left] = await acme.company.asProduct((context) =>
      context.rows<{ count: number }>(
        sql`select count(*)::int as count from {connector_issue} where initiative_id = ${task}`,
      ),
    );
    expect(left!.count).toBe(0);
  });
});
