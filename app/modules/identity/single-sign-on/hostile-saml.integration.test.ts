import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ourAddresses } from "./saml/addresses.ts";
import { makeCertificate } from "./saml/make-certificate.ts";
import { sign, type Said, type SamlProvider } from "./testing/saml-provider.ts";
import { connectBothBySaml, CookieJar } from "./testing/sso-world.ts";

let world: World;
let acme: Company;
let globex: Company;
let provider: SamlProvider;
let others: SamlProvider;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "noor")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
  [provider, others] = await connectBothBySaml(world, acme, globex);
});
afterAll(() => world.close());

const asha = () => ({ nameId: emailOf(acme, "asha") });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "came in",
    (error: { code?: string }) => error.code ?? String(error),
  );

/** There and back in one browser, with what the provider says. */
async function through(said: Said, company = acme, at = provider) {
  const jar = new CookieJar(world);
  const asked = at.asked(await jar.begin(company, { returnTo: "/app/my-data/goals" }));
  const answer = at.answer(asked, said);
  return { jar, asked, answer, back: () => jar.post(company, answer) };
}
async function refusalOf(said: Said): Promise<string> {
  const { jar, back } = await through({ ...asha(), ...said });
  const code = await codeOf(back());
  expect(jar.isIn).toBe(code === "came in");
  return code;
}

const evil = `<saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">`;
const within = (name: string, xml: string) => new RegExp(`<saml:${name}[ >][\\s\\S]*</saml:${name}>`).exec(xml)![0];

