import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { chooseCompany } from "../use-cases/choose-company.ts";
import { deactivateMember } from "../use-cases/change-membership.ts";
import { signIn } from "../use-cases/sign-in.ts";
import { callbackAddress } from "./host/provider.ts";
import { openProvider, type OpenProvider } from "./testing/open-provider.ts";
import { loader as startLoader } from "../routes/login-sso-start.ts";
import { connect, CookieJar } from "./testing/sso-world.ts";
import { addDomain, checkDomain, domainNamed } from "./use-cases/prove-domain.ts";
import { saveConnection, saveConnectionInput } from "./use-cases/save-connection.ts";
import { switchConnection } from "./use-cases/switch-connection.ts";
import { ssoSettings } from "./queries/settings-page.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let provider: OpenProvider;
let others: OpenProvider;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "noor", "ravi", "lena")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company("globex")).employees("omar").employee("boss").admin("PLATFORM_ADMIN").build();
  const redirectTo = callbackAddress(world.application.config);
  [provider, others] = [await openProvider(redirectTo), await openProvider(redirectTo)];
  door = openDoor(world);
  await door.letIn(acme, "admin", "ravi");
  await door.letIn(globex, "omar", "boss");
  await connect(world, acme, "admin", provider, ["acme.test"]);
  await connect(world, globex, "boss", others, ["globex.test"]);
});
afterAll(async () => {
  await provider.close();
  await others.close();
  await world.close();
});

const asha = () => ({ sub: "asha-at-acme", email: emailOf(acme, "asha"), email_verified: true });
/** All of the way there and back, in one browser. */
async function through(company: Company, at: OpenProvider, account: Parameters<OpenProvider["signInAs"]>[0]) {
  const jar = new CookieJar(world);
  at.signInAs(account);
  const came = await at.passThrough(await jar.begin(company));
  return { jar, came, back: () => jar.comeBack(came) };
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "came in",
    (error: { code?: string }) => error.code,
  );
const settings = (session: { id: string } | null = null) => ({
  ...world.application,
  session: session as never,
  settle: async () => undefined,
});

test("somebody of the company comes in at its provider, though they never had a password, and is known again", async () => {
  const first = await through(acme, provider, asha());
  expect(await first.back()).toEqual({ returnTo: "/app" });
  expect(await first.jar.whoAmI()).toBe(acme.id("asha"));
  // What the provider calls them lasts: another address of theirs changes nobody.
  const again = await through(acme, provider, { ...asha(), email: emailOf(acme, "noor") });
  await again.back();
  expect(await again.jar.whoAmI()).toBe(acme.id("asha"));
});

describe("a provider is not believed", () => {
  test.each<[string, () => Parameters<OpenProvider["signInAs"]>[0], string]>([
    ["whose address is not verified", () => ({ ...asha(), sub: "1", email_verified: false }), "sso-email-not-verified"],
    ["that says it in words", () => ({ ...asha(), sub: "2", email_verified: "true" }), "sso-email-not-verified"],
    ["that names no address", () => ({ sub: "3" }), "sso-no-email"],
    [
      "that names somebody of another company",
      () => ({ ...asha(), sub: "4", email: emailOf(globex, "omar") }),
      "sso-foreign-domain",
    ],
    ["that names nobody who works here", () => ({ ...asha(), sub: "5", email: "nobody@acme.test" }), "sso-no-person"],
    ["that gives a person a second account", () => ({ ...asha(), sub: "not-asha" }), "sso-other-account"],
  ])("%s", async (_, account, code) => {
    const { jar, back } = await through(acme, provider, account());
    expect(await codeOf(back())).toBe(`identity.${code}`);
    expect(jar.isIn).toBe(false);
  });
});

test("a second company that claims the domain or the people of the first opens nothing of theirs", async () => {
  const { jar, back } = await through(globex, others, asha());
  expect(await codeOf(back())).toBe("identity.sso-foreign-domain");
  expect(jar.isIn).toBe(false);
  const domain = "acme.test";
  await globex.as("boss", (context) => addDomain(context, { domain }, settings()));
  const page = await globex.as("boss", (context) => ssoSettings(context, world.application));
  const claimed = page.domains.find((one) => one.domain === domain)!;
  const named = domainNamed.parse({ domainId: claimed.id });
  const check = (records: string[][]) =>
    codeOf(globex.as("boss", (context) => checkDomain(context, named, settings(), async () => records)));
  expect(await check([["something else"]])).toBe("identity.sso-record-missing");
  expect(await check([[claimed.record]])).toBe("identity.sso-domain-taken");
});

