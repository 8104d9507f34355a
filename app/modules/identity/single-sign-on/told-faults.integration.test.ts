import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { signIn } from "../use-cases/sign-in.ts";
import { settingsAddress } from "./domain/connection.ts";
import { callbackAddress } from "./host/provider.ts";
import { ssoSettings } from "./queries/settings-page.ts";
import { openHostileProvider, type Forged } from "./testing/hostile-provider.ts";
import { openProvider, type OpenProvider } from "./testing/open-provider.ts";
import { CookieJar, prove, settingsScope } from "./testing/sso-world.ts";
import { saveConnection, saveConnectionInput } from "./use-cases/save-connection.ts";

let world: World;
let acme: Company;
let provider: OpenProvider;
let hostile: Awaited<ReturnType<typeof openHostileProvider>>;
let jar: CookieJar;
let testFor: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("admin").admin("PLATFORM_ADMIN").build();
  const claims = { sub: "admin", email: emailOf(acme, "admin"), email_verified: true };
  provider = await openProvider(callbackAddress(world.application.config));
  provider.signInAs(claims);
  hostile = await openHostileProvider(claims);
  await prove(world, acme, ["acme.test"]);
  await openDoor(world).letIn(acme, "admin");
  jar = new CookieJar(world);
  await jar.visit((scope) => signIn(scope, { email: emailOf(acme, "admin"), password: knownPassword }));
  testFor = await jar.visit(async ({ session }) => session!.id);
});
afterAll(async () => {
  await provider.close();
  await hostile.close();
  await world.close();
});

async function save(issuer: string, secret = "a secret of the client") {
  const version = (await settings()).connection?.version;
  const typed = { preset: "OIDC", issuer, clientId: "cairn", secret, version: version && String(version) };
  await acme.as("admin", (context) => saveConnection(context, saveConnectionInput.parse(typed), settingsScope(world)));
}
const settings = () => acme.as("admin", (context) => ssoSettings(context, world.application));

async function told(came: URLSearchParams) {
  expect(await jar.comeBack(came)).toEqual({ tested: true });
  return (await settings()).connection!.testResult!;
}

describe("a test says what did not hold, and leads back to the settings", () => {
  test("a wrong secret, in the provider's own words too", async () => {
    await save(provider.issuer, "another secret");
    const came = await provider.passThrough(await jar.begin(acme, { testFor }));
    expect(await told(came)).toMatchObject({ fault: "sso-open-client", claims: { error: "invalid_client" } });
    await save(provider.issuer);
    const again = await provider.passThrough(await jar.begin(acme, { testFor }));
    expect(await told(again)).toMatchObject({ fault: null, person: "admin" });
  });

  test("a provider that lets nobody in", async () => {
    await save(provider.issuer);
    const { searchParams } = new URL(await jar.begin(acme, { testFor }));
    const state = searchParams.get("state")!;
    const words = { error: "access_denied", error_description: "Not assigned to Cairn." };
    const result = await told(new URLSearchParams({ ...words, state, iss: provider.issuer }));
    expect(result).toMatchObject({ fault: "sso-open-denied", claims: words, person: null });
  });

  test.each<[string, Forged]>([
    ["sso-open-audience", { aud: "another" }],
    ["sso-open-issuer", { iss: "https://accounts.google.com" }],
    ["sso-open-time", { issued: -900, ends: -600 }],
    ["sso-open-signature", { signed: "STRANGER" }],
    ["sso-refused", { nonce: "another" }],
    ["sso-refused", { missing: true }],
  ])("%s", async (fault, forged) => {
    await save(hostile.issuer);
    const address = await jar.begin(acme, { testFor });
    expect(await told(hostile.answer(address, forged))).toMatchObject({ fault, person: null });
    expect(await told(hostile.answer(await jar.begin(acme, { testFor }), {}))).toMatchObject({ fault: null });
  });

  test("a provider that is not there any more", async () => {
    const gone = await openHostileProvider({});
    await save(gone.issuer);
    await gone.close();
    expect(await jar.begin(acme, { testFor })).toBe(settingsAddress);
    expect((await settings()).connection!.testResult).toMatchObject({ fault: "sso-unreachable" });
  });
});

test("the address of a provider's description is as good as its issuer, which is kept as the provider writes it", async () => {
  for (const typed of [`${provider.issuer}/.well-known/openid-configuration`, `${provider.issuer}/`]) {
    await save(typed);
    expect((await settings()).connection!.issuer).toBe(provider.issuer);
  }
});

test("a provider that calls itself by another name is told by that name", async () => {
  hostile.describe({ describedAs: "https://login.example.com/realm" });
  await expect(save(hostile.issuer)).rejects.toMatchObject({
    code: "identity.sso-issuer-otherwise",
    details: { params: { issuer: "https://login.example.com/realm" } },
  });
  hostile.describe({});
});
