import { afterAll, beforeAll, expect, test } from "vitest";
import { membersOn } from "#app/modules/audiences/data/members-sql.ts";
import { findCohort, requireCohort } from "#app/modules/audiences/data/cohort-record.ts";
import { makeHookKey } from "#app/modules/integrations/use-cases/make-hook-key.ts";
import { applyGroups } from "#app/modules/integrations/use-cases/apply-groups.ts";
import { pauseConnector } from "#app/modules/integrations/use-cases/change-state.ts";
import { removeConnector } from "#app/modules/integrations/use-cases/remove-connector.ts";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { serveApi } from "#tests/support/served-api.ts";
import type { World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
let api: Awaited<ReturnType<typeof serveApi>>;
let installationId: string;
let root: string;
let token: string;

beforeAll(async () => {
  const opened = await IntegrationWorld.create();
  ({ world, acme, globex } = opened);
  api = await serveApi(world);
  installationId = await acme.connect("scim", { name: "Directory" });
  ({ key: token } = await acme.as((context) => makeHookKey(context, { installationId }, world.application)));
  root = `${api.root}/scim/v2/${acme.company.tenant.slug}/${installationId}`;
  await acme.activate(installationId);
  // So many that one who leaves is no reason to stop.
  const crowd = Array.from({ length: 30 }, (_, index) => ({ userName: `crowd${index}@acme.test` }));
  await ask("POST", "/Bulk", { Operations: crowd.map((data) => ({ method: "POST", path: "/Users", data })) });
});
afterAll(async () => {
  await api.close();
  await world.close();
});

const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${root}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, tag: answer.headers.get("etag"), body: (text ? JSON.parse(text) : {}) as Answer };
};
type Answer = {
  id: string;
  displayName: string;
  totalResults: number;
  scimType: string;
  members: { value: string; display: string }[];
  Resources: Answer[];
  Operations: { status: string; location: string; bulkId?: string; response?: Answer }[];
};
const operations = (...Operations: object[]) => ({ Operations });
const newUser = async (name: string) => {
  const { body } = await ask("POST", "/Users", {
    ...{ userName: `${name}@acme.test`, displayName: name, externalId: `N-${name}` },
    emails: [{ value: `${name}@acme.test`, type: "work" }],
  });
  return body.id;
};

/** What waits is run, and then the cohorts that follow groups, each with the names of its people. */
async function cohorts(): Promise<Record<string, string[]>> {
  await step();
  return acme.company.asProduct(async (context) => {
    const rows = await context.rows<{ id: string; name: string }>(
      sql`select id, name from {cohort} where source = 'DIRECTORY' and deleted_at is null`,
    );
    const found: Record<string, string[]> = {};
    for (const { id, name } of rows) {
      const cohort = (await findCohort(context, id))!;
      const people = await context.rows<{ name: string }>(
        sql`select e.external_employee_id as name from {employee} e
          where ${membersOn(context, cohort, context.today())} order by 1`,
      );
      found[name] = people.map((one) => one.name);
    }
    return found;
  });
}
async function step() {
  acme.later();
  await acme.as((context) => context.rows(sql`update {connector_installation} set next_run_at = null`));
  await doTasks(acme.company);
}

test("a group is a cohort that follows it: who joins, who leaves, its name, and its end", async () => {
  const [ann, bo] = [await newUser("ann"), await newUser("bo")];
  const made = await ask("POST", "/Groups", { displayName: "Payroll", members: [{ value: ann }] });
  expect([made.status, made.body.members.map(({ display }) => display)]).toEqual([201, ["ann"]]);
  const group = `/Groups/${made.body.id}`;
  expect(await cohorts()).toEqual({ Payroll: ["N-ann"] });
  // As Okta and Entra add, take out and rename.
  expect((await ask("PATCH", group, operations({ op: "Add", path: "members", value: [{ value: bo }] }))).status).toBe(
    204,
  );
  expect(await cohorts()).toEqual({ Payroll: ["N-ann", "N-bo"] });
  await ask("PATCH", group, operations({ op: "remove", path: `members[value eq "${ann}"]` }));
  await ask("PATCH", group, operations({ op: "replace", value: { id: made.body.id, displayName: "Payroll team" } }));
  expect(await cohorts()).toEqual({ "Payroll team": ["N-bo"] });
  await ask("PATCH", group, operations({ op: "Remove", path: "members", value: [{ value: bo }] }));
  expect(await cohorts()).toEqual({ "Payroll team": [] });
  await ask("PUT", group, { displayName: "Payroll", externalId: "g-1", members: [{ value: ann }, { value: bo }] });
  expect(await cohorts()).toEqual({ Payroll: ["N-ann", "N-bo"] });
  // Who is no user any more is a member of nothing.
  await ask("DELETE", `/Users/${bo}`);
  expect((await ask("GET", group)).body.members.map(({ value }) => value)).toEqual([ann]);
  expect(await cohorts()).toEqual({ Payroll: ["N-ann"] });
  expect((await ask("DELETE", group)).status).toBe(204);
  expect((await ask("GET", group)).status).toBe(404);
  expect(await cohorts()).toEqual({});
});

