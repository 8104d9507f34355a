import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { emailOf } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { askAsWidget, signAsHost, type HostClaims, type HostKey } from "./testing/host-site.ts";
import { createEmbedKey, createEmbedKeyInput } from "./use-cases/create-embed-key.ts";
import { editEmbedKey } from "./use-cases/edit-embed-key.ts";

const site = "https://intranet.acme.example";
const all = ["goals:read", "goals:write", "praise:read", "praise:write"];
let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let widget: ReturnType<typeof askAsWidget>;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  await acme.employees("asha", "noor").employee("admin").admin("PLATFORM_ADMIN").build();
  globex = await (await world.company("globex")).employee("omar").build();
  await new GoalWorld(acme).objective("asha", {
    title: "Own goal",
    visibility: "PRIVATE",
    progressType: "MANUAL",
  });
  served = await serveApi(world);
  widget = askAsWidget(served.root, acme.tenant.slug, site);
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const make = (name: string, scopes: readonly string[] = all) =>
  acme.as("admin", (context) => createEmbedKey(context, createEmbedKeyInput.parse({ name, origins: site, scopes })));
const open = async (claims: HostClaims, by: HostKey) => {
  const now = world.application.clock.now();
  const token = await signAsHost(
    by,
    { org: acme.tenant.slug, sub: emailOf(acme, "asha"), origins: [site], ...claims },
    now,
  );
  return ((await (await widget.exchange(token)).json()) as { session: string }).session;
};
const opened = async (name: string, claims: HostClaims = {}) => open({ scope: all, ...claims }, await make(name));
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const ownGoal = async (session: string) =>
  ((await (await widget.read(session, "/goals")).json()) as { goals: { id: string }[] }).goals[0]!;

test("take a check-in of who may, and show it at once", async () => {
  const session = await opened("Check-ins");
  const { id } = await ownGoal(session);
  const form = (await (await widget.read(session, `/goals/${id}/check-in`)).json()) as Record<string, unknown>;
  expect(form).toMatchObject({ mayCheckIn: true, title: "Own goal" });
  const said = await widget.post(session, `/goals/${id}/check-in`, { value: 40, level: "AT_RISK", comment: "Late" });
  expect(said.status).toBe(200);
  expect(await (await widget.read(session, `/goals/${id}`)).json()).toMatchObject({ standing: "AT_RISK", percent: 40 });
});

test("refuse who may not, a scope the key or the token lacks, another site, and what is no check-in", async () => {
  const { id } = await ownGoal(await opened("Own"));
  const noor = await opened("Others", { sub: emailOf(acme, "noor") });
  const body = { level: "ON_TRACK", comment: "" };
  expect((await widget.post(noor, `/goals/${id}/check-in`, body)).status).toBe(404);
  const reading = await open({ scope: all }, await make("Reads", ["goals:read"]));
  expect(await codeOf(await widget.post(reading, `/goals/${id}/check-in`, body))).toEqual([403, "embeds.scope"]);
  const narrow = await opened("Narrow token", { scope: ["goals:read"] });
  expect(await codeOf(await widget.post(narrow, `/goals/${id}/check-in`, body))).toEqual([403, "embeds.scope"]);
  const session = await opened("Elsewhere");
  const elsewhere = { origin: "https://elsewhere.example" };
  expect((await widget.post(session, `/goals/${id}/check-in`, body, elsewhere)).status).toBe(403);
  for (const nothing of [[], "x", null, { level: "CLOSED" }])
    expect((await widget.post(session, `/goals/${id}/check-in`, nothing)).status).toBeGreaterThanOrEqual(400);
  expect((await widget.post("x".repeat(43), `/goals/${id}/check-in`, body)).status).toBe(401);
});

test("praise a colleague before the company, as text and never as markup, and count it for who was praised", async () => {
  const session = await opened("Praise");
  const { people } = (await (await widget.read(session, "/praise/people?text=noo")).json()) as {
    people: { id: string }[];
  };
  expect(people).toHaveLength(1);
  const script = "<img src=x onerror=alert(1)> Thank you";
  expect((await widget.post(session, "/praise", { toId: people[0]!.id, body: script })).status).toBe(200);
  const { praise } = (await (await widget.read(session, "/praise")).json()) as { praise: object[] };
  expect(praise).toMatchObject([{ author: "asha", for: ["noor"], body: `@noor ${script}` }]);
  const noor = await opened("Counts", { sub: emailOf(acme, "noor") });
  expect(await (await widget.read(noor, "/praise/count")).json()).toMatchObject({ received: 1 });
  expect(await (await widget.read(session, "/praise/count")).json()).toMatchObject({ received: 0 });
  const stranger = { toId: globex.id("omar"), body: "Hello" };
  expect((await widget.post(session, "/praise", stranger)).status).toBe(404);
});

test("a key that may less from now on ends what was opened with more", async () => {
  const wide = await make("Wide");
  const session = await open({ scope: all }, wide);
  await acme.as("admin", (context) =>
    editEmbedKey(context, { keyId: wide.keyId, name: "Wide", origins: [site], scopes: ["goals:read"] }),
  );
  expect((await widget.read(session, "/praise")).status).toBe(401);
});
