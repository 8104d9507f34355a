import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { plainElements, ReviewWorld } from "./testing/review-world.ts";

let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let ask: Awaited<ReturnType<typeof served.as>>;
let someone: typeof ask;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("rita")
    .admin("REVIEW_ADMIN")
    .build();
  await new ReviewWorld(acme).open();
  const door = openDoor(world);
  await door.letIn(acme, "rita");
  await door.letIn(acme, "asha");
  served = await serveApi(world);
  ask = await served.as(door, acme, "rita");
  someone = await served.as(door, acme, "asha");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const read = async (answer: Response) => (await answer.json()) as Record<string, never>;
const send = async (method: string, path: string, body?: object) => {
  const answer = await ask(path, { method, ...(body ? { body } : {}) });
  return { status: answer.status, is: answer.status === 204 ? {} : await read(answer) };
};
type Prepared = { id: string; version: number; settings: { reviewers: { providers: string[] }; formGroups: object[] } };

test("a program prepares a cycle from its template to its launch, section by section", async () => {
  const template = await send("POST", "/review-templates", { name: "Half year", elements: plainElements });
  expect(template.status).toBe(201);
  const begun = await send("POST", "/review-cycles", { name: "Half year" });
  expect(begun.status).toBe(201);
  const at = `/review-cycles/${String(begun.is["id"])}`;
  let { version } = begun.is as never as Prepared;
  const save = async (step: string, parts: object) => {
    const saved = await send("PATCH", `${at}/settings`, { step, ...parts, version });
    expect([step, saved.status]).toEqual([step, 200]);
    ({ version } = saved.is as never as Prepared);
    return saved.is as never as Prepared;
  };
  await save("reviewees", { reviewees: { everyone: false, employeeIds: [acme.id("asha")] } });
  const { settings } = await save("reviewers", { reviewers: { providers: ["SELF", "MANAGER"] } });
  expect(settings.reviewers.providers).toEqual(["SELF", "MANAGER"]);
  const form = { templateId: template.is["id"], sameAs: "" };
  await save("elements", { forms: { SELF: form, MANAGER: form } });
  const days = { startsOn: "2099-01-01", endsOn: "2099-01-31" };
  await save("timelines", { timelines: { SELF: days, MANAGER: { startsOn: "2099-02-01", endsOn: "2099-02-28" } } });
  await save("calibration", { calibration: { on: false } });
  const { is: plan } = await send("GET", `${at}/plan`);
  expect(plan).toMatchObject({ people: 1, forms: 2, blockedBy: [] });
  expect((await send("POST", `${at}/launch`, {})).status).toBe(200);
  await doTasks(acme);
  expect((await send("GET", `${at}/settings`)).is).toMatchObject({ name: "Half year", state: "IN_PROGRESS" });
  const late = await send("PATCH", `${at}/settings`, { step: "details", name: "Other", version: version + 1 });
  expect(late.status).toBe(409);
});

test("groups with forms of their own, copies and the library are kept over the API too", async () => {
  const other = await send("POST", "/review-templates", { name: "For leads", elements: plainElements });
  const { is: cycle } = await send("POST", "/review-cycles", { name: "Groups" });
  const at = `/review-cycles/${String(cycle["id"])}`;
  const group = await send("POST", `${at}/form-groups`, {
    ...{ name: "Leads", employeeIds: [acme.id("ravi")], templates: { SELF: other.is["id"] } },
    version: cycle["version"],
  });
  expect(group.status).toBe(200);
  const second = await send("POST", `${at}/form-groups`, {
    ...{ name: "Also", employeeIds: [acme.id("ravi")], templates: { SELF: other.is["id"] } },
    version: group.is["version"],
  });
  const raise = (version: unknown) =>
    send("POST", `${at}/form-groups/${String(second.is["groupId"])}/raise`, { version });
  const raised = await raise(second.is["version"]);
  expect(raised.status).toBe(200);
  expect((await raise(second.is["version"])).status).toBe(409);
  const namesOf = async () =>
    (
      (await send("GET", `${at}/settings`)).is as never as { settings: { formGroups: { name: string }[] } }
    ).settings.formGroups.map(({ name }) => name);
  expect(await namesOf()).toEqual(["Also", "Leads"]);
  const without = await send(
    "DELETE",
    `${at}/form-groups/${String(second.is["groupId"])}?version=${String(raised.is["version"])}`,
  );
  expect(await namesOf()).toEqual(["Leads"]);
  const copy = await send("POST", `${at}/copy`, { name: "Groups again" });
  expect(copy.status).toBe(201);
  expect((copy.is as never as Prepared).settings.formGroups).toHaveLength(1);
  const gone = await send(
    "DELETE",
    `${at}/form-groups/${String(group.is["groupId"])}?version=${String(without.is["version"])}`,
  );
  expect(gone.status).toBe(200);
  expect(((await send("GET", `${at}/settings`)).is as never as Prepared).settings.formGroups).toEqual([]);
  const question = await send("POST", "/review-questions", { text: "What next?", answerType: "TEXT" });
  expect(question.status).toBe(201);
  const library = (await send("GET", "/review-questions")).is["items"] as never as { text: string }[];
  expect(library.map(({ text }) => text)).toContain("What next?");
  const renamed = await send("PUT", `/review-templates/${String(other.is["id"])}`, {
    ...{ name: "For team leads", elements: plainElements },
    version: other.is["version"],
  });
  expect(renamed.is).toMatchObject({ name: "For team leads" });
});

test("who does not administer reviews prepares none and reads none", async () => {
  const { is: cycle } = await send("POST", "/review-cycles", { name: "Hidden" });
  const tried = [
    await someone("/review-cycles", { method: "POST", body: { name: "Mine" } }),
    await someone(`/review-cycles/${String(cycle["id"])}/settings`),
    await someone(`/review-cycles/${String(cycle["id"])}/plan`),
    await someone("/review-templates"),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
