import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { openHostileProvider, type Forged } from "./testing/hostile-provider.ts";
import { connect, CookieJar } from "./testing/sso-world.ts";
import { saveConnection, saveConnectionInput } from "./use-cases/save-connection.ts";

let world: World;
let acme: Company;
let provider: Awaited<ReturnType<typeof openHostileProvider>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  provider = await openHostileProvider({ sub: "asha", email: emailOf(acme, "asha"), email_verified: true });
  await connect(world, acme, "admin", provider, ["acme.test"]);
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

async function comeBackWith(forged: Forged): Promise<string | null> {
  const jar = new CookieJar(world);
  const came = provider.answer(await jar.begin(acme), forged);
  const refused = await jar.comeBack(came).then(
    () => null,
    (error: { code?: string }) => error.code ?? "no code",
  );
  if (refused) expect(jar.isIn).toBe(false);
  return refused;
}

test("the same answer without a forgery lets somebody in, also where the clocks are apart by half a minute", async () => {
  expect(await comeBackWith({})).toBeNull();
  expect(await comeBackWith({ issued: 30 })).toBeNull();
  expect(await comeBackWith({ issued: -330, ends: -30 })).toBeNull();
});

test.each<[string, Forged]>([
  ["for another client", { aud: "another" }],
  ["by another issuer", { iss: "https://accounts.google.com" }],
  ["by an issuer that is nearly the same", { iss: "http://127.0.0.1" }],
  ["of another sign-in", { nonce: "another" }],
  ["that has ended", { issued: -900, ends: -600 }],
  ["signed by nobody", { signed: "NOBODY" }],
  ["signed by a stranger under the provider's name", { signed: "STRANGER" }],
  ["that is not there", { missing: true }],
])("an ID token %s is refused", async (_, forged) => {
  expect(await comeBackWith(forged)).toBe("identity.sso-refused");
});

test("a provider that describes itself as another one is not taken at all", async () => {
  provider.describe({ describedAs: "https://accounts.google.com" });
  const input = saveConnectionInput.parse({
    ...{ preset: "OIDC", issuer: provider.issuer, clientId: "cairn", secret: "x" },
  });
  const scope = { ...world.application, session: null, settle: async () => undefined };
  await expect(acme.as("admin", (context) => saveConnection(context, input, scope))).rejects.toMatchObject({
    code: "identity.sso-issuer-otherwise",
  });
  provider.describe({});
});

test("in production, an issuer within our own network is refused", async () => {
  const config = { ...world.application.config, production: true };
  const scope = { ...world.application, config, session: null, settle: async () => undefined };
  for (const issuer of [
    "http://127.0.0.1:1",
    "https://10.0.0.1",
    "https://localhost:1",
    "nonsense",
    "https://x@y.test",
  ]) {
    const input = saveConnectionInput.parse({ preset: "OIDC", issuer, clientId: "cairn", secret: "x" });
    await expect(acme.as("admin", (context) => saveConnection(context, input, scope))).rejects.toMatchObject({
      status: 422,
    });
  }
});
