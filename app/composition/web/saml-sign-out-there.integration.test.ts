import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { rotateKeys } from "#app/composition/rotate-keys.ts";
import { ssoSettings } from "#app/modules/identity/single-sign-on/queries/settings-page.ts";
import { readMetadata } from "#app/modules/identity/single-sign-on/saml/read-metadata.ts";
import { allWithin, metadataBounds, readXml } from "#app/modules/identity/single-sign-on/saml/read-xml.ts";
import {
  addressedLogout,
  postedLogout,
  readOurs,
  type SaidLogout,
} from "#app/modules/identity/single-sign-on/testing/saml-logout.ts";
import {
  openSamlProvider,
  type Said,
  type SamlProvider,
} from "#app/modules/identity/single-sign-on/testing/saml-provider.ts";
import {
  connectBySaml,
  CookieJar,
  prove,
  settingsScope,
} from "#app/modules/identity/single-sign-on/testing/sso-world.ts";
import { saveSaml, saveSamlInput } from "#app/modules/identity/single-sign-on/use-cases/save-saml.ts";
import { switchConnection } from "#app/modules/identity/single-sign-on/use-cases/switch-connection.ts";
import { signOut } from "#app/modules/identity/use-cases/sign-out.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let provider: SamlProvider;
let stranger: SamlProvider;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  served = await serveApi(world);
  const now = () => world.application.clock.now();
  [provider, stranger] = [await openSamlProvider(now), await openSamlProvider(now, "https://other.test/saml")];
  await prove(world, acme, ["acme.test"]);
  await connectBySaml(world, acme, "admin", provider);
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const settings = async () => acme.as("admin", (context) => ssoSettings(context, world.application));
const signsOutThere = (on: boolean) =>
  acme.as("admin", (context) =>
    switchConnection(context, { on: false, enforced: false, signsOutThere: on, breakGlass: [] }, settingsScope(world)),
  );
const switchedOn = () =>
  world.application.database.control.query(
    sql`update control.sso_connection set state = 'ON' where tenant_id = ${acme.tenant.id}`,
  );
async function wants(on: boolean): Promise<void> {
  await signsOutThere(on);
  await switchedOn();
}

async function comesIn(said: Said = {}) {
  const jar = new CookieJar(world);
  const asked = provider.asked(await jar.begin(acme));
  await jar.post(acme, provider.answer(asked, { nameId: emailOf(acme, "asha"), ...said }));
  expect(await jar.whoAmI()).toBe(acme.id("asha"));
  return jar;
}
const leaves = (jar: CookieJar) => jar.visit((scope) => signOut(scope));

