import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { createAccessToken } from "#app/modules/identity/use-cases/create-access-token.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { Follower } from "#tests/support/api-follower.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { randomFrom } from "#tests/support/random.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { ListeningProgram, type Row } from "#tests/support/webhook-follower.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

// Two programs written from the document alone follow goals and people: one by lists of changes, one by webhooks. Meanwhile
// people work, the product is killed and stopped, and the program's own receiver is away for a while.
const acts = 200;
const random = randomFrom(20_261_128);

let world: World;
let acme: Company;
let product: ServedProduct;
let token: string;
let listening: ListeningProgram;
/** The product as a program knows it: by an address that stays, behind which it may be down. */
const ask = (path: string, { method = "GET", body }: { method?: string; body?: object } = {}) =>
  fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const start = () =>
  serveProduct(world.database.url, "all", {
    APP_SECRET: world.application.config.appSecrets.join(","),
    CAIRN_PRIVATE_HOSTS: "127.0.0.1",
  });

beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  acme = await (
    await world.company("acme")
  )
    .employee("admin")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("zoe")
    .reportsTo("ravi")
    .build();
  const door = openDoor(world);
  await door.letIn(acme, "admin");
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "admin"), password: knownPassword }));
  const asked = { name: "Program", scope: "WRITE", kind: "TOKEN", days: 30, currentPassword: knownPassword } as const;
  ({ token } = await browser.visit(async (scope) => createAccessToken(await scope.open(), asked, scope)));
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  product = await start();
  listening = new ListeningProgram(ask);
  await listening.open();
}, 120_000);
afterAll(async () => {
  await listening.close();
  await product.stop();
  await world.close();
});

const write = async (method: string, path: string, body?: object): Promise<Row> => {
  const answer = await ask(path, { method, ...(body && { body }) }).catch(() => null);
  return answer?.ok && answer.status !== 204 ? ((await answer.json()) as Row) : {};
};

const goals: string[] = [];
const people: string[] = [];
let counted = 0;

async function makeGoal(): Promise<void> {
  const mayHaveParent = goals.length > 3 && random.chance(0.4);
  const made = await write("POST", "/goals", {
    ...{ title: `Win ${(counted += 1)}`, timeFrame: "2026-Q4", level: "INDIVIDUAL", progressType: "DERIVED_AVG" },
    ...{ visibility: random.of(["GLOBAL", "PRIVATE"]), ownerIds: [acme.id(random.of(["asha", "zoe", "ravi"]))] },
    ...(mayHaveParent && { parentId: random.of(goals) }),
    keyResults: [{ title: `Measure ${counted}`, measureType: "COUNT", start: 0, target: 100 }],
  });
  if (made["id"]) goals.push(String(made["id"]));
}

async function makePerson(): Promise<void> {
  const made = await write("POST", "/employees", {
    ...{ firstName: `New${(counted += 1)}`, lastName: "Hire", workEmail: `new${counted}@acme.test` },
    ...{ joinedOn: "2026-11-02", managerId: acme.id(random.of(["ravi", "asha"])) },
  });
  if (made["id"]) people.push(String(made["id"]));
}

/** What people do to goals and people; what may not be is refused, and what met no product is not done: fine both. */
async function act(): Promise<void> {
  const kind = random.below(14);
  if (kind < 3 || goals.length < 3) return makeGoal();
  if (kind < 5 || people.length < 3) return makePerson();
  const path = `/goals/${random.of(goals)}`;
  if (kind === 5) await write("POST", `${path}/restore`, {});
  const goal = await write("GET", path);
  const { version } = goal;
  const part = ((goal["children"] ?? []) as { id: string; kind: string }[]).find((each) => each.kind === "KEY_RESULT");
  if (kind === 6) await write("PATCH", path, { title: `Renamed ${(counted += 1)}`, version });
  if (kind === 7) await write("PATCH", path, { visibility: random.of(["GLOBAL", "PRIVATE"]), version });
  if (kind === 8 && version) await write("DELETE", `${path}?version=${String(version)}`);
  if ((kind === 9 || kind === 10) && part)
    await write("POST", `/goals/${part.id}/check-ins`, {
      ...{ value: random.below(100), level: random.of(["ON_TRACK", "AT_RISK"]), comment: "So far" },
    });
  if (kind < 11) return;
  const person = `/employees/${random.of(people)}`;
  if (kind === 11) {
    const known = await write("GET", person);
    await write("PUT", person, {
      ...{ firstName: `Other${(counted += 1)}`, lastName: "Hire", workEmail: known["email"] },
      version: known["version"],
    });
  }
  if (kind === 12)
    await write("POST", `${person}/assignments`, {
      ...{ kind: "REPORTING_LINE", from: "2026-11-16", value: acme.id(random.of(["ravi", "asha", "zoe"])) },
    });
  if (kind === 13) await write("POST", `${person}/leaving`, { lastDay: "2026-11-20", reports: "UP" });
}