describe("an answer is refused", () => {
  test.each<[string, () => Said]>([
    ["signed by nobody", () => ({ signs: "NEITHER" })],
    ["signed with SHA-1", () => ({ strength: "sha1" })],
    ["for another company", () => ({ audience: ourAddresses(world.application.config, globex.tenant.id).entityId })],
    ["for anybody", () => ({ audience: null })],
    ["sent to another address", () => ({ destination: "https://evil.test/acs" })],
    ["meant for another recipient", () => ({ recipient: "https://evil.test/acs" })],
    ["by another issuer", () => ({ issuer: "https://other.test/saml" })],
    ["to another request", () => ({ inResponseTo: "_another" })],
    ["whose parts answer two requests", () => ({ confirms: "_another" })],
    ["whose assertion answers none", () => ({ confirms: null })],
    ["that has ended", () => ({ ends: -120 })],
    ["whose conditions have ended", () => ({ conditionsEnd: -120 })],
    ["that begins later", () => ({ begins: 120 })],
    ["that was made tomorrow", () => ({ issued: 86_400 })],
    ["that is no success", () => ({ status: "Responder" })],
    ["changed after it was signed", () => ({ after: (xml) => xml.replaceAll("asha", "noor") })],
    [
      "with a comment in a name",
      () => ({ after: (xml) => xml.replace("@acme.test<", "@acme.test<!-- -->.evil.test<") }),
    ],
    ["with a comment that was signed over", () => ({ before: (xml) => xml.replace("@acme", "<!-- x -->@acme") })],
    ["with a section of characters", () => ({ after: (xml) => xml.replace("@acme", "<![CDATA[]]>@acme") })],
    ["with an instruction", () => ({ after: (xml) => xml.replace("@acme", "<?x?>@acme") })],
    ["with entities", () => ({ after: (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml}` })],
    ["that is a bomb", () => ({ after: (xml) => `<!DOCTYPE r [<!ENTITY a "${"b".repeat(999)}">]>${xml}` })],
    ["too deep", () => ({ after: (xml) => `${"<a>".repeat(5_000)}${xml}${"</a>".repeat(5_000)}` })],
    ["too large", () => ({ after: (xml) => xml + " ".repeat(300_000) })],
    ["that is no XML", () => ({ after: () => "<samlp:Response" })],
  ])("%s", async (_, said) => {
    expect(["identity.sso-refused", "identity.sso-not-begun-here"]).toContain(await refusalOf(said()));
  });

  test("though the same forgery, signed anew, would hold", async () => {
    const anew = (xml: string) => sign(forged(xml), "Assertion", provider.key);
    expect(
      await refusalOf({ signs: "NEITHER", after: (xml) => xml.replace(within("Assertion", xml), anew(xml)) }),
    ).toBe("came in");
  });

  test("signed by a stranger, who sends the certificate along", async () => {
    expect(await refusalOf({ by: others.key })).toBe("identity.sso-refused");
    expect(await refusalOf({ by: await makeCertificate("idp", new Date()) })).toBe("identity.sso-refused");
  });

  test.each<[string, (xml: string) => string]>([
    ["a forged assertion beside the signed one", (xml) => xml.replace("</samlp:Status>", (end) => end + forged(xml))],
    ["a forged one behind it", (xml) => xml.replace("</samlp:Response>", (end) => forged(xml) + end)],
    [
      "the signed one hidden in a forged one",
      (xml) => {
        const signed = within("Assertion", xml);
        return xml.replace(signed, () => forged(xml).replace("</saml:Assertion>", (end) => signed + end));
      },
    ],
    [
      "the signed one hidden in the signature's object",
      (xml) => {
        const signed = within("Assertion", xml);
        const signature = /<Signature[\s\S]*<\/Signature>/.exec(signed)![0];
        const held = signature.replace(
          "</Signature>",
          (end) => `<Object>${signed.replace(signature, "")}</Object>${end}`,
        );
        return xml.replace(signed, () => forged(xml).replace("</saml:Issuer>", (issuer) => issuer + held));
      },
    ],
    [
      "a second name before the signed one's, under its id",
      (xml) => xml.replace("<saml:Subject>", `<saml:Subject>${evil}${emailOf(acme, "admin")}</saml:NameID>`),
    ],
    ["the signed one among extensions", (xml) => moved(xml)],
  ])("wrapped: %s", async (_, wrap) => {
    expect(await refusalOf({ after: wrap })).toBe("identity.sso-refused");
    expect(await refusalOf({ signs: "BOTH", after: wrap })).toBe("identity.sso-refused");
  });
});

/** The signed assertion without its signature, under another id and another name. */
function forged(xml: string): string {
  return within("Assertion", xml)
    .replace(/<Signature[\s\S]*<\/Signature>/, "")
    .replace(/ ID="[^"]*"/, ' ID="_forged"')
    .replaceAll(emailOf(acme, "asha"), emailOf(acme, "admin"));
}
function moved(xml: string): string {
  const signed = within("Assertion", xml);
  const extensions = `<samlp:Extensions>${signed}</samlp:Extensions>`;
  return xml.replace(signed, () => forged(xml)).replace("<samlp:Status>", (status) => extensions + status);
}

describe("what comes back is taken once", () => {
  test("a second time it is refused, in this browser and in any", async () => {
    const { jar, answer, back } = await through(asha());
    await back();
    expect(await codeOf(jar.post(acme, answer))).toBe("identity.sso-not-begun-here");
    expect(await codeOf(new CookieJar(world).post(acme, answer))).toBe("identity.sso-not-begun-here");
  });

  test("the same assertion for a second request is refused", async () => {
    const first = await through({ ...asha(), id: "_same" });
    await first.back();
    expect(await refusalOf({ id: "_same" })).toBe("identity.sso-not-begun-here");
  });

  test("in a browser that did not set out, nobody is signed in as somebody else", async () => {
    const { answer } = await through(asha());
    const victim = new CookieJar(world);
    await victim.begin(acme);
    expect(await codeOf(victim.post(acme, answer))).toBe("identity.sso-not-begun-here");
    expect(victim.isIn).toBe(false);
  });

  test("too late it is refused", async () => {
    const { back } = await through({ ...asha(), ends: 3_600 });
    world.clock.set(new Date(world.application.clock.now().getTime() + 11 * 60_000).toISOString());
    expect(await codeOf(back())).toBe("identity.sso-not-begun-here");
  });

  test("at another company it is worth nothing, and its provider names nobody of the first", async () => {
    const { jar, answer } = await through(asha());
    expect(await codeOf(jar.post(globex, answer))).toBe("identity.sso-refused");
    const foreign = await through(asha(), globex, others);
    expect(await codeOf(foreign.back())).toBe("identity.sso-foreign-domain");
    expect(foreign.jar.isIn).toBe(false);
  });
});

test("clocks may differ by half a minute", async () => {
  expect(await refusalOf({ issued: 30, begins: 30 })).toBe("came in");
  expect(await refusalOf({ ends: -30 })).toBe("came in");
});
