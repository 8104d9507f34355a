import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { embedKeys } from "./queries/embed-keys.ts";
import { askAsWidget, signAsHost, type HostKey } from "./testing/host-site.ts";
import { createEmbedKey, createEmbedKeyInput } from "./use-cases/create-embed-key.ts";
import { rotateEmbedKey } from "./use-cases/rotate-embed-key.ts";

const site = "https://intranet.acme.example";
let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let widget: ReturnType<typeof askAsWidget>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
  served = await serveApi(world);
  widget = askAsWidget(served.root, acme.tenant.slug, site);
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const make = (name: string) =>
  acme.as("admin", (context) =>
    createEmbedKey(context, createEmbedKeyInput.parse({ name, origins: site, scopes: "goals:read" })),
  );
const open = async (key: HostKey, claims: object = {}) => {
  const asked = { org: acme.tenant.slug, sub: emailOf(acme, "asha"), origins: [site], ...claims };
  const answer = await widget.exchange(await signAsHost(key, asked, world.application.clock.now()));
  return { status: answer.status, ...((await answer.json()) as { session?: string }) };
};
const rotate = (keyId: string, days: 0 | 7, company = acme, by = "admin") =>
  company.as(by, (context) => rotateEmbedKey(context, { keyId, days }));

test("both keys are good until the former one's days are over, and then the new one alone", async () => {
  const former = await make("Portal");
  const next = await rotate(former.keyId, 7);
  expect(next).toMatchObject({ name: "Portal" });
  const { session } = await open(former);
  expect([(await open(next)).status, (await widget.read(session!, "/goals")).status]).toEqual([200, 200]);
  const began = world.clock.now();
  world.clock.set(new Date(began.getTime() + 8 * 86_400_000).toISOString());
  expect([(await open(former)).status, (await open(next)).status]).toEqual([401, 200]);
  expect((await widget.read(session!, "/goals")).status).toBe(401);
  world.clock.set(began.toISOString());
});

test("only platform admins of the company replace a key, and each key once", async () => {
  const { keyId } = await make("Once");
  await expect(rotate(keyId, 7, acme, "asha")).rejects.toMatchObject({ status: 404 });
  await expect(rotate(keyId, 7, globex, "boss")).rejects.toMatchObject({ status: 404 });
  await rotate(keyId, 7);
  await expect(rotate(keyId, 7)).rejects.toMatchObject({ status: 404 });
});

test("an admin sees how often a key was used and refused; what no key can be told of is not counted", async () => {
  const key = await make("Counted");
  const { session } = await open(key);
  await open(key, { scope: ["praise:write"] });
  await widget.read(session!, "/praise");
  await widget.exchange("no token at all");
  const { keys } = await acme.as("admin", embedKeys);
  expect(keys.find(({ id }) => id === key.keyId)!.use).toEqual({ opened: 1, sent: 0, refused: 2 });
});