describe("signing out here", () => {
  test("leads to the provider with a signed request that names the person and the session there", async () => {
    await wants(true);
    const [jar, elsewhere] = [await comesIn({ sessionIndex: "_s7" }), await comesIn()];
    const there = await leaves(jar);
    const { ours } = await settings();
    const asked = readOurs(there!, ours.certificate!);
    expect(asked).toMatchObject({ isOurs: true, to: provider.signOutAddress });
    expect(asked.xml).toMatch(/^<\?xml[^>]*\?><samlp:LogoutRequest /);
    expect(asked.of("Destination")).toBe(provider.signOutAddress);
    expect(asked.within("Issuer")).toBe(ours.entityId);
    expect(asked.within("NameID")).toBe(emailOf(acme, "asha"));
    expect(asked.of("Format")).toBe("urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress");
    expect(asked.within("SessionIndex")).toBe("_s7");
    expect(await jar.whoAmI()).toBeNull();
    expect(await elsewhere.whoAmI()).toBe(acme.id("asha"));
    await wants(false);
  });

  test("says nothing of a session that the provider does not tell apart", async () => {
    await wants(true);
    const { ours } = await settings();
    const asked = readOurs((await leaves(await comesIn({ sessionIndex: "" })))!, ours.certificate!);
    expect([asked.isOurs, asked.xml.includes("SessionIndex")]).toEqual([true, false]);
    await wants(false);
  });

  test("stays here where the company does not want it, any more or yet, or has another provider by now", async () => {
    const before = await comesIn();
    await wants(true);
    expect(await leaves(before)).toBeNull();
    const [formerly, later, back] = [await comesIn(), await comesIn(), await comesIn()];
    await wants(false);
    expect(await leaves(formerly)).toBeNull();
    await wants(true);
    await isAt("https://other.test/saml");
    expect(await leaves(later)).toBeNull();
    await isAt(provider.issuer);
    expect(await leaves(back)).toContain(provider.signOutAddress);
    await wants(false);
  });
  const isAt = (issuer: string) =>
    world.application.database.control.query(
      sql`update control.sso_connection set issuer = ${issuer} where tenant_id = ${acme.tenant.id}`,
    );

  test("what names the session there is kept sealed, only where it is needed, and opens under a new key", async () => {
    const kept = async () => {
      await world.application.database.control.query(sql`delete from control.session`);
      const jar = await comesIn();
      const { rows } = await world.application.database.control.query<{ name: string | null; whole: string }>(
        sql`select sso_id_token as name, row_to_json(s)::text as whole from control.session s`,
      );
      expect(rows[0]!.whole).not.toContain("asha");
      return { jar, name: rows[0]!.name };
    };
    expect((await kept()).name).toBeNull();
    await wants(true);
    const { jar, name } = await kept();
    expect(name).toMatch(/^\w+\./);
    await rotateKeys(world.application, [acme.tenant]);
    const { rows } = await world.application.database.control.query<{ name: string }>(
      sql`select sso_id_token as name from control.session`,
    );
    expect(rows[0]!.name).not.toBe(name);
    expect(await leaves(jar)).toContain(provider.signOutAddress);
    await wants(false);
  });
});

describe("coming back from there", () => {
  const here = () => `${world.application.config.publicUrl}/login/saml/${acme.tenant.id}/slo`;
  const address = () => `${served.root}/login/saml/${acme.tenant.id}/slo`;
  const speaker = () => ({
    ...{ issuer: provider.issuer, key: provider.key, to: here(), now: world.application.clock.now() },
  });
  const headers = { origin: "https://idp.test", "sec-fetch-site": "cross-site" };
  const posts = async (said: SaidLogout) =>
    (
      await fetch(address(), { method: "POST", redirect: "manual", headers, body: postedLogout(speaker(), said) })
    ).headers.get("location");
  const follows = async (said: SaidLogout) =>
    (
      await fetch(address() + new URL(addressedLogout(speaker(), said)).search, { redirect: "manual", headers })
    ).headers.get("location");

  test.each([
    ["posted", posts],
    ["in an address", follows],
  ])("who signed out stands at the door, and nothing else ends: %s", async (_, send) => {
    const elsewhere = await comesIn();
    expect(await send({})).toBe("/login");
    expect(await elsewhere.whoAmI()).toBe(acme.id("asha"));
  });

  test.each<[string, () => SaidLogout]>([
    ["signed by nobody", () => ({ signs: false })],
    ["signed by a stranger", () => ({ by: stranger.key })],
    ["that is no success", () => ({ status: "Responder" })],
    ["by another issuer", () => ({ issuer: stranger.issuer })],
    ["to another address", () => ({ destination: "https://evil.test" })],
    ["that is old", () => ({ issued: -3_600 })],
  ])("an answer %s says that the session there may go on, and nothing else ends", async (_, said) => {
    const elsewhere = await comesIn();
    for (const send of [posts, follows]) expect(await send(said())).toBe("/login/sso?refused=sso-still-there");
    expect(await elsewhere.whoAmI()).toBe(acme.id("asha"));
  });
});