async function restart(how: "KILLED" | "STOPPED"): Promise<void> {
  await (how === "KILLED" ? product.kill() : product.stop());
  product = await start();
}

/** Retries wait up to three days: here nobody does. */
const hurry = () =>
  acme.asProduct(async ({ rows }) => {
    await rows(sql`update {webhook_message} set next_at = now() where state = 'WAITING'`);
    await rows(sql`update {webhook} set wake_at = now() where state = 'ACTIVE'`);
  });

async function allOf(path: string, rows = new Map<string, Row>()): Promise<Map<string, Row>> {
  for (let after: string | null = ""; after !== null;) {
    const page = (await (await ask(`${path}limit=100${after && `&after=${encodeURIComponent(after)}`}`)).json()) as {
      items: (Row & { id: string })[];
      nextCursor: string | null;
    };
    for (const row of page.items) rows.set(row.id, row);
    after = page.nextCursor;
  }
  return rows;
}

test("a program that follows by changes, and one that hears of them, miss nothing through restarts of either side", async () => {
  const followers = { goals: new Follower(ask as never, "/goals"), people: new Follower(ask as never, "/employees") };
  for (let done = 0; done < acts; done += 1) {
    await act();
    // A program that ends in the middle of a page goes on with what it kept.
    await (done % 2 ? followers.goals : followers.people).readPage().catch(() => false);
    if (done === 40) await listening.killReceiver();
    if (done === 70) await restart("KILLED");
    if (done === 100) await listening.open();
    if (done === 130) listening.diesBeforeAnswering = 3;
    if (done === 150) await restart("STOPPED");
    if (done === 170) void product.kill();
    if (done === 180) await restart("STOPPED");
  }
  await expect
    .poll(async () => (await hurry(), await listening.isThrough()), { timeout: 90_000, interval: 500 })
    .toBe(true);
  await followers.goals.readOn();
  await followers.people.readOn();
  const truth = { goals: await allOf("/goals?"), people: new Map<string, Row>() };
  for (const status of ["PRESENT", "LEFT", "UPCOMING"]) await allOf(`/employees?status=${status}&`, truth.people);
  expect(truth.goals.size).toBeGreaterThan(30);
  for (const [kind, follower] of Object.entries(followers))
    expect([kind, sorted(follower.rows)]).toEqual([kind, sorted(truth[kind as "goals"])]);
  for (const kind of ["goals", "people"] as const) {
    const heard = listening.known[kind];
    expect([kind, [...heard.keys()].sort()]).toEqual([kind, [...truth[kind].keys()].filter(madeMeanwhile).sort()]);
    for (const [id, row] of heard)
      expect([kind, id, asListed(row, truth[kind].get(id)!)]).toEqual([kind, id, truth[kind].get(id)]);
  }
}, 300_000);

const madeMeanwhile = (id: string) => !["admin", "ravi", "asha", "zoe"].some((name) => acme.id(name) === id);
const sorted = (rows: ReadonlyMap<string, Row>) =>
  [...rows.values()].sort((one, other) => String(one["id"]).localeCompare(String(other["id"])));
/** Of a record in full what its list shows; fields of the company's own stand there in another shape, and nobody fills one. */
const asListed = (row: Row, listed: Row) =>
  Object.fromEntries(
    Object.keys(listed).map((name) => [name, name in row && name !== "fields" ? row[name] : listed[name]]),
  );
