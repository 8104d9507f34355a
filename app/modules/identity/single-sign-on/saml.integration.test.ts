import { createVerify, X509Certificate } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ssoSettings } from "./queries/settings-page.ts";
import { ourAddresses } from "./saml/addresses.ts";
import { makeCertificate } from "./saml/make-certificate.ts";
import { openSamlProvider, type Said, type SamlProvider } from "./testing/saml-provider.ts";
import { connectBothBySaml, connectBySaml, CookieJar, prove, settingsScope } from "./testing/sso-world.ts";
import { removeDomain } from "./use-cases/prove-domain.ts";
import { renewCertificate } from "./use-cases/renew-certificate.ts";
import { saveSaml, saveSamlInput } from "./use-cases/save-saml.ts";
import { switchConnection } from "./use-cases/switch-connection.ts";
import { tellOfCertificates } from "./use-cases/tell-of-certificates.ts";
import { sql } from "#tenancy/sql.ts";

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

test("somebody sets out with a request that the company signed, and comes in where they were going", async () => {
  const { jar, asked, back } = await through(asha());
  const ours = ourAddresses(world.application.config, acme.tenant.id);
  expect(asked).toMatchObject({
    ...{ consumer: ours.consumer, issuer: ours.entityId, destination: provider.signInAddress },
  });
  const { ours: known } = await acme.as("admin", (context) => ssoSettings(context, world.application));
  const [signed, signature = ""] = asked.address.search.slice(1).split("&Signature=");
  const key = new X509Certificate(known.certificate!).publicKey;
  expect(createVerify("sha256").update(signed!).verify(key, decodeURIComponent(signature), "base64")).toBe(true);
  expect(await back()).toEqual({ returnTo: "/app/my-data/goals" });
  expect(await jar.whoAmI()).toBe(acme.id("asha"));
});

