import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deflateRawSync } from "node:zlib";
import { emailOf, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ssoSettings } from "#app/modules/identity/single-sign-on/queries/settings-page.ts";
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
  connectBothBySaml,
  connectBySaml,
  CookieJar,
  lastSignOut,
} from "#app/modules/identity/single-sign-on/testing/sso-world.ts";

let world: World;
let acme: Company;
let globex: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let provider: SamlProvider;
let others: SamlProvider;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld();
  const building = (await world.company("acme"))
    .employees("asha", "noor", "uma")
    .employee("admin")
    .admin("PLATFORM_ADMIN");
  acme = await building.build();
  globex = await (await world.company("globex")).employees("omar").employee("boss").admin("PLATFORM_ADMIN").build();
  door = openDoor(world);
  await door.letIn(acme, "asha");
  served = await serveApi(world);
  [provider, others] = await connectBothBySaml(world, acme, globex);
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const asha = () => emailOf(acme, "asha");
const refused = "/login/sso?refused=sso-sign-out-refused";
/** Where the company's provider is told to say that a session ended. */
const here = (company = acme) => `${world.application.config.publicUrl}/login/saml/${company.tenant.id}/slo`;
const addressOf = (company = acme) => `${served.root}/login/saml/${company.tenant.id}/slo`;
const speaker = (company = acme) => {
  const { issuer, key } = company === acme ? provider : others;
  return { issuer, key, to: here(company), now: world.application.clock.now() };
};

/** Where the browser goes on to. */
async function answered(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  expect(answer.status).toBe(303);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.headers.get("location")!;
}
const headers = { origin: "https://idp.test", "sec-fetch-site": "cross-site" };
const posts = (body: URLSearchParams | string, company = acme) =>
  answered(fetch(addressOf(company), { method: "POST", redirect: "manual", headers, body: new URLSearchParams(body) }));
const follows = (address: string, company = acme) =>
  answered(fetch(addressOf(company) + new URL(address).search, { redirect: "manual", headers }));

/** Both ways in which a browser brings it. */
const ways: [string, (said: SaidLogout, relayState?: string) => Promise<string>][] = [
  ["posted", (said, relayState) => posts(postedLogout(speaker(), said, relayState))],
  ["in an address", (said, relayState) => follows(addressedLogout(speaker(), said, relayState))],
];

/** Somebody in one browser, through their company's provider. */
async function comesIn(said: Said = {}, company = acme, at = provider) {
  const jar = new CookieJar(world);
  const asked = at.asked(await jar.begin(company));
  await jar.post(company, at.answer(asked, { nameId: asha(), ...said }));
  expect(await jar.whoAmI()).not.toBeNull();
  return jar;
}
const isIn = async (jar: { whoAmI(): Promise<string | null> }) => (await jar.whoAmI()) !== null;

async function ourCertificate(company = acme, admin = "admin") {
  const { ours } = await company.as(admin, (context) => ssoSettings(context, world.application));
  return ours.certificate!;
}

