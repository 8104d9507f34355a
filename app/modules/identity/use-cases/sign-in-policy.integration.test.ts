import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { usualPolicy, type SignInPolicy } from "../domain/sign-in-policy.ts";
import { listMembers } from "../queries/list-members.ts";
import { passwordTermsOf } from "../queries/password-terms.ts";
import { previewSignInPolicy } from "../queries/preview-sign-in-policy.ts";
import { setUpTotp } from "../testing/authenticator.ts";
import { deactivateMember, reactivateMember } from "./change-membership.ts";
import { changePassword } from "./change-password.ts";
import { chooseCompany } from "./choose-company.ts";
import { requireOwnIdentity } from "./own-identity.ts";
import { saveSignInPolicy } from "./save-sign-in-policy.ts";
import { signIn } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: start });
  door = openDoor(world);
  acme = await (await world.company("acme")).employee("boss").admin("PLATFORM_ADMIN").employees("asha", "omar").build();
  globex = await (await world.company("globex")).employee("lena").admin("PLATFORM_ADMIN").build();
  await door.letIn(acme, "boss", "asha", "omar");
  await door.letIn(globex, "lena");
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  await world.application.database.control.query(
    sql`delete from control.sign_in_attempt; delete from control.sign_in_policy; delete from control.session`,
  );
});

async function signedIn(name: string, company = acme, address = "198.51.100.7") {
  const browser = door.browser({ address });
  const entered = await browser.visit((scope) =>
    signIn(scope, { email: emailOf(company, name), password: knownPassword }),
  );
  return { browser, entered };
}
const save = (policy: Partial<SignInPolicy>, by = "boss", address = "198.51.100.7") =>
  door
    .browser({ address })
    .visit((scope) => acme.as(by, (context) => saveSignInPolicy(context, { ...usualPolicy, ...policy }, scope)));
const control = () => world.application.database;

test("shorter limits end sessions that run, with their next request, here and nowhere else", async () => {
  const [{ browser: here }, { browser: there }] = [await signedIn("asha"), await signedIn("lena", globex)];
  world.clock.set("2026-11-16T09:31:00Z");
  await save({ idleMinutes: 30 });
  expect(await here.whoAmI()).toBeNull();
  expect(await there.whoAmI()).toBe(globex.id("lena"));
  await save({ absoluteHours: 1 });
  const { browser: fresh } = await signedIn("omar");
  world.clock.set("2026-11-16T10:30:00Z");
  expect(await fresh.whoAmI()).toBe(acme.id("omar"));
  world.clock.set("2026-11-16T10:31:00Z");
  expect(await fresh.whoAmI()).toBeNull();
});

test("outside the ranges nothing opens, neither with a session nor by signing in; inside everything does", async () => {
  const { browser: outside } = await signedIn("asha", acme, "203.0.113.9");
  await save({ allowedRanges: ["198.51.100.0/24"] });
  await expect(outside.visit((scope) => scope.open())).rejects.toMatchObject({
    code: "platform.address-refused",
    status: 403,
  });
  await expect(signedIn("asha", acme, "203.0.113.9")).rejects.toMatchObject({ code: "platform.address-refused" });
  const { browser: inside } = await signedIn("asha");
  expect((await inside.visit((scope) => scope.open())).actor.employeeId).toBe(acme.id("asha"));
});

test("nobody saves ranges that shut themselves out", async () => {
  await expect(save({ allowedRanges: ["203.0.113.0/24"] })).rejects.toMatchObject({ code: "identity.locks-you-out" });
  expect((await signedIn("asha")).entered).toBe("IN");
});

test("whoever has no second factor where one is wanted gets as far as setting it up, and then in", async () => {
  await save({ secondFactorRequired: true });
  const { browser, entered } = await signedIn("omar");
  expect(entered).toEqual({ setUpFor: "acme" });
  await expect(browser.visit((scope) => scope.open())).rejects.toMatchObject({ status: 401 });
  expect(await browser.visit((scope) => chooseCompany(scope, { company: "acme" }))).toEqual({ setUpFor: "acme" });
  await setUpTotp(browser);
  expect(await browser.visit((scope) => chooseCompany(scope, { company: "acme" }))).toBe("IN");
  expect(await browser.whoAmI()).toBe(acme.id("omar"));
  await control().control.query(sql`delete from control.totp`);
});

