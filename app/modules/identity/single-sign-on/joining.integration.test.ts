import { afterAll, beforeAll, expect, test } from "vitest";
import { requireCustomRole } from "#app/modules/access/data/custom-role-rows.ts";
import { saveCustomRole, saveCustomRoleInput } from "#app/modules/access/use-cases/save-custom-role.ts";
import { recordLeaving } from "#app/modules/people/index.ts";
import { addDays } from "#app/platform/time/days.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { signIn } from "../use-cases/sign-in.ts";
import { callbackAddress } from "./host/provider.ts";
import { ssoSettings } from "./queries/settings-page.ts";
import { openProvider, type OpenProvider } from "./testing/open-provider.ts";
import { connect, CookieJar } from "./testing/sso-world.ts";
import { saveJoining, saveJoiningInput } from "./use-cases/save-joining.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let provider: OpenProvider;
let reader: string;
let leader: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "ravi", "gone")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
  provider = await openProvider(callbackAddress(world.application.config));
  const door = openDoor(world);
  await door.letIn(acme, "admin", "gone");
  await connect(world, acme, "admin", provider, ["acme.test"]);
  [reader, leader] = [await makeRole(acme, "admin", "Reader"), await makeRole(acme, "admin", "Leader")];
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

const makeRole = async (company: Company, admin: string, name: string) => {
  const role = saveCustomRoleInput.parse({ name, rights: ["goals.edit"], orgUnitIds: null, holderIds: [] });
  const { roleId } = await company.as(admin, (context) =>
    saveCustomRole(context, role, world.application.gatherings.rights),
  );
  return roleId;
};

async function setUp(changes: Record<string, unknown>): Promise<void> {
  const page = await acme.as("admin", (context) => ssoSettings(context, world.application));
  const { version, addsPeople, groupsClaim, roles } = page.joining;
  const named = { roleIds: roles.map(({ id }) => id), groups: roles.map(({ groups }) => groups.join("\n")) };
  const input = saveJoiningInput.parse({ addsPeople, groupsClaim, version, ...named, ...changes });
  await acme.as("admin", (context) => saveJoining(context, input));
}

async function comeIn(account: Parameters<OpenProvider["signInAs"]>[0], aim = {}) {
  const jar = new CookieJar(world);
  provider.signInAs(account);
  const came = await provider.passThrough(await jar.begin(acme, aim));
  const code = await jar.comeBack(came).then(
    () => "came in",
    (error: { code?: string }) => error.code,
  );
  return { jar, code };
}
const account = (name: string, more = {}) => ({
  ...{ sub: `${name}-there`, email: `${name}@acme.test`, email_verified: true, ...more },
});
const peopleAt = (email: string) =>
  acme.as("admin", (context) =>
    context.rows<{ id: string; name: string; joined: string }>(
      sql`select id, display_name as name, joined_on::text as joined from {employee} where work_email = ${email}::citext`,
    ),
  );
const rolesHeld = (employeeId: string) =>
  acme.as("admin", async (context) => {
    const rows = await context.rows<{ name: string }>(
      sql`select r.name from {custom_role_holder} h join {custom_role} r on r.id = h.role_id
        where h.employee_id = ${employeeId} order by 1`,
    );
    return rows.map(({ name }) => name);
  });

test("nobody is added where the company does not want it", async () => {
  expect((await comeIn(account("new"))).code).toBe("identity.sso-no-person");
  expect(await peopleAt("new@acme.test")).toEqual([]);
});

test("who is unknown is added once, with the name the provider tells, from today on, and known again", async () => {
  await setUp({ addsPeople: true });
  const mina = account("mina", { given_name: "Mina", family_name: "Okafor" });
  const { jar, code } = await comeIn(mina);
  expect(code).toBe("came in");
  const [added] = await peopleAt("mina@acme.test");
  expect(added).toMatchObject({
    name: "Mina Okafor",
    joined: await acme.as("admin", async (context) => context.today()),
  });
  expect(await jar.whoAmI()).toBe(added!.id);
  const again = await comeIn(mina);
  expect(await again.jar.whoAmI()).toBe(added!.id);
  expect(await peopleAt("mina@acme.test")).toHaveLength(1);
  const told = await acme.as("admin", (context) =>
    context.rows<{ action: string }>(
      sql`select action from {audit_entry} where subject_id = ${added!.id} and action like any (array['people.%', 'identity.join%'])
        order by action`,
    ),
  );
  expect(told.map(({ action }) => action)).toEqual(["identity.join-at-sign-in", "people.add-employee"]);
});

test("two browsers of one new person at the same moment add them once", async () => {
  const twice = account("twin", { name: "Twin Newcomer" });
  const jars = [new CookieJar(world), new CookieJar(world)];
  provider.signInAs(twice);
  const came: URLSearchParams[] = [];
  for (const jar of jars) came.push(await provider.passThrough(await jar.begin(acme)));
  await Promise.all(jars.map((jar, at) => jar.comeBack(came[at]!)));
  const [added, ...more] = await peopleAt("twin@acme.test");
  expect(more).toEqual([]);
  expect(await Promise.all(jars.map((jar) => jar.whoAmI()))).toEqual([added!.id, added!.id]);
});