test("another provider that the company has by now ends nothing that began at the former one", async () => {
  const jar = await comesIn();
  const asks = (by: SamlProvider) => {
    const to = `${world.application.config.publicUrl}/login/saml/${acme.tenant.id}/slo`;
    const said = { issuer: by.issuer, key: by.key, to, now: world.application.clock.now() };
    const body = postedLogout(said, { nameId: emailOf(acme, "asha") });
    return fetch(`${served.root}/login/saml/${acme.tenant.id}/slo`, { method: "POST", redirect: "manual", body });
  };
  await connectBySaml(world, acme, "admin", stranger);
  expect((await asks(stranger)).headers.get("location")).toContain(stranger.signOutAnswerAddress);
  expect(await jar.whoAmI()).toBe(acme.id("asha"));
  await connectBySaml(world, acme, "admin", provider);
  await asks(provider);
  expect(await jar.whoAmI()).toBeNull();
});

describe("what each side says of itself", () => {
  test("ours names one address for both ways of signing out, and what to encrypt for", async () => {
    const { ours } = await settings();
    const answer = await fetch(`${served.root}/login/saml/${acme.tenant.id}/metadata`);
    const all = allWithin(readXml(await answer.text(), metadataBounds));
    const services = all.filter(({ localName }) => localName === "SingleLogoutService");
    expect(services.map((each) => [each.getAttribute("Binding"), each.getAttribute("Location")])).toEqual([
      ["urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect", ours.signOut],
      ["urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST", ours.signOut],
    ]);
    const keys = all.filter(({ localName }) => localName === "KeyDescriptor");
    expect(keys.map((each) => each.getAttribute("use"))).toEqual(["signing", "encryption"]);
    const held = keys.map((each) => each.textContent!.replaceAll(/\s/g, ""));
    const own = ours.certificate!.replace(/-----[A-Z ]+-----/g, "").replaceAll(/\s/g, "");
    expect(held).toEqual([own, own]);
  });

  test("theirs is read, and signing out there is offered only where it ends sessions by a redirect over https", async () => {
    const metadata = provider.metadata();
    expect(readMetadata(metadata)).toMatchObject({
      signOutAddress: provider.signOutAddress,
      signOutAnswerAddress: provider.signOutAnswerAddress,
    });
    const offered = async (typed: { metadata?: string }) => {
      const { connection: { version } = { version: 0 } } = { connection: (await settings()).connection ?? undefined };
      const input = saveSamlInput.parse({ ...typed, version });
      await acme.as("admin", (context) => saveSaml(context, input, settingsScope(world)));
      return (await settings()).connection!.signsOutThere;
    };
    const byPostAlone = metadata.replace(/<md:SingleLogoutService [^>]*HTTP-Redirect[^>]*>/, "");
    expect(await offered({ metadata: byPostAlone })).toBeNull();
    expect(await offered({})).toBeNull();
    expect(await offered({ metadata: metadata.replaceAll("https://idp.test/saml/slo", "javascript:x") })).toBeNull();
    expect(await offered({ metadata })).toBe(false);
    expect(await offered({})).toBe(false);
    await switchedOn();
  });

  test("without another address for answers, they go to where people sign out; with none, people to the door", async () => {
    const to = `${world.application.config.publicUrl}/login/saml/${acme.tenant.id}/slo`;
    const asks = async (metadata: string) => {
      await connectBySaml(world, acme, "admin", { metadata: () => metadata });
      const jar = await comesIn();
      const said = { issuer: provider.issuer, key: provider.key, to, now: world.application.clock.now() };
      const body = postedLogout(said, { nameId: emailOf(acme, "asha") });
      const answer = await fetch(`${served.root}/login/saml/${acme.tenant.id}/slo`, {
        ...{ method: "POST", redirect: "manual" as const, body },
      });
      expect(await jar.whoAmI()).toBeNull();
      return answer.headers.get("location")!.split("?")[0];
    };
    const metadata = provider.metadata();
    expect(await asks(metadata.replace(/ ResponseLocation="[^"]*"/, ""))).toBe(provider.signOutAddress);
    expect(await asks(metadata.replace(/<md:SingleLogoutService [^>]*HTTP-Redirect[^>]*>/, ""))).toBe("/login");
    expect(await asks(metadata)).toBe(provider.signOutAnswerAddress);
  });
});
