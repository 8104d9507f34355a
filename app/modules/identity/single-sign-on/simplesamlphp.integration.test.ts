import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ourAddresses } from "./saml/addresses.ts";
import { keepKey } from "./saml/company-key.ts";
import { makeCertificate } from "./saml/make-certificate.ts";
import { hasSimpleSamlPhp, startSimpleSamlPhp } from "./testing/simplesamlphp.ts";
import { connectBySaml, CookieJar, prove } from "./testing/sso-world.ts";

type Provider = Awaited<ReturnType<typeof startSimpleSamlPhp>>;

// `apt-get install simplesamlphp php-cli`
describe.skipIf(!hasSimpleSamlPhp).each([{ encrypts: false }, { encrypts: true }])(
  "at a SimpleSAMLphp, encrypted: $encrypts",
  ({ encrypts }) => {
    let world: World;
    let acme: Company;
    let provider: Provider;
    const known = (name: string, email = emailOf(acme, name)) => ({ name, password: "there", email });

    beforeAll(async () => {
      // The provider goes by the clock of this machine.
      world = await createWorld({ now: new Date().toISOString() });
      acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN").build();
      await prove(world, acme, ["acme.test"]);
      const { config, clock } = world.application;
      const [ours, theirs] = [await makeCertificate("cairn", clock.now()), await makeCertificate("idp", clock.now())];
      await keepKey(world.application, acme.tenant.id, ours);
      provider = await startSimpleSamlPhp({
        ...{ ours: ourAddresses(config, acme.tenant.id), ourCertificate: ours.certificate, key: theirs, encrypts },
        people: [known("asha"), known("stranger", "stranger@elsewhere.test")],
      });
      await connectBySaml(world, acme, "admin", provider);
    });
    afterAll(async () => {
      provider.close();
      await world.close();
    });

    test("its metadata are read, it takes our signed request, and somebody it knows comes in once", async () => {
      const jar = new CookieJar(world);
      const answer = await provider.signIn(await jar.begin(acme), known("asha"));
      await jar.post(acme, answer);
      expect(await jar.whoAmI()).toBe(acme.id("asha"));
      await expect(new CookieJar(world).post(acme, answer)).rejects.toMatchObject({
        code: "identity.sso-not-begun-here",
      });
    });

    test("a request that was changed on its way is refused there, and an answer that was changed is refused here", async () => {
      const jar = new CookieJar(world);
      const address = new URL(await jar.begin(acme));
      address.searchParams.set("RelayState", "elsewhere");
      await expect(provider.signIn(address.href, known("asha"))).rejects.toThrow(/SimpleSAMLphp did not ask/);
      const answer = await provider.signIn(await jar.begin(acme), known("asha"));
      const changed = Buffer.from(answer, "base64")
        .toString()
        .replaceAll("asha@", "admin@")
        .replace(/(<xenc:CipherValue>.{40})./, "$1x");
      await expect(jar.post(acme, Buffer.from(changed).toString("base64"))).rejects.toMatchObject({
        code: "identity.sso-refused",
      });
      expect(jar.isIn).toBe(false);
    });

    test("somebody of a domain that is not proven stays out", async () => {
      const jar = new CookieJar(world);
      const answer = await provider.signIn(await jar.begin(acme), known("stranger"));
      await expect(jar.post(acme, answer)).rejects.toMatchObject({ code: "identity.sso-foreign-domain" });
    });
  },
);