describe.each(ways)("a request of the provider, %s", (_, send) => {
  test("ends every session that began with this name, none of others, and none that began by a password", async () => {
    const [first, second] = [await comesIn(), await comesIn({ sessionIndex: "_s2" })];
    const [noor, byPassword] = [await comesIn({ nameId: emailOf(acme, "noor") }), await door.signedIn(acme, "asha")];
    await send({ nameId: asha() });
    expect([await isIn(first), await isIn(second)]).toEqual([false, false]);
    expect([await isIn(noor), await isIn(byPassword)]).toEqual([true, true]);
    expect(await lastSignOut(acme)).toEqual({ by: "SINGLE_SIGN_ON", actor: acme.id("asha") });
  });

  test("ends the sessions that it names, and none where it names another", async () => {
    const [first, second] = [await comesIn(), await comesIn({ sessionIndex: "_s2" })];
    await send({ nameId: asha(), indexes: ["_s9"] });
    expect([await isIn(first), await isIn(second)]).toEqual([true, true]);
    await send({ nameId: asha(), indexes: ["_s8", "_s2"] });
    expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  });

  test("is answered by the company, signed, where the provider wants answers", async () => {
    const there = await send({ nameId: asha(), id: `_q${Math.random()}` }, "back to #1 & more");
    const answer = readOurs(there, await ourCertificate());
    expect(answer).toMatchObject({ isOurs: true, to: provider.signOutAnswerAddress, relayState: "back to #1 & more" });
    expect(answer.xml).toMatch(/^<\?xml[^>]*\?><samlp:LogoutResponse /);
    expect(answer.of("InResponseTo")).toMatch(/^_q/);
    expect(answer.of("Destination")).toBe(provider.signOutAnswerAddress);
    expect(answer.of("Value")).toMatch(/:Success$/);
    expect(answer.within("Issuer")).toBe(here().replace("/slo", ""));
  });

  test("ends sessions of this company alone, where another one's people have the same names at the same provider", async () => {
    const named = { nameId: "u-17", format: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent" };
    const namesake = await openSamlProvider(() => world.application.clock.now(), provider.issuer);
    await connectBySaml(world, globex, "boss", namesake);
    const mine = await comesIn({ ...named, attributes: { email: emailOf(acme, "uma") } });
    const foreign = await comesIn({ ...named, attributes: { email: emailOf(globex, "omar") } }, globex, namesake);
    await send({ nameId: "u-17" });
    expect([await isIn(mine), await isIn(foreign)]).toEqual([false, true]);
    await connectBySaml(world, globex, "boss", others);
  });

  test("knows a session by a name that was given for it alone", async () => {
    const format = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
    const jar = await comesIn({ nameId: "_once", format, attributes: { email: asha() } });
    await send({ nameId: "_once" });
    expect(await isIn(jar)).toBe(false);
  });

  test("may be without an end of its own, for ten minutes, and clocks may differ a little", async () => {
    for (const said of [{ ends: null }, { ends: null, issued: -300 }, { issued: 30 }, { ends: -30 }]) {
      const jar = await comesIn();
      await send({ nameId: asha(), ...said });
      expect(await isIn(jar)).toBe(false);
    }
  });

  test.each<[string, () => SaidLogout]>([
    ["signed by nobody", () => ({ signs: false })],
    ["signed with another company's certificate", () => ({ by: others.key })],
    ["signed with SHA-1", () => ({ strength: "sha1" })],
    ["sent to another address", () => ({ destination: "https://evil.test/slo" })],
    ["sent to another company", () => ({ destination: here(globex) })],
    ["by another issuer", () => ({ issuer: "https://other.test/saml" })],
    ["that has ended", () => ({ ends: -120 })],
    ["that is old and never ends", () => ({ issued: -3_600, ends: null })],
    ["that is old and ends tomorrow", () => ({ issued: -3_600, ends: 86_400 })],
    ["that was made tomorrow", () => ({ issued: 86_400, ends: 90_000 })],
    ["changed after it was signed", () => ({ nameId: "x", after: (xml) => xml.replace(">x<", `>${asha()}<`) })],
    ["with a comment in the name", () => ({ after: (xml) => xml.replace("@acme", "<!-- x -->@acme") })],
    ["with a comment that was signed over", () => ({ before: (xml) => xml.replace("@acme", "<!-- x -->@acme") })],
    [
      "with two names",
      () => ({ before: (xml) => xml.replace("<saml:NameID", "<saml:NameID>x</saml:NameID><saml:NameID") }),
    ],
    ["with no name", () => ({ before: (xml) => xml.replace(/<saml:NameID.*<\/saml:NameID>/, "") })],
    ["with no id", () => ({ before: (xml) => xml.replace(/ ID="[^"]*"/, ' ID=""') })],
    ["with entities", () => ({ after: (xml) => `<!DOCTYPE r [<!ENTITY a "b">]>${xml}` })],
    ["that is no XML", () => ({ after: () => "nothing" })],
  ])("is refused %s, and taken otherwise", async (_case, forged) => {
    const jar = await comesIn();
    expect(await send({ nameId: asha(), ...forged() })).toBe(refused);
    expect(await isIn(jar)).toBe(true);
    await send({ nameId: asha() });
    expect(await isIn(jar)).toBe(false);
  });

  test("counts once", async () => {
    const said = { nameId: asha(), id: `_once${Math.random()}` };
    await send(said);
    const jar = await comesIn();
    expect(await send(said)).toBe(refused);
    expect(await isIn(jar)).toBe(true);
  });
});

describe("a request is refused", () => {
  let jar: CookieJar;
  beforeEach(async () => {
    jar = await comesIn();
  });
  const wrapped = (wrap: (xml: string) => string) => posts(postedLogout(speaker(), { nameId: "nobody", after: wrap }));
  const signature = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)![0];
  const forged = (xml: string) =>
    xml
      .replace(signature(xml), "")
      .replace(/ ID="[^"]*"/, ' ID="_forged"')
      .replace(">nobody<", `>${asha()}<`);

  test.each<[string, (xml: string) => string]>([
    [
      "the signed one hidden in the forged one",
      (xml) =>
        forged(xml).replace("</samlp:LogoutRequest>", (end) => `<samlp:Extensions>${xml}</samlp:Extensions>${end}`),
    ],
    [
      "the signed one in the signature of the forged one",
      (xml) => {
        const held = `<Object>${xml.replace(signature(xml), "")}</Object></Signature>`;
        const moved = signature(xml).replace("</Signature>", () => held);
        return forged(xml).replace("</saml:Issuer>", (issuer) => issuer + moved);
      },
    ],
    [
      "the same id twice",
      (xml) => {
        const kept = `<samlp:Extensions>${xml}</samlp:Extensions>`;
        const id = / ID="([^"]*)"/.exec(xml)![1]!;
        return forged(xml)
          .replace("_forged", id)
          .replace("</samlp:LogoutRequest>", (end) => kept + end);
      },
    ],
    [
      "the signature further within",
      (xml) => {
        const moved = `<samlp:Extensions>${signature(xml)}</samlp:Extensions>`;
        return xml.replace(signature(xml), "").replace("</samlp:LogoutRequest>", (end) => moved + end);
      },
    ],
    ["two signatures", (xml) => xml.replace(signature(xml), (one) => one + one)],
  ])("wrapped: %s", async (_, wrap) => {
    expect(await wrapped(wrap)).toBe(refused);
    expect(await isIn(jar)).toBe(true);
    expect(await wrapped((xml) => xml)).toContain(provider.signOutAnswerAddress);
  });

  test.each<[string, (address: string) => string]>([
    ["without a signature", (address) => address.replace(/&Signature=.*/, "")],
    ["with a signature that is empty", (address) => address.replace(/&Signature=.*/, "&Signature=")],
    ["without saying how it is signed", (address) => address.replace(/&SigAlg=[^&]*/, "")],
    ["signed by a key that both would hold", (address) => address.replace(/rsa-sha256/, "hmac-sha256")],
    ["with another one before it", (address) => address.replace("?", `?SAMLRequest=${deflated("nobody")}&`)],
    ["with another one behind it", (address) => `${address}&SAMLRequest=${deflated("nobody")}`],
    ["with another one under a longer name", (address) => address.replace("?", `?xSAMLRequest=`)],
    ["that is an answer as well", (address) => `${address}&SAMLResponse=${deflated("nobody")}`],
    ["with another state", (address) => `${address}&RelayState=elsewhere`],
    ["that grows without end", (address) => address.replace(/SAMLRequest=[^&]*/, `SAMLRequest=${bomb}`)],
    ["that is not packed", (address) => address.replace(/SAMLRequest=[^&]*/, "SAMLRequest=nothing")],
    ["that cannot be read", (address) => address.replace(/SAMLRequest=/, "SAMLRequest=%")],
  ])("in an address %s", async (_, change) => {
    const address = addressedLogout(speaker(), { nameId: asha() });
    expect(await follows(change(address))).toBe(refused);
    expect(await isIn(jar)).toBe(true);
    expect(await follows(address)).toContain(provider.signOutAnswerAddress);
    expect(await isIn(jar)).toBe(false);
  });
  const deflated = (text: string) => encodeURIComponent(deflateRawSync(text).toString("base64"));
  const bomb = deflated("<a>".padEnd(10_000_000, " "));

  test("that asks for something else, or is an answer", async () => {
    const isElse = (xml: string) => xml.replaceAll("LogoutRequest", "AuthnRequest");
    expect(await follows(addressedLogout(speaker(), { nameId: asha(), before: isElse }))).toBe(refused);
    const answer = postedLogout(speaker(), {}).get("SAMLResponse")!;
    expect(await posts(new URLSearchParams({ SAMLRequest: answer }))).toBe(refused);
    expect(await isIn(jar)).toBe(true);
  });

  test("at another company, at none, and where it is nothing", async () => {
    const posted = postedLogout(speaker(), { nameId: asha() });
    expect(await posts(posted, globex)).toBe(refused);
    const none = { ...globex, tenant: { ...globex.tenant, id: "00000000-0000-4000-8000-000000000000" } };
    expect(await posts(posted, none as Company)).toBe("/login/sso?refused=sso-off");
    expect(await posts("")).toBe(refused);
    expect(await posts("SAMLRequest=&SAMLResponse=")).toBe(refused);
    expect(await posts(`SAMLRequest=${"a".repeat(700_000)}`)).toBe("/login/sso?refused=sso-refused");
    expect(await isIn(jar)).toBe(true);
    expect(await posts(posted)).toContain(provider.signOutAnswerAddress);
    expect(await isIn(jar)).toBe(false);
  });
});
