import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailOf, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { afterSignOut } from "#app/modules/identity/single-sign-on/domain/connection.ts";
import { callbackAddress } from "#app/modules/identity/single-sign-on/host/provider.ts";
import { openHostileProvider, type Signed } from "#app/modules/identity/single-sign-on/testing/hostile-provider.ts";
import { openProvider, type OpenProvider } from "#app/modules/identity/single-sign-on/testing/open-provider.ts";
import {
  connect,
  CookieJar,
  lastSignOut,
  settingsScope,
} from "#app/modules/identity/single-sign-on/testing/sso-world.ts";
import { ssoSettings } from "#app/modules/identity/single-sign-on/queries/settings-page.ts";
import { switchConnection } from "#app/modules/identity/single-sign-on/use-cases/switch-connection.ts";
import { signOut } from "#app/modules/identity/use-cases/sign-out.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let provider: OpenProvider;
let hostile: Awaited<ReturnType<typeof openHostileProvider>>;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  globex = await (await world.company("globex")).employees("omar").employee("boss").admin("PLATFORM_ADMIN").build();
  door = openDoor(world);
  await door.letIn(acme, "asha");
  served = await serveApi(world);
  const { config } = world.application;
  provider = await openProvider(callbackAddress(config), {
    afterSignOut: afterSignOut(config),
    signedOut: at(acme.tenant.id),
  });
  hostile = await openHostileProvider({
    sub: "omar",
    email: emailOf(globex, "omar"),
    email_verified: true,
    sid: "one",
  });
  await connect(world, acme, "admin", provider, ["acme.test"]);
  await connect(world, globex, "boss", hostile, ["globex.test"]);
});
afterAll(async () => {
  await Promise.all([provider.close(), hostile.close(), served.close()]);
  await world.close();
});