test("the address comes from an attribute where the name is another one, and the name lasts", async () => {
  const named = { nameId: "u-17", format: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent" };
  const first = await through({ ...named, attributes: { email: emailOf(acme, "noor") } });
  await first.back();
  expect(await first.jar.whoAmI()).toBe(acme.id("noor"));
  const again = await through({ ...named, attributes: { email: emailOf(acme, "asha") } });
  await again.back();
  expect(await again.jar.whoAmI()).toBe(acme.id("noor"));
});

test("signed around, or both, is taken if the assertion is signed; where the company says so, both have to be", async () => {
  expect(await refusalOf({ signs: "BOTH" })).toBe("came in");
  expect(await refusalOf({ signs: "RESPONSE" })).toBe("identity.sso-refused");
  await connectBySaml(world, acme, "admin", provider, { wantsResponseSigned: true });
  expect(await refusalOf({ signs: "ASSERTION" })).toBe("identity.sso-refused");
  expect(await refusalOf({ signs: "BOTH" })).toBe("came in");
  await connectBySaml(world, acme, "admin", provider);
});

describe("begun at the provider", () => {
  const unasked = (said: Said = {}) => {
    const { entityId, consumer } = ourAddresses(world.application.config, acme.tenant.id);
    return provider.answer({ id: null, consumer, issuer: entityId }, { ...asha(), ...said });
  };

  test("it is refused, unless the company lets people start there", async () => {
    const jar = new CookieJar(world);
    expect(await codeOf(jar.post(acme, unasked()))).toBe("identity.sso-not-begun-here");
    await connectBySaml(world, acme, "admin", provider, { startedThere: true });
    expect(await jar.post(acme, unasked(), "/app/my-data/feedback")).toEqual({ returnTo: "/app/my-data/feedback" });
    expect(await jar.whoAmI()).toBe(acme.id("asha"));
  });

  test("it leads to our own pages alone, and counts once", async () => {
    for (const elsewhere of ["https://evil.test/", "//evil.test/", "javascript:alert(1)", "/\\evil.test"])
      expect(await new CookieJar(world).post(acme, unasked(), elsewhere)).toEqual({ returnTo: "/app" });
    const answer = unasked();
    await new CookieJar(world).post(acme, answer);
    expect(await codeOf(new CookieJar(world).post(acme, answer))).toBe("identity.sso-not-begun-here");
    await connectBySaml(world, acme, "admin", provider);
  });
});

describe("set up by who may", () => {
  const save = (typed: object, who = "admin") =>
    codeOf(acme.as(who, (context) => saveSaml(context, saveSamlInput.parse(typed), settingsScope(world))));

  test.each<[string, string, string]>([
    ["nothing", "", "identity.sso-metadata-missing"],
    ["no XML", "nonsense", "identity.sso-metadata-malformed"],
    ["entities", `<!DOCTYPE x [<!ENTITY a "b">]><x/>`, "identity.sso-metadata-malformed"],
    ["something else", "<x/>", "identity.sso-metadata-no-provider"],
  ])("metadata that are %s are refused in words", async (_, metadata, code) => {
    await world.application.database.control.query(
      sql`update control.sso_connection set saml = null, preset = 'OIDC', client_secret = ''
        where tenant_id = ${acme.tenant.id} and ${metadata} = ''`,
    );
    expect(await save({ metadata })).toBe(code);
    if (metadata === "") await connectBySaml(world, acme, "admin", provider);
  });

  test("a provider without a certificate, or with a plain address, is none", async () => {
    const metadata = provider.metadata();
    expect(await save({ metadata: metadata.replace(/<md:KeyDescriptor[\s\S]*<\/md:KeyDescriptor>/, "") })).toBe(
      "identity.sso-metadata-no-certificate",
    );
    expect(await save({ metadata: metadata.replaceAll("https://idp.test/saml/sso", "javascript:alert(1)") })).toBe(
      "identity.sso-metadata-no-provider",
    );
    expect(await save({ metadataAddress: "ftp://idp.test/metadata" })).toBe("identity.sso-metadata-unreachable");
  });

  test("nobody but platform admins sets it up, and the key is readable nowhere", async () => {
    expect(await save({ metadata: provider.metadata() }, "asha")).toBe("platform.not-found");
    expect(await codeOf(acme.as("asha", (context) => renewCertificate(context, {}, settingsScope(world))))).toBe(
      "platform.not-found",
    );
    const { rows } = await world.application.database.control.query<{ kept: string }>(
      sql`select row_to_json(k)::text as kept from control.sso_key k`,
    );
    expect(rows.map(({ kept }) => kept).join()).not.toContain("PRIVATE");
  });

  test("a new key of the provider is taken beside the old one, and the old one no more once it is gone", async () => {
    const old = provider.key;
    provider.keys.push(await makeCertificate("idp", world.application.clock.now()));
    expect(await refusalOf({})).toBe("identity.sso-refused");
    await connectBySaml(world, acme, "admin", provider);
    expect(await refusalOf({})).toBe("came in");
    expect(await refusalOf({ by: old })).toBe("came in");
    provider.keys.shift();
    await connectBySaml(world, acme, "admin", provider);
    expect(await refusalOf({ by: old })).toBe("identity.sso-refused");
  });

  test("a test says what did not hold, and signs nobody in; only one that lets somebody in switches it on", async () => {
    await connectBySaml(world, acme, "admin", provider);
    await world.application.database.control.query(
      sql`update control.sso_connection set state = 'OFF', test_result = null where tenant_id = ${acme.tenant.id}`,
    );
    const jar = new CookieJar(world);
    const result = async (said: Said) => {
      const asked = provider.asked(await jar.begin(acme, { testFor: "00000000-0000-4000-8000-000000000001" }));
      const next = await jar.post(acme, provider.answer(asked, { ...asha(), ...said })).catch(() => "refused");
      const { connection } = await acme.as("admin", (context) => ssoSettings(context, world.application));
      return { next, fault: connection?.testResult?.fault };
    };
    const settings = "/app/company/settings/platform/single-sign-on";
    expect(await result({ audience: "x" })).toEqual({ next: settings, fault: "sso-saml-audience" });
    expect(await result({ recipient: "x" })).toEqual({ next: settings, fault: "sso-saml-address" });
    expect(await result({ ends: -600 })).toEqual({ next: settings, fault: "sso-saml-time" });
    expect(await result({ by: others.key })).toEqual({ next: settings, fault: "sso-saml-signature" });
    expect(jar.isIn).toBe(false);
    const on = { on: true, enforced: false, breakGlass: [], signsOutThere: false };
    expect(await codeOf(acme.as("admin", (context) => switchConnection(context, on, settingsScope(world))))).toBe(
      "identity.sso-not-tested",
    );
  });
});

test("an answer that does not hold stands in the audit log once with why, and a stranger's stands nowhere", async () => {
  const reasons = () =>
    acme.asProduct(async ({ rows }) => {
      const found = await rows<{ detail: unknown }>(
        sql`select detail from {audit_entry} where action = 'identity.sign-in-failed' order by id`,
      );
      return found.map(({ detail }) => detail);
    });
  await connectBySaml(world, acme, "admin", provider);
  const before = (await reasons()).length;
  const { jar, answer, asked } = await through({ ...asha(), by: others.key });
  expect(await codeOf(jar.post(acme, answer))).toBe("identity.sso-refused");
  expect(await codeOf(jar.post(acme, answer))).toBe("identity.sso-refused");
  const forged = provider.answer({ ...asked, id: "_of-nobody" }, { ...asha(), by: others.key });
  expect(await codeOf(jar.post(acme, forged))).toBe("identity.sso-refused");
  expect((await reasons()).slice(before)).toEqual([{ by: "SINGLE_SIGN_ON", reason: "SSO_SIGNATURE" }]);
});

test("the last proven domain stays while people sign in with it", async () => {
  const domains = () => acme.as("admin", async (context) => (await ssoSettings(context, world.application)).domains);
  const [only, ...more] = await domains();
  expect(more).toEqual([]);
  const remove = (domainId: string) =>
    codeOf(acme.as("admin", (context) => removeDomain(context, { domainId }, settingsScope(world))));
  expect(await remove(only!.id)).toBe("identity.sso-last-domain");
  await prove(world, acme, ["acme.example"]);
  const second = (await domains()).find(({ domain }) => domain === "acme.example")!;
  expect(await remove(second.id)).toBe("came in");
});

test("the settings say which certificate ends soon, and which has ended", async () => {
  const ends = async (years: number) => {
    const made = new Date(world.application.clock.now().getTime() - years * 365.25 * 86_400_000);
    const at = await openSamlProvider(() => made);
    await connectBySaml(world, globex, "boss", at);
    const { connection } = await globex.as("boss", (context) => ssoSettings(context, world.application));
    return connection?.saml?.certificates.map((certificate) => certificate.ends);
  };
  expect(await ends(1)).toEqual(["LATER"]);
  expect(await ends(9.97)).toEqual(["SOON"]);
  expect(await ends(11)).toEqual(["ENDED"]);
});

test("a certificate that has ended counts, and the settings say so; where a company refuses them, nobody comes in", async () => {
  let now = new Date(world.application.clock.now().getTime() - 11 * 365.25 * 86_400_000);
  const at = await openSamlProvider(() => now);
  now = world.application.clock.now();
  const comesIn = async () => {
    const { jar, back } = await through({ nameId: emailOf(globex, "boss") }, globex, at);
    return { code: await codeOf(back()), isIn: jar.isIn };
  };
  await connectBySaml(world, globex, "boss", at);
  expect(await comesIn()).toEqual({ code: "came in", isIn: true });
  await connectBySaml(world, globex, "boss", at, { refusesEnded: true });
  expect(await comesIn()).toEqual({ code: "identity.sso-refused", isIn: false });
  const jar = new CookieJar(world);
  const asked = at.asked(await jar.begin(globex, { testFor: "00000000-0000-4000-8000-000000000001" }));
  await jar.post(globex, at.answer(asked, { nameId: emailOf(globex, "boss") }));
  const { connection } = await globex.as("boss", (context) => ssoSettings(context, world.application));
  expect(connection).toMatchObject({
    testResult: { fault: "sso-saml-certificate-ended" },
    saml: { refusesEnded: true },
  });
});

test("admins are told thirty, seven and one day before a certificate ends, and once it has, once each", async () => {
  const told = async () => {
    await acme.asProduct(async (context) => tellOfCertificates(context));
    return acme.asProduct(async (context) => {
      const rows = await context.rows<{ days: number }>(sql`select told_days as days from {sso_certificate}`);
      const events = await context.rows(
        sql`select 1 from {audit_entry} where action = 'identity.sso-certificate-ending'`,
      );
      return { days: rows.map(({ days }) => days), events: events.length };
    });
  };
  const inDays = (days: number) =>
    acme.asProduct(async (context) =>
      context.rows(
        sql`update {sso_certificate} set ends_at = ${new Date(context.clock.now().getTime() + days * 86_400_000)}`,
      ),
    );
  await inDays(31);
  expect(await told()).toEqual({ days: [null], events: 0 });
  for (const [left, days, events] of [
    [29, 30, 1],
    [20, 30, 1],
    [6, 7, 2],
    [0.5, 1, 3],
    [-1, 0, 4],
    [-2, 0, 4],
  ] as const) {
    await inDays(left);
    expect(await told()).toEqual({ days: [days], events });
  }
});