test("groups are found, sorted and read without members; versions keep one from writing over another", async () => {
  const one = await ask("POST", "/Groups", { displayName: "Zebra", externalId: "z" });
  await ask("POST", "/Groups", { displayName: "Aardvark" });
  const found = async (query: Record<string, string>) =>
    (await ask("GET", `/Groups?${new URLSearchParams(query)}`)).body;
  expect((await found({ filter: 'displayName eq "zebra"' })).Resources.map(({ id }) => id)).toEqual([one.body.id]);
  expect((await found({ filter: 'externalId eq "z" or displayName sw "aa"' })).totalResults).toBe(2);
  const names = async (sortOrder: string) =>
    (await found({ sortBy: "displayName", sortOrder })).Resources.map(({ displayName }) => displayName);
  expect(await names("ascending")).toEqual(["Aardvark", "Zebra"]);
  expect(await names("descending")).toEqual(["Zebra", "Aardvark"]);
  expect(Object.keys((await found({ excludedAttributes: "members" })).Resources[0]!)).not.toContain("members");
  expect((await ask("POST", "/Groups", { displayName: "ZEBRA" })).body.scimType).toBe("uniqueness");
  const path = `/Groups/${one.body.id}`;
  const rename = (name: string, tag: string) =>
    ask("PATCH", path, operations({ op: "replace", path: "displayName", value: name }), { "if-match": tag });
  expect((await rename("Okapi", one.tag!)).status).toBe(204);
  expect((await rename("Gnu", one.tag!)).status).toBe(412);
  const { tag } = await ask("GET", path);
  expect((await ask("GET", path, undefined, { "if-none-match": tag! })).status).toBe(304);
});