test("an own domain is proven by its record, also where the net hands it over in parts", async () => {
  await globex.as("boss", (context) => addDomain(context, { domain: "globex.example" }, settings()));
  const read = () => globex.as("boss", (context) => ssoSettings(context, world.application));
  const one = (await read()).domains.find(({ domain }) => domain === "globex.example")!;
  const parts = [["v=spf1 -all"], [one.record.slice(0, 20), one.record.slice(20)]];
  await globex.as("boss", (context) => checkDomain(context, { domainId: one.id }, settings(), async () => parts));
  expect((await read()).domains.find(({ id }) => id === one.id)?.verifiedBy).toBe("DNS");
});

describe("what comes back is refused", () => {
  test("a second time", async () => {
    const { jar, came, back } = await through(acme, provider, asha());
    await back();
    expect(await codeOf(jar.comeBack(came))).toBe("identity.sso-not-begun-here");
  });

  test("in another browser: whoever is sent somebody else's answer is not signed in as them", async () => {
    const { came } = await through(acme, provider, asha());
    const victim = new CookieJar(world);
    await victim.begin(acme);
    expect(await codeOf(victim.comeBack(came))).toBe("identity.sso-not-begun-here");
    expect(victim.isIn).toBe(false);
  });

  test("too late", async () => {
    const { jar, came } = await through(acme, provider, asha());
    const now = world.application.clock.now().getTime();
    world.clock.set(new Date(now + 11 * 60_000).toISOString());
    expect(await codeOf(jar.comeBack(came))).toBe("identity.sso-not-begun-here");
  });

  test("with the code of another sign-in, for nonce and proof are of this one alone", async () => {
    const [one, other] = [await through(acme, provider, asha()), await through(acme, provider, asha())];
    const mixed = new URLSearchParams(one.came);
    mixed.set("code", other.came.get("code")!);
    expect(await codeOf(one.jar.comeBack(mixed))).toBe("identity.sso-refused");
  });

  test("from another provider than the one that was asked (mix-up)", async () => {
    const one = await through(acme, provider, asha());
    const mixed = new URLSearchParams(one.came);
    mixed.set("iss", others.issuer);
    expect(await codeOf(one.jar.comeBack(mixed))).toBe("identity.sso-refused");
    const two = await through(acme, provider, asha());
    const without = new URLSearchParams(two.came);
    without.delete("iss");
    expect(await codeOf(two.jar.comeBack(without))).toBe("identity.sso-refused");
  });

  test("once the company changed its provider meanwhile, or where the provider refused", async () => {
    const { jar, came } = await through(acme, provider, asha());
    const denied = new URLSearchParams({ error: "access_denied", state: came.get("state")!, iss: provider.issuer });
    expect(await codeOf(jar.comeBack(denied))).toBe("identity.sso-refused");
  });
});

test("a session begun at a provider opens that company alone, whatever else the person belongs to", async () => {
  // Ravi of acme belongs to globex as well, under the same address and password.
  await world.application.database.control
    .query(
      sql`insert into control.membership (identity_id, tenant_id, employee_id)
      select identity_id, ${globex.tenant.id}, ${globex.id("omar")} from control.membership
       where employee_id = ${acme.id("ravi")}
      on conflict do nothing`,
    )
    .catch(() => undefined);
  const { jar, back } = await through(acme, provider, {
    ...{ sub: "ravi-at-acme", email: emailOf(acme, "ravi"), email_verified: true },
  });
  await back();
  expect(await jar.whoAmI()).toBe(acme.id("ravi"));
  expect(await codeOf(jar.visit((scope) => chooseCompany(scope, { company: "globex" })))).toBe("platform.not-found");
});

test("a deactivated member does not come in", async () => {
  const account = { sub: "lena-at-acme", email: emailOf(acme, "lena"), email_verified: true };
  await (await through(acme, provider, account)).back();
  await acme.as("admin", (context) =>
    deactivateMember(
      context,
      { employeeId: acme.id("lena") },
      { database: world.application.database, settle: async () => undefined },
    ),
  );
  expect(await codeOf((await through(acme, provider, account)).back())).toBe("identity.sso-no-person");
});

