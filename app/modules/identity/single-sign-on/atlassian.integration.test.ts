import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { callbackAddress } from "./host/provider.ts";
import { ssoSettings } from "./queries/settings-page.ts";
import { openAtlassian, type AtlassianAccount } from "./testing/atlassian-provider.ts";
import { CookieJar, prove, settingsScope } from "./testing/sso-world.ts";
import { saveConnection, saveConnectionInput } from "./use-cases/save-connection.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let atlassian: Awaited<ReturnType<typeof openAtlassian>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employees("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  const redirectTo = callbackAddress(world.application.config);
  atlassian = await openAtlassian({ id: "cairn", secret: "a secret of the client", redirectTo });
  await prove(world, acme, ["acme.test"]);
  await save("a secret of the client");
});
afterAll(async () => {
  await atlassian.close();
  await world.close();
});

/** As an admin saves it; then what is Atlassian's is the server of this test. */
async function save(secret: string) {
  const typed = { preset: "ATLASSIAN", issuer: "https://evil.test", clientId: "cairn", secret };
  await acme.as("admin", (context) => saveConnection(context, saveConnectionInput.parse(typed), settingsScope(world)));
  const { connection } = await acme.as("admin", (context) => ssoSettings(context, world.application));
  await world.application.database.control.query(
    sql`update control.sso_connection set state = 'ON', issuer = ${atlassian.issuer} where tenant_id = ${acme.tenant.id}`,
  );
  return connection!;
}

const asha = () => ({
  ...{ account_type: "atlassian", account_id: "112233aa", account_status: "active", name: "Asha Rao" },
  ...{ email: emailOf(acme, "asha"), email_verified: true },
});

async function comeIn(account: AtlassianAccount, change: (came: URLSearchParams) => void = () => undefined) {
  const jar = new CookieJar(world);
  const { asked, came } = atlassian.agree(await jar.begin(acme), account);
  change(came);
  const refused = await jar.comeBack(came).then(
    () => null,
    (error: { code?: string }) => error.code ?? "no code",
  );
  return { asked, refused, who: await jar.whoAmI() };
}

test("somebody comes in by their account, asked for no more than who is there, and is known by its lasting name", async () => {
  const { asked, refused, who } = await comeIn(asha());
  expect(refused).toBeNull();
  expect(who).toBe(acme.id("asha"));
  expect(asked.pathname).toBe("/authorize");
  expect(asked.searchParams.get("audience")).toBe("api.atlassian.com");
  expect(asked.searchParams.get("scope")).toBe("read:me");
  expect((await comeIn({ ...asha(), email: emailOf(acme, "admin") })).who).toBe(acme.id("asha"));
});

test.each<[string, AtlassianAccount, string]>([
  ["an address that is not verified", { account_id: "1", email_verified: false }, "sso-email-not-verified"],
  ["nothing said of the address", { account_id: "2", email_verified: undefined }, "sso-email-not-verified"],
  ["no address", { account_id: "3", email: undefined }, "sso-no-email"],
  ["an address of elsewhere", { account_id: "4", email: "asha@globex.test" }, "sso-foreign-domain"],
  ["a second account for a person", { account_id: "5" }, "sso-other-account"],
  ["an account that is closed", { account_status: "closed" }, "sso-refused"],
  ["no account", { account_id: undefined }, "sso-refused"],
])("nobody comes in with %s", async (_, other, code) => {
  const { refused, who } = await comeIn({ ...asha(), ...other });
  expect(refused).toBe(`identity.${code}`);
  expect(who).toBeNull();
});

test("a code that Atlassian did not give, another state and a wrong secret let nobody in", async () => {
  expect((await comeIn(asha(), (came) => came.set("code", "forged"))).refused).toBe("identity.sso-refused");
  expect((await comeIn(asha(), (came) => came.set("state", "forged"))).refused).toBe("identity.sso-not-begun-here");
  await save("another secret");
  expect((await comeIn(asha())).refused).toBe("identity.sso-refused");
  await save("a secret of the client");
  expect((await comeIn(asha())).refused).toBeNull();
});

test("its issuer is Atlassian's whatever is sent along, and it ends no sessions", async () => {
  const connection = await save("a secret of the client");
  expect(connection).toMatchObject({ preset: "ATLASSIAN", issuer: "https://auth.atlassian.com", signsOutThere: null });
});
