import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { openSamlProvider, type SamlProvider } from "#app/modules/identity/single-sign-on/testing/saml-provider.ts";
import { connectBySaml, CookieJar, prove } from "#app/modules/identity/single-sign-on/testing/sso-world.ts";

let world: World;
let acme: Company;
let provider: SamlProvider;
let served: Awaited<ReturnType<typeof serveApi>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  provider = await openSamlProvider(() => world.application.clock.now());
  await prove(world, acme, ["acme.test"]);
  await connectBySaml(world, acme, "admin", provider);
  served = await serveApi(world);
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const at = (company: string, path: string) => `${served.root}/login/saml/${company}/${path}`;
const post = (fields: Record<string, string>, company = acme.tenant.id) =>
  fetch(at(company, "acs"), {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
    headers: { origin: "https://idp.test", "sec-fetch-site": "cross-site" },
  });

test("a company's metadata are read by anybody, those of a company that has none by nobody", async () => {
  const answer = await fetch(at(acme.tenant.id, "metadata"));
  expect(answer.headers.get("content-type")).toContain("application/samlmetadata+xml");
  const text = await answer.text();
  expect(text).toContain(`entityID="${world.application.config.publicUrl}/login/saml/${acme.tenant.id}"`);
  expect(text).toContain('AuthnRequestsSigned="true"');
  expect(text).toContain('WantAssertionsSigned="true"');
  expect(text).not.toContain("PRIVATE");
  for (const unknown of ["acme", "00000000-0000-4000-8000-000000000000", "%00"])
    expect((await fetch(at(unknown, "metadata"))).status).toBe(404);
});

test("what another site posts is taken without a cookie and handed to the browser that set out", async () => {
  const jar = new CookieJar(world);
  const asked = provider.asked(await jar.begin(acme));
  const answer = await post({ SAMLResponse: provider.answer(asked, { nameId: emailOf(acme, "asha") }) });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const next = new URL(answer.headers.get("location")!, served.root);
  expect(next.origin).toBe(served.root);
  expect(next.pathname).toBe("/login/callback");
  await jar.comeBack(next.searchParams);
  expect(await jar.whoAmI()).toBe(acme.id("asha"));
});

test("whatever else is posted leads to the door, which says no more than that", async () => {
  const door = "/login/sso?refused=sso-refused";
  const posted: [Record<string, string>, string, string?][] = [
    [{}, door],
    [{ SAMLResponse: "" }, door],
    [{ SAMLResponse: "%%%" }, door],
    [{ SAMLResponse: "a".repeat(700_000) }, door],
    [{ SAMLResponse: "a", RelayState: "https://evil.test" }, "/login/sso?refused=sso-off", "acme"],
  ];
  for (const [fields, expected, company] of posted) {
    const answer = await post(fields, company);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, expected]);
  }
  expect((await fetch(at(acme.tenant.id, "acs"))).status).toBe(404);
});

test("every other address is still changed from our own pages alone", async () => {
  const answer = await fetch(`${served.root}/login`, {
    ...{ method: "POST", body: new URLSearchParams({ email: "x" }) },
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(answer.status).toBe(403);
});