test("a test shows what was received and lets nobody in; what is changed is off until it was tried", async () => {
  const input = saveConnectionInput.parse({ preset: "OIDC", issuer: others.issuer, clientId: "cairn", secret: "" });
  await globex.as("boss", (context) => saveConnection(context, input, settings()));
  const turn = (on: boolean) =>
    codeOf(
      globex.as("boss", (context) =>
        switchConnection(context, { on, enforced: false, breakGlass: [], signsOutThere: false }, settings()),
      ),
    );
  expect(await turn(true)).toBe("identity.sso-not-tested");
  const jar = new CookieJar(world);
  await jar.visit((scope) => signIn(scope, { email: emailOf(globex, "boss"), password: knownPassword }));
  const testFor = await jar.visit(async ({ session }) => session!.id);
  others.signInAs({ sub: "omar", email: emailOf(globex, "omar"), email_verified: true, name: "Omar" });
  const came = await others.passThrough(await jar.begin(globex, { testFor }));
  expect(await jar.comeBack(came)).toEqual({ tested: true });
  expect(await jar.whoAmI()).toBe(globex.id("boss"));
  const { connection } = await globex.as("boss", (context) => ssoSettings(context, world.application));
  expect(connection?.testResult).toMatchObject({
    fault: null,
    claims: { email: emailOf(globex, "omar"), name: "Omar" },
  });
  expect(await turn(true)).toBe("came in");
});

test("who saved may save again, and who was second is told", async () => {
  const save = (version: number) =>
    globex.as("boss", (context) => {
      const typed = { preset: "OIDC", issuer: others.issuer, clientId: "cairn", secret: "a secret of the client" };
      return saveConnection(context, saveConnectionInput.parse({ ...typed, version: String(version) }), settings());
    });
  const { connection } = await globex.as("boss", (context) => ssoSettings(context, world.application));
  const first = await save(connection!.version);
  const second = await save(first.version);
  expect(second.version).toBe(first.version + 1);
  expect(await codeOf(save(first.version))).toBe("platform.changed-meanwhile");
});

test("enforced, passwords open the company to its keepers alone, and sessions begun by them end", async () => {
  const [ravi, admin] = [door.browser(), door.browser()];
  const byPassword = (browser: typeof ravi, name: string) =>
    codeOf(browser.visit((scope) => signIn(scope, { email: emailOf(acme, name), password: knownPassword })));
  await acme.asProduct(async () =>
    world.application.database.control.query(
      sql`delete from control.membership where tenant_id = ${globex.tenant.id} and identity_id in (
        select identity_id from control.membership where employee_id = ${acme.id("ravi")})`,
    ),
  );
  expect(await byPassword(ravi, "ravi")).toBe("came in");
  const turn = (breakGlass: string[]) =>
    codeOf(
      acme.as("admin", (context) =>
        switchConnection(context, { on: true, enforced: true, signsOutThere: false, breakGlass }, settings()),
      ),
    );
  expect(await turn([])).toBe("identity.sso-no-keeper");
  expect(await turn([acme.id("ravi")])).toBe("identity.sso-no-keeper");
  expect(await turn([acme.id("admin")])).toBe("came in");
  expect(await ravi.whoAmI()).toBeNull();
  expect(await byPassword(ravi, "ravi")).toBe("identity.sso-required");
  expect(await byPassword(admin, "admin")).toBe("came in");
  expect(await admin.whoAmI()).toBe(acme.id("admin"));
  const written = await acme.asProduct(({ rows }) =>
    rows<{ actorId: string }>(
      sql`select actor_id as "actorId" from {audit_entry} where action = 'identity.emergency-sign-in'`,
    ),
  );
  expect(written).toEqual([{ actorId: acme.id("admin") }]);
});

test("nobody but platform admins sets it up, and the secret is readable nowhere", async () => {
  const input = saveConnectionInput.parse({ preset: "OIDC", issuer: provider.issuer, clientId: "x", secret: "y" });
  expect(await codeOf(acme.as("asha", (context) => saveConnection(context, input, settings())))).toBe(
    "platform.not-found",
  );
  expect(await codeOf(acme.as("asha", (context) => ssoSettings(context, world.application)))).toBe(
    "platform.not-found",
  );
  const { rows } = await world.application.database.control.query<{ kept: string }>(
    sql`select row_to_json(c)::text as kept from control.sso_connection c`,
  );
  expect(rows.map(({ kept }) => kept).join()).not.toContain("a secret of the client");
});

test("a whole office comes in from one address, and who guesses companies there is stopped", async () => {
  const start = (company: string) =>
    new CookieJar(world).visit(async (scope) => {
      const request = new Request(`http://localhost/login/sso/start?company=${company}`);
      const answer = await startLoader({ request, params: {}, context: { scope } } as never).catch(
        (thrown: unknown) => thrown as Response,
      );
      return answer.headers.get("location") ?? "";
    });
  for (let person = 0; person < 130; person += 1)
    expect(await start(acme.tenant.slug)).toContain(new URL(provider.issuer).host);
  const guessed = new Set<string>();
  for (let guess = 0; guess < 70; guess += 1) guessed.add(await start(`company-${guess}`));
  expect([...guessed]).toEqual(["/login/sso", "/login/sso?refused=sso-too-many"]);
});
