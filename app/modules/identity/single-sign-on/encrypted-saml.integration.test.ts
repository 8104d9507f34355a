import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ssoSettings } from "./queries/settings-page.ts";
import { ourAddresses } from "./saml/addresses.ts";
import { openKey } from "./saml/company-key.ts";
import { makeCertificate } from "./saml/make-certificate.ts";
import { ourMetadata } from "./saml/saml-provider.ts";
import { openSamlProvider, type Encrypted, type Said, type SamlProvider } from "./testing/saml-provider.ts";
import { connectBySaml, CookieJar, prove } from "./testing/sso-world.ts";

let world: World;
let acme: Company;
let globex: Company;
let provider: SamlProvider;
let others: SamlProvider;
let ours: string;
let theirs: string;

beforeAll(async () => {
  world = await createWorld();
  const building = (await world.company("acme")).employees("asha", "noor").employee("admin").admin("PLATFORM_ADMIN");
  acme = await building.build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
  const now = () => world.application.clock.now();
  [provider, others] = [await openSamlProvider(now), await openSamlProvider(now, "https://other.test/saml")];
  await prove(world, acme, ["acme.test"]);
  await connectBySaml(world, acme, "admin", provider);
  await connectBySaml(world, globex, "boss", others);
  [ours, theirs] = [await certificateOf(acme, "admin"), await certificateOf(globex, "boss")];
});
afterAll(() => world.close());

async function certificateOf(company: Company, admin: string): Promise<string> {
  const { ours: known } = await company.as(admin, (context) => ssoSettings(context, world.application));
  return known.certificate!;
}

/** There and back: "came in", or why not. */
async function outcomeOf(said: Said = {}, ways: Partial<Encrypted> = {}): Promise<string> {
  const jar = new CookieJar(world);
  const asked = provider.asked(await jar.begin(acme));
  const whole = { nameId: emailOf(acme, "asha"), ...said };
  const answer = await provider.encryptedAnswer(asked, whole, { certificate: ours, ...ways });
  const code = await jar.post(acme, answer).then(
    () => "came in",
    (error: { code?: string }) => error.code ?? String(error),
  );
  expect(await jar.whoAmI()).toBe(code === "came in" ? acme.id("asha") : null);
  return code;
}
const refused = "identity.sso-refused";

test("our metadata carry the key to encrypt for, and what is encrypted for it is opened", async () => {
  const key = await openKey(world.application, acme.tenant.id);
  const described = ourMetadata(ourAddresses(world.application.config, acme.tenant.id), key!);
  const [, held = ""] = /<KeyDescriptor use="encryption">[\s\S]*?<ds:X509Certificate>([^<]+)</.exec(described)!;
  const certificate = `-----BEGIN CERTIFICATE-----\n${held.trim()}\n-----END CERTIFICATE-----\n`;
  expect(await outcomeOf({}, { certificate })).toBe("came in");
});

test.each<Encrypted["content"]>([
  "http://www.w3.org/2009/xmlenc11#aes128-gcm",
  "http://www.w3.org/2009/xmlenc11#aes256-gcm",
  "http://www.w3.org/2001/04/xmlenc#aes128-cbc",
  "http://www.w3.org/2001/04/xmlenc#aes256-cbc",
])("%s is opened", async (content) => {
  expect(await outcomeOf({}, { content: content! })).toBe("came in");
});

test("signed around as well, it is taken; where the company wants both, one alone is not", async () => {
  expect(await outcomeOf({ signs: "BOTH" })).toBe("came in");
  await connectBySaml(world, acme, "admin", provider, { wantsResponseSigned: true });
  expect(await outcomeOf({ signs: "ASSERTION" })).toBe(refused);
  expect(await outcomeOf({ signs: "BOTH" })).toBe("came in");
  await connectBySaml(world, acme, "admin", provider);
});

describe("encrypted, it is refused", () => {
  test.each<[string, () => [Said, Partial<Encrypted>?]]>([
    ["signed by nobody", () => [{ signs: "NEITHER" }]],
    ["signed around it alone", () => [{ signs: "RESPONSE" }]],
    ["signed by a stranger", () => [{ by: others.key }]],
    ["signed with SHA-1", () => [{ strength: "sha1" }]],
    ["for another company's key", () => [{}, { certificate: theirs }]],
    ["by RSA after PKCS #1 1.5", () => [{}, { key: "http://www.w3.org/2001/04/xmlenc#rsa-1_5" }]],
    ["by triple DES", () => [{}, { content: "http://www.w3.org/2001/04/xmlenc#tripledes-cbc" }]],
    ["for another audience", () => [{ audience: "https://elsewhere.test" }]],
    ["for another recipient", () => [{ recipient: "https://evil.test/acs" }]],
    ["by another issuer", () => [{ issuer: "https://other.test/saml" }]],
    ["after its time", () => [{ ends: -120 }]],
    ["to another request", () => [{ confirms: "_another" }]],
    ["changed after it was signed", () => [{}, { before: (xml) => xml.replaceAll("asha", "noor") }]],
    ["with a comment in a name", () => [{}, { before: (xml) => xml.replace("@acme", "<!-- x -->@acme") }]],
    ["with entities", () => [{}, { before: (xml) => `<!DOCTYPE r [<!ENTITY a "b">]>${xml}` }]],
    ["twice within", () => [{}, { before: (xml) => `<saml:Assertion>${xml}</saml:Assertion>` }]],
    ["that is no XML", () => [{}, { before: () => "nothing" }]],
  ])("%s", async (_, forged) => {
    expect(await outcomeOf(...forged())).toBe(refused);
  });

  test("beside a plain one, or a second one", async () => {
    const again = (xml: string) => /<saml:EncryptedAssertion>[\s\S]*<\/saml:EncryptedAssertion>/.exec(xml)![0];
    const plain = `<saml:Assertion ID="_x"/>`;
    expect(await outcomeOf({ after: (xml) => xml.replace("</samlp:Response>", (end) => plain + end) })).toBe(refused);
    expect(await outcomeOf({ after: (xml) => xml.replace("</samlp:Response>", (end) => again(xml) + end) })).toBe(
      refused,
    );
    expect(await outcomeOf()).toBe("came in");
  });

  test("a second time", async () => {
    expect(await outcomeOf({ id: "_same" })).toBe("came in");
    expect(await outcomeOf({ id: "_same" })).toBe("identity.sso-not-begun-here");
  });
});

test("a test sign-in says that it could not be opened", async () => {
  const jar = new CookieJar(world);
  const asked = provider.asked(await jar.begin(acme, { testFor: "00000000-0000-4000-8000-000000000001" }));
  const { certificate } = await makeCertificate("another", world.application.clock.now());
  await jar.post(acme, await provider.encryptedAnswer(asked, { nameId: emailOf(acme, "asha") }, { certificate }));
  const { connection } = await acme.as("admin", (context) => ssoSettings(context, world.application));
  expect(connection?.testResult?.fault).toBe("sso-saml-encryption");
  expect(jar.isIn).toBe(false);
});