test("strangers, groups in groups, paths that lead nowhere and prototypes are refused", async () => {
  const { body } = await ask("POST", "/Groups", { displayName: "Strict" });
  const path = `/Groups/${body.id}`;
  const stranger = { value: "018f0000-0000-7000-8000-000000000000" };
  for (const [operation, scimType] of [
    [{ op: "add", path: "members", value: [stranger] }, "invalidValue"],
    [{ op: "add", path: "members", value: [{ value: body.id }] }, "invalidValue"],
    [{ op: "add", path: "members", value: "everybody" }, "invalidValue"],
    [{ op: "remove", path: 'members[value eq "x" or value eq "y"]' }, "invalidPath"],
    [{ op: "remove", path: 'members[display eq "x"]' }, "invalidFilter"],
    [{ op: "replace", path: "__proto__", value: "x" }, "invalidPath"],
    [{ op: "remove", path: "displayName" }, "invalidPath"],
    [{ op: "remove" }, "invalidPath"],
  ] as const) {
    const { status, body: refusal } = await ask("PATCH", path, operations(operation));
    expect([operation, status, refusal.scimType]).toEqual([operation, 400, scimType]);
  }
  for (const wrong of [{}, { displayName: "" }, { displayName: "x".repeat(501) }])
    expect((await ask("POST", "/Groups", wrong)).body.scimType).toBe("invalidValue");
  // Another company's connection and another token know nothing of it.
  const other = `${api.root}/scim/v2/${globex.company.tenant.slug}/${installationId}${path}`;
  expect((await fetch(other, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect((await ask("GET", path, undefined, { authorization: "Bearer wrong" })).status).toBe(401);
  await ask("DELETE", path);
});

test("many operations at once name what earlier ones made, each is whole by itself, and errors end them", async () => {
  const many = await ask("POST", "/Bulk", {
    Operations: [
      { method: "POST", path: "/Users", bulkId: "cy", data: { userName: "cy@acme.test" } },
      {
        method: "POST",
        path: "/Groups",
        bulkId: "g",
        data: { displayName: "Bulk", members: [{ value: "bulkId:cy" }] },
      },
      { method: "POST", path: "/Groups", data: { displayName: "bulk" } },
      { method: "PATCH", path: "/Groups/bulkId:none", data: operations({ op: "remove", path: "members" }) },
      { method: "DELETE", path: "/Me" },
      { method: "DELETE", path: "/Groups/bulkId:g" },
    ],
  });
  expect(many.body.Operations.map(({ status }) => status)).toEqual(["201", "201", "409", "409", "400", "204"]);
  const ended = await ask("POST", "/Bulk", {
    failOnErrors: 1,
    Operations: [
      { method: "DELETE", path: "/Groups/nothing" },
      { method: "POST", path: "/Groups", data: { displayName: "Never" } },
    ],
  });
  expect(ended.body.Operations.map(({ status }) => status)).toEqual(["404"]);
  expect((await ask("GET", `/Groups?filter=${encodeURIComponent('displayName eq "Never"')}`)).body.totalResults).toBe(
    0,
  );
  expect((await ask("POST", "/Bulk", { Operations: [] })).status).toBe(400);
  expect((await ask("POST", "/Bulk", { Operations: [] }, { authorization: "Bearer wrong" })).status).toBe(401);
});

test("a token gives nobody what its person may not give, and a connection that ends leaves lists", async () => {
  const dee = await newUser("dee");
  const { body } = await ask("POST", "/Groups", { displayName: "Editors" });
  await cohorts();
  const resting = (mayChange: boolean) => async () => [
    { room: "reviews", label: "x", params: {}, link: null, rests: true, mayChange },
  ];
  const apply = (mayChange: boolean) =>
    acme.as((context) => applyGroups(context, { id: installationId }, { trial: false, findUses: resting(mayChange) }));
  const group = () =>
    acme.company.asProduct(async (context) => {
      const [found] = await context.rows<{ held: string | null; cohortId: string; people: number; source: string }>(
        sql`select g.held, g.cohort_id as "cohortId", c.source,
            (select count(*)::int from {cohort_person} p where p.cohort_id = c.id) as people
          from {cohort} c left join {connector_group} g on g.cohort_id = c.id where c.name = 'Editors'`,
      );
      return found!;
    });
  // Paused, so that nothing runs but what is asked for here.
  await acme.as((context) => pauseConnector(context, { installationId }));
  await ask("PATCH", `/Groups/${body.id}`, operations({ op: "add", path: "members", value: [{ value: dee }] }));
  expect(await apply(false)).toEqual({ GROUPS: 0, GROUPS_HELD: 1 });
  expect(await group()).toMatchObject({ held: "in-use", people: 0 });
  // What the provider takes back is held no longer.
  const member = operations({ op: "remove", path: `members[value eq "${dee}"]` });
  await ask("PATCH", `/Groups/${body.id}`, member);
  expect(await apply(false)).toEqual({ GROUPS: 1, GROUPS_HELD: 0 });
  expect(await group()).toMatchObject({ held: null, people: 0 });
  expect(await apply(false)).toEqual({ GROUPS: 0, GROUPS_HELD: 0 });
  await ask("PATCH", `/Groups/${body.id}`, operations({ op: "add", path: "members", value: [{ value: dee }] }));
  expect(await apply(true)).toMatchObject({ GROUPS: 1 });
  expect(await group()).toMatchObject({ held: null, people: 1 });
  // Nobody changes it here, its owner and platform admin neither.
  const { cohortId } = await group();
  for (const act of ["edit", "delete"])
    await expect(acme.as((context) => requireCohort(context, act, cohortId))).rejects.toMatchObject({ status: 403 });
  // A group that is gone while something rests on it leaves a list of nobody, to be changed by hand.
  await ask("DELETE", `/Groups/${body.id}`);
  expect(await apply(true)).toMatchObject({ GROUPS: 1 });
  expect(await group()).toMatchObject({ source: "PICKED", people: 0 });
  const again = await ask("POST", "/Groups", { displayName: "Kept", members: [{ value: dee }] });
  expect([again.status, await apply(true)]).toEqual([201, { GROUPS: 1, GROUPS_HELD: 0 }]);
  await acme.as((context) => removeConnector(context, { installationId }));
  const [kept] = await acme.company.asProduct((context) =>
    context.rows(sql`select c.source, count(*)::int as people from {cohort} c
      join {cohort_person} p on p.cohort_id = c.id where c.name = 'Kept' group by 1`),
  );
  expect(kept).toEqual({ source: "PICKED", people: 1 });
});