const at = (company: string) => `${served.root}/login/openid/${company}/signed-out`;
const post = async (token: string, company = globex.tenant.id) => {
  const headers = { origin: "https://provider.test", "sec-fetch-site": "cross-site" };
  const answer = await fetch(at(company), {
    method: "POST",
    body: new URLSearchParams({ logout_token: token }),
    headers,
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.status;
};
const signsOutThere = (on: boolean) =>
  world.application.database.control.query(
    sql`update control.sso_connection set signs_out_there = ${on} where tenant_id = ${acme.tenant.id}`,
  );

const isAt = (issuer: string) =>
  world.application.database.control.query(
    sql`update control.sso_connection set issuer = ${issuer} where tenant_id = ${acme.tenant.id}`,
  );

/** Asha in one browser, with what it keeps for the provider. */
async function ashaComesIn() {
  const [jar, cookies] = [new CookieJar(world), new Map<string, string>()];
  provider.signInAs({ sub: "asha", email: emailOf(acme, "asha"), email_verified: true });
  await jar.comeBack(await provider.passThrough(await jar.begin(acme), cookies));
  return { jar, cookies };
}

describe("at a real provider", () => {
  test("who signs out there is signed out here: in that browser alone, and not where a password was given", async () => {
    const [here, elsewhere] = [await ashaComesIn(), await ashaComesIn()];
    const byPassword = await door.signedIn(acme, "asha");
    await provider.signOut(here.cookies);
    expect(await here.jar.whoAmI()).toBeNull();
    expect(await elsewhere.jar.whoAmI()).toBe(acme.id("asha"));
    expect(await byPassword.whoAmI()).toBe(acme.id("asha"));
    expect(await lastSignOut(acme)).toEqual({ by: "SINGLE_SIGN_ON", actor: acme.id("asha") });
  });

  test("who signs out here signs out there where the company wants it, and comes back to the door", async () => {
    await signsOutThere(true);
    const { jar, cookies } = await ashaComesIn();
    const [elsewhere, before] = [await ashaComesIn(), await ashaComesIn()];
    const there = await jar.visit((scope) => signOut(scope));
    expect(await jar.whoAmI()).toBeNull();
    expect(new URL(there!).origin).toBe(provider.issuer);
    expect(await provider.signOut(cookies, there!)).toBe(afterSignOut(world.application.config));
    await isAt("https://another.test");
    expect(await before.jar.visit((scope) => signOut(scope))).toBeNull();
    await isAt(provider.issuer);
    await signsOutThere(false);
    expect(await elsewhere.jar.visit((scope) => signOut(scope))).toBeNull();
    const quietly = await ashaComesIn();
    expect(await quietly.jar.visit((scope) => signOut(scope))).toBeNull();
  });

  test("it is offered where the provider says that it ends sessions, and an admin turns it on", async () => {
    const shown = async (company: Company, admin: string) => {
      const { connection } = await company.as(admin, (context) => ssoSettings(context, world.application));
      return connection!.signsOutThere;
    };
    expect(await shown(globex, "boss")).toBeNull();
    expect(await shown(acme, "admin")).toBe(false);
    const input = { on: true, enforced: false, signsOutThere: true, breakGlass: [] };
    await acme.as("admin", (context) => switchConnection(context, input, settingsScope(world)));
    expect(await shown(acme, "admin")).toBe(true);
    await signsOutThere(false);
  });

  test("the token that names a session is kept sealed, and only where it is needed", async () => {
    const kept = async () => {
      await world.application.database.control.query(sql`delete from control.session`);
      await ashaComesIn();
      const { rows } = await world.application.database.control.query<{ token: string | null }>(
        sql`select sso_id_token as token from control.session`,
      );
      return rows[0]!.token;
    };
    expect(await kept()).toBeNull();
    await signsOutThere(true);
    const sealed = await kept();
    expect(sealed).toMatch(/^\w+\./);
    // As a token begins; three letters alone stand in sealed bytes by chance.
    expect(sealed).not.toMatch(/eyJ[\w-]+\.eyJ/);
    await signsOutThere(false);
  });
});

describe("what somebody posts in a provider's name", () => {
  let jar: CookieJar;
  beforeEach(async () => {
    jar = new CookieJar(world);
    await jar.comeBack(hostile.answer(await jar.begin(globex), {}));
    expect(await jar.whoAmI()).toBe(globex.id("omar"));
  });

  test.each<[string, Record<string, unknown>]>([
    ["the session", { sid: "one" }],
    ["the account", { sub: "omar" }],
    ["both", { sid: "one", sub: "omar" }],
  ])("ends the session where it names %s", async (_, said) => {
    expect(await post(await hostile.logoutToken(said))).toBe(200);
    expect(await jar.whoAmI()).toBeNull();
  });

  test.each<[string, Record<string, unknown>]>([
    ["another session", { sid: "two" }],
    ["another account", { sub: "somebody" }],
    ["the session of another account", { sid: "one", sub: "somebody" }],
  ])("ends nothing where it names %s", async (_, said) => {
    expect(await post(await hostile.logoutToken(said))).toBe(200);
    expect(await jar.whoAmI()).toBe(globex.id("omar"));
  });

  test.each<[string, Record<string, unknown>, Signed?]>([
    ["signed by nobody", {}, "NOBODY"],
    ["signed by a stranger", {}, "STRANGER"],
    ["signed by the client's secret", {}, "SECRET"],
    ["of another issuer", { iss: "https://accounts.google.com" }],
    ["for another client", { aud: "another" }],
    ["that has ended", { iat: 1_700_000_000, exp: 1_700_000_100 }],
    ["that is old and never ends", { iat: 1_700_000_000, exp: undefined }],
    ["that is of no event", { events: {} }],
    ["without events, as an ID token", { events: undefined }],
    ["with a nonce, as an ID token", { nonce: "x" }],
    ["without a name of its own", { jti: undefined }],
    ["that names nobody", { sid: undefined }],
    ["that names no text", { sid: { toString: "one" } }],
  ])("is refused %s", async (_, said, signed) => {
    expect(await post(await hostile.logoutToken({ sid: "one", ...said }, signed))).toBe(400);
    expect(await jar.whoAmI()).toBe(globex.id("omar"));
  });

  test("is refused at another company's address, at none, and where it is nothing", async () => {
    const token = await hostile.logoutToken({ sid: "one" });
    expect(await post(token, acme.tenant.id)).toBe(400);
    expect(await post(token, "00000000-0000-4000-8000-000000000000")).toBe(404);
    expect(await post(token, "globex")).toBe(400);
    expect(await post("")).toBe(400);
    expect(await post("a".repeat(70_000))).toBe(400);
    expect((await fetch(at(globex.tenant.id))).status).toBe(404);
    expect(await jar.whoAmI()).toBe(globex.id("omar"));
  });
});
