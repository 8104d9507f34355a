import { afterAll, beforeAll, expect, test } from "vitest";
import * as Y from "yjs";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { sessionCookieName } from "#app/modules/identity/index.ts";
import { createAccessToken } from "#app/modules/identity/use-cases/create-access-token.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { oneOnOnePlaces } from "#app/modules/one-on-ones/one-on-one-places.ts";
import { meetingsOfTwoCompanies } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import { IntegrationWorld } from "#app/modules/integrations/testing/integration-world.ts";
import { makeHookKey } from "#app/modules/integrations/use-cases/make-hook-key.ts";
import { textOfBytes } from "#app/platform/shared-text/bytes-as-text.ts";
import { wholeOf } from "#app/platform/shared-text/shared-text.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { watchHealth } from "#tests/support/health-watch.ts";
import { randomFrom } from "#tests/support/random.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { createWorld, type World } from "#tests/support/world.ts";

// People who are signed in send anything as well: marks, prototypes, edits of a shared text, paths of SCIM, words of a chat.
const isLong = process.env["CAIRN_LONG"] === "1";
const requests = isLong ? 100_000 : 1_500;
const sideBySide = 8;

type Random = ReturnType<typeof randomFrom>;
type Sent = { method?: string; path: string; type: string; body: string; by: "cookie" | "token" | "directory" };

let world: World;
let product: ServedProduct;
let cookie = "";
let token = "";
let meetingId = "";
let users = "";
let directoryToken = "";

beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  const { acme, meetings } = await meetingsOfTwoCompanies(world);
  const start = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T14:30`;
  ({ meetingId } = await meetings.schedule("ravi", "asha", { start }));
  const door = openDoor(world);
  await door.letIn(acme, "asha");
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
  const asked = { name: "Program", scope: "WRITE", kind: "TOKEN", days: 30, currentPassword: knownPassword } as const;
  ({ token } = await browser.visit(async (scope) => createAccessToken(await scope.open(), asked, scope)));
  cookie = `${sessionCookieName}=${browser.cookie}`;
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  const directory = new IntegrationWorld(world, acme, "tara");
  const installationId = await directory.connect("scim", {});
  ({ key: directoryToken } = await directory.as((context) =>
    makeHookKey(context, { installationId }, world.application),
  ));
  users = `/scim/v2/${acme.tenant.slug}/${installationId}/Users`;
  product = await serveProduct(world.database.url, "web", {
    APP_SECRET: world.application.config.appSecrets.join(","),
  });
  const made = await fetch(`${product.url}${users}`, {
    method: "POST",
    headers: { authorization: `Bearer ${directoryToken}`, "content-type": "application/scim+json" },
    body: JSON.stringify({ userName: "fuzz@acme.test" }),
  });
  users += `/${((await made.json()) as { id: string }).id}`;
}, 120_000);
afterAll(async () => {
  await product.stop();
  await world.close();
});

const names = [
  "title",
  "name",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "text",
  "a.__proto__.b",
  "userName",
];
const words = [
  "a",
  " ",
  "@",
  "<",
  ">",
  "|",
  "mailto:",
  "\u0301\u0316",
  "\u202e",
  "asha@acme.test",
  "[",
  "(",
  "https://",
];

function anyText(random: Random): string {
  const long = random.chance(0.01) ? 20_000 : 60;
  return Array.from({ length: random.below(8) }, () => random.of(words).repeat(random.below(long))).join("");
}

function anyJson(random: Random, depth = 0): unknown {
  if (depth > 4 || random.chance(0.4)) return random.of([anyText(random), 1e308, -1, null, true]);
  if (random.chance(0.3)) return Array.from({ length: random.below(5) }, () => anyJson(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [random.of(names), anyJson(random, depth + 1)]),
  );
}

/** What an editor makes, and such an edit with some of its bytes changed; now and then many that write at one spot. */
function anyEdit(random: Random): string {
  const text = new Y.Doc();
  text.clientID = 1 + random.below(1_000);
  const [paragraph, line] = [new Y.XmlElement("paragraph"), new Y.XmlText()];
  text.getXmlFragment("default").push([paragraph]);
  paragraph.push([line]);
  line.insert(
    0,
    "words ".repeat(random.below(random.chance(0.02) ? 2_000 : 20)),
    random.chance(0.5) ? { bold: {} } : {},
  );
  for (let left = random.below(random.chance(0.02) ? 500 : 10); left > 0 && line.length > 2; left -= 1)
    line.format(random.below(line.length - 1), 1, {
      [random.of(["bold", "link", "code", "odd"])]: { href: anyText(random) },
    });
  const bytes = [...wholeOf(text)];
  for (let left = random.below(4); left > 0; left -= 1) bytes[random.below(bytes.length)] = random.below(256);
  return textOfBytes(Uint8Array.from(bytes));
}

const paths = [
  "title",
  "name.givenName",
  "__proto__.x",
  "constructor.prototype.x",
  "a[",
  'emails[type eq "work"].value',
  "",
];

function anyPatch(random: Random): string {
  const operation = () => ({
    op: random.of(["add", "replace", "remove", "Add", "odd"]),
    path: random.chance(0.2) ? anyText(random) : random.of(paths),
    value: random.chance(0.5) ? "x" : anyJson(random),
  });
  return JSON.stringify({ Operations: Array.from({ length: 1 + random.below(5) }, operation) });
}

const form = "application/x-www-form-urlencoded";
const kinds: readonly ((random: Random) => Sent)[] = [
  (random) => ({
    path: "/login",
    type: form,
    body: new URLSearchParams({ email: anyText(random), password: anyText(random) }).toString(),
    by: "cookie",
  }),
  (random) => ({
    path: random.of(["/api/v1/goals", "/api/v1/posts", "/api/v1/people-tags", "/api/v1/feedback"]),
    type: "application/json",
    body: JSON.stringify(anyJson(random)).replaceAll('"userName"', random.of(['"userName"', '"__proto__"'])),
    by: "token",
  }),
  (random) => ({
    path: oneOnOnePlaces.notes(meetingId),
    type: form,
    body: new URLSearchParams({ intent: "type-notes", meetingId, vector: "AA==", edit: anyEdit(random) }).toString(),
    by: "cookie",
  }),
  (random) => ({
    method: "PATCH",
    path: users,
    type: "application/scim+json",
    body: anyPatch(random),
    by: "directory",
  }),
];

/** A sign-in costs a hash on purpose, and what is signed out has a flood of its own: one in twenty. */
const anyKind = (random: Random) => (random.chance(0.05) ? kinds[0]! : random.of(kinds.slice(1)));

async function send({ method = "POST", path, type, body, by }: Sent): Promise<number> {
  const who: Record<string, string> =
    by === "cookie"
      ? { cookie, "sec-fetch-site": "same-origin" }
      : { authorization: `Bearer ${by === "token" ? token : directoryToken}` };
  const answer = await fetch(`${product.url}${path}`, {
    method,
    redirect: "manual",
    body,
    headers: { "content-type": type, ...who },
  });
  await answer.arrayBuffer();
  return answer.status;
}

test(`${requests} bodies of people who are signed in end nothing and hold nobody up`, async () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const watching = watchHealth(product.url);
  const sendAll = async (worker: number) => {
    const random = randomFrom(worker + 100);
    for (let sent = 0; sent < requests / sideBySide; sent += 1) {
      const one = anyKind(random)(random);
      const status = await send(one).catch((error: Error) => (faults.push(error.message), 0));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503) faults.push(`${status} ${one.path} ${one.body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, (_, worker) => sendAll(worker)));
  const health = await watching.stop();
  faults.splice(10);
  const told = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  console.log(
    `healthz at most ${Math.round(health.slowest)} ms, memory at most ${Math.round(health.largest)} MB; ${told}`,
  );
  expect(health.faults, product.output().slice(-2_000)).toEqual([]);
  expect(health.looks).toBeGreaterThan(5);
  expect(faults, product.output().slice(-2_000)).toEqual([]);
  // Some of what is sent holds, or nothing behind the first door would be tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 50);
  expect(health.largest).toBeLessThan(600);
  if (isLong) expect(health.slowest).toBeLessThan(200);
}, 3_600_000);