test("a long password without classes counts where the company says so", async () => {
  await save({ passwordRule: "LENGTH" });
  const { browser } = await signedIn("asha");
  const change = (currentPassword: string, password: string) =>
    browser.visit((scope) => changePassword(scope, { currentPassword, password }));
  await expect(change(knownPassword, "Quelle im 9")).rejects.toMatchObject({ code: "identity.weak-password" });
  await change(knownPassword, "kiefern am see im herbst");
  expect(
    (await browser.visit((scope) => passwordTermsOf(scope.database, requireOwnIdentity(scope).id))).demand,
  ).toEqual({ minimumLength: 15, classes: false });
  await save({});
  await change("kiefern am see im herbst", knownPassword);
});

test("before saving it is said how many people each part concerns", async () => {
  await signedIn("asha", acme, "203.0.113.9");
  await signedIn("boss");
  world.clock.set("2026-11-16T09:45:00Z");
  await signedIn("omar");
  const preview = (policy: Partial<SignInPolicy>) =>
    acme.as("boss", (context) => previewSignInPolicy(context, control(), { ...usualPolicy, ...policy }), {
      readOnly: true,
    });
  expect(await preview({})).toEqual({ password: 0, sessions: 0, secondFactor: 0, addresses: 0 });
  expect(
    await preview({
      passwordRule: "LENGTH",
      secondFactorRequired: true,
      idleMinutes: 30,
      allowedRanges: ["198.51.100.0/24"],
    }),
  ).toEqual({ password: 3, sessions: 2, secondFactor: 3, addresses: 1 });
});

test("what changed is written down, by whom, from what to what", async () => {
  await save({ idleMinutes: 60 });
  const [entry] = await acme.asProduct((context) =>
    context.rows<{ actor_id: string; detail: { former: SignInPolicy; policy: SignInPolicy } }>(
      sql`select actor_id, detail from {audit_entry} where action = 'identity.change-sign-in-policy' order by id desc limit 1`,
    ),
  );
  expect([entry!.actor_id, entry!.detail.former.idleMinutes, entry!.detail.policy.idleMinutes]).toEqual([
    acme.id("boss"),
    720,
    60,
  ]);
});

test("somebody kept out is out with the next request, cannot sign in, and is let in again", async () => {
  const { browser } = await signedIn("omar");
  const change = (act: typeof deactivateMember) =>
    door.browser().visit((scope) => acme.as("boss", (context) => act(context, { employeeId: acme.id("omar") }, scope)));
  await change(deactivateMember);
  expect(await browser.whoAmI()).toBeNull();
  await expect(signedIn("omar")).rejects.toMatchObject({ code: "identity.no-company" });
  const list = (status: "ACTIVE" | "DEACTIVATED") =>
    acme.as("boss", (context) => listMembers(context, control(), { text: "OMA", status, page: 1 }), { readOnly: true });
  expect((await list("DEACTIVATED")).members.map(({ name }) => name)).toEqual(["omar"]);
  expect((await list("ACTIVE")).members).toEqual([]);
  await change(reactivateMember);
  expect(await browser.whoAmI()).toBeNull();
  expect((await signedIn("omar")).entered).toBe("IN");
});

test("an attacker of another role or another company changes nothing, and nobody keeps themselves out", async () => {
  const change = (company: Company, by: string, employeeId: string) =>
    door.browser().visit((scope) => company.as(by, (context) => deactivateMember(context, { employeeId }, scope)));
  await expect(change(acme, "asha", acme.id("omar"))).rejects.toMatchObject({ status: 404 });
  await expect(change(globex, "lena", acme.id("omar"))).rejects.toMatchObject({ status: 404 });
  await expect(change(acme, "boss", acme.id("boss"))).rejects.toMatchObject({ code: "identity.not-oneself" });
  await expect(save({ idleMinutes: 5 }, "asha")).rejects.toMatchObject({ status: 404 });
  await expect(
    acme.as("asha", (context) => listMembers(context, control(), { text: "", status: "ACTIVE", page: 1 })),
  ).rejects.toMatchObject({ status: 404 });
  const { rows } = await control().control.query(sql`select from control.membership where status = 'DEACTIVATED'`);
  expect(rows).toEqual([]);
});