test.each<[string, () => Parameters<OpenProvider["signInAs"]>[0], string]>([
  ["of a domain that is another's", () => account("x", { email: "x@globex.test" }), "sso-foreign-domain"],
  ["whose address is not verified", () => account("x", { email_verified: false }), "sso-email-not-verified"],
  ["with no address", () => ({ sub: "nameless" }), "sso-no-email"],
  ["who is somebody's second account", () => account("asha", { sub: "another" }), "sso-other-account"],
])("nobody is added %s", async (_, who, fault) => {
  await comeIn(account("asha"));
  expect((await comeIn(who())).code).toBe(`identity.${fault}`);
  expect(await peopleAt("x@acme.test")).toEqual([]);
});

test("who has left neither comes in nor is added anew", async () => {
  await acme.as("admin", (context) =>
    recordLeaving(context, {
      employeeId: acme.id("gone"),
      lastDay: addDays(context.today(), -5),
      reports: "UP",
      newManagerId: null,
    }),
  );
  expect((await comeIn({ ...account("gone"), email: emailOf(acme, "gone") })).code).toBe("identity.sso-no-person");
  expect(await peopleAt(emailOf(acme, "gone"))).toHaveLength(1);
});

test("groups give roles at a sign-in and take them back; what was given by hand stays", async () => {
  await setUp({ groupsClaim: "teams", roleIds: [reader, leader], groups: ["hr\npeople", "hr-leads"] });
  const ravi = (teams?: unknown) => ({ ...account("ravi"), ...(teams === undefined ? {} : { teams }) });
  const held = () => rolesHeld(acme.id("ravi"));
  await comeIn(ravi(["people", "HR-LEADS"]));
  expect(await held()).toEqual(["Reader"]);
  await comeIn(ravi(["hr", "hr-leads"]));
  expect(await held()).toEqual(["Leader", "Reader"]);
  await acme.as("admin", (context) =>
    context.rows(sql`update {custom_role_holder} set by_sign_in = false
      where role_id = ${leader} and employee_id = ${acme.id("ravi")}`),
  );
  await comeIn(ravi());
  expect(await held()).toEqual(["Leader"]);
});

test("saving a role leaves those who hold it by a group, and who is given it by hand keeps it without the group", async () => {
  await comeIn({ ...account("ravi"), teams: ["hr"] });
  const save = async (holderIds: string[]) => {
    const { version } = await acme.as("admin", (context) => requireCustomRole(context, reader));
    const role = { roleId: reader, version, name: "Reader", rights: ["goals.edit"], orgUnitIds: null, holderIds };
    await acme.as("admin", (context) =>
      saveCustomRole(context, saveCustomRoleInput.parse(role), world.application.gatherings.rights),
    );
    return acme.as("admin", (context) => requireCustomRole(context, reader));
  };
  const ravi = acme.id("ravi");
  expect(await save([])).toMatchObject({ holderIds: [], groupHolderIds: [ravi] });
  expect(await rolesHeld(ravi)).toEqual(["Leader", "Reader"]);
  expect(await save([ravi])).toMatchObject({ holderIds: [ravi], groupHolderIds: [] });
  await comeIn(account("ravi"));
  expect(await rolesHeld(ravi)).toEqual(["Leader", "Reader"]);
});

test("a test says who would be added and which roles they would hold, and does neither", async () => {
  const jar = new CookieJar(world);
  await jar.visit((scope) => signIn(scope, { email: emailOf(acme, "admin"), password: knownPassword }));
  const testFor = await jar.visit(async ({ session }) => session!.id);
  provider.signInAs({ ...account("nora", { name: "Nora Quist" }), teams: ["people"] });
  expect(await jar.comeBack(await provider.passThrough(await jar.begin(acme, { testFor })))).toEqual({ tested: true });
  const { connection } = await acme.as("admin", (context) => ssoSettings(context, world.application));
  expect(connection?.testResult).toMatchObject({ fault: null, person: "Nora Quist", joins: true, roles: ["Reader"] });
  expect(connection?.testResult?.claims).toMatchObject({ teams: '["people"]' });
  expect(await peopleAt("nora@acme.test")).toEqual([]);
});

test("only who shapes roles as well as sign-in says which groups give which role, and only roles of their own company", async () => {
  const foreign = await makeRole(globex, "boss", "Theirs");
  await expect(setUp({ roleIds: [foreign], groups: ["hr"] })).rejects.toMatchObject({ status: 404 });
  const input = saveJoiningInput.parse({ addsPeople: true, version: 99 });
  await expect(acme.as("ravi", (context) => saveJoining(context, input))).rejects.toMatchObject({ status: 404 });
  await expect(acme.as("admin", (context) => saveJoining(context, input))).rejects.toMatchObject({ status: 409 });
  const many = Array.from({ length: 51 }, (_, at) => `group ${at}`).join("\n");
  await expect(setUp({ roleIds: [reader], groups: [many] })).rejects.toMatchObject({
    code: "identity.sso-too-many-groups",
  });
});
