import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { requestReset } from "./request-reset.ts";
import { signIn } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
const newPassword = "Quelle im Wald 9";
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: start });
  door = openDoor(world);
  acme = await (await world.company("acme")).employees("asha", "omar", "lena", "ravi").build();
  await door.letIn(acme, "asha", "omar", "lena", "ravi");
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
});

async function signedIn(name: string, password = knownPassword, email = emailOf(acme, name)) {
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email, password }));
  return browser;
}
const actions = async (name: string) =>
  (
    await acme.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${acme.id(name)} order by id`,
      ),
    )
  ).map(({ action }) => action);

test("a new password ends every other session, renews this one, is told by mail, and the old one opens nothing", async () => {
  const [here, there] = [await signedIn("asha"), await signedIn("asha")];
  await here.visit((scope) => requestReset(scope, { email: emailOf(acme, "asha") }));
  const before = here.cookie!;
  await here.visit((scope) => changePassword(scope, { currentPassword: knownPassword, password: newPassword }));
  expect(await here.whoAmI()).toBe(acme.id("asha"));
  expect(here.cookie).not.toBe(before);
  expect(await door.browser({ cookie: before }).whoAmI()).toBeNull();
  expect(await there.whoAmI()).toBeNull();
  await expect(signedIn("asha")).rejects.toMatchObject({ code: "identity.wrong-credentials" });
  expect(await (await signedIn("asha", newPassword)).whoAmI()).toBe(acme.id("asha"));
  expect((await door.mails(emailOf(acme, "asha"))).join()).toContain("was changed just now");
  expect(await actions("asha")).toContain("identity.change-password");
  const { rows } = await world.application.database.control.query(
    sql`select from control.one_time_link l join control.login_identity i on i.id = l.identity_id
      where i.email = ${emailOf(acme, "asha")} and l.used_at is null`,
  );
  expect(rows).toEqual([]);
});

test("without the present password nothing changes, and ten guesses are all a session has", async () => {
  const browser = await signedIn("omar");
  const guess = (currentPassword: string) =>
    browser.visit((scope) => changePassword(scope, { currentPassword, password: newPassword }));
  for (let tries = 0; tries < 10; tries += 1)
    await expect(guess(`guess ${tries}`)).rejects.toMatchObject({ code: "identity.wrong-password" });
  await expect(guess(knownPassword)).rejects.toMatchObject({ status: 429 });
  expect(await (await signedIn("omar")).whoAmI()).toBe(acme.id("omar"));
  expect(await actions("omar")).not.toContain("identity.change-password");
});

test("a weak one is refused", async () => {
  const browser = await signedIn("omar");
  await expect(
    browser.visit((scope) => changePassword(scope, { currentPassword: knownPassword, password: "Acme@2026" })),
  ).rejects.toMatchObject({ code: "identity.weak-password" });
});

test("a new address counts once its link is followed; the old one is told and opens nothing", async () => {
  const browser = await signedIn("lena");
  const change = (email: string) =>
    browser.visit(async (scope) =>
      requestEmailChange(await scope.open(), { email, currentPassword: knownPassword, code: "" }, scope),
    );
  await change("lena@first.test");
  const [replaced] = [await door.token("lena@first.test")];
  await change("lena@new.test");
  const token = await door.token("lena@new.test");
  await expect(signedIn("lena", knownPassword, "lena@new.test")).rejects.toMatchObject({
    code: "identity.wrong-credentials",
  });
  await expect(door.browser().visit((scope) => confirmEmailChange(scope, replaced!))).rejects.toMatchObject({
    code: "identity.link-spent",
  });
  await door.browser().visit((scope) => confirmEmailChange(scope, token));
  await expect(door.browser().visit((scope) => confirmEmailChange(scope, token))).rejects.toMatchObject({
    code: "identity.link-spent",
  });
  await expect(signedIn("lena")).rejects.toMatchObject({ code: "identity.wrong-credentials" });
  expect(await (await signedIn("lena", knownPassword, "lena@new.test")).whoAmI()).toBe(acme.id("lena"));
  expect((await door.mails(emailOf(acme, "lena"))).join("\n")).toContain("this one does not sign you in any more");
});

test("an attacker cannot take the address of somebody else, nor learn that it is one", async () => {
  const browser = await signedIn("ravi");
  const change = (email: string) =>
    browser.visit(async (scope) =>
      requestEmailChange(await scope.open(), { email, currentPassword: knownPassword, code: "" }, scope),
    );
  const before = await door.mails(emailOf(acme, "omar"));
  expect(await change(emailOf(acme, "omar"))).toEqual({ email: emailOf(acme, "omar") });
  expect(await door.mails(emailOf(acme, "omar"))).toEqual(before);
  await change("later@taken.test");
  const token = await door.token("later@taken.test");
  await world.application.database.control.query(
    sql`insert into control.login_identity (id, email, created_at) values (gen_random_uuid(), 'later@taken.test', now())`,
  );
  await expect(door.browser().visit((scope) => confirmEmailChange(scope, token))).rejects.toMatchObject({
    code: "identity.link-spent",
  });
  expect(await (await signedIn("ravi")).whoAmI()).toBe(acme.id("ravi"));
});
