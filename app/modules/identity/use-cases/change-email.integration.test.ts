import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { requestEmailChange, requestEmailChangeInput } from "./request-email-change.ts";
import { signIn } from "./sign-in.ts";

let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;
let globex: Company;
beforeAll(async () => {
  world = await createWorld();
  door = openDoor(world);
  acme = await (await world.company("acme")).employees("asha", "omar", "eve", "kim", "lee").build();
  globex = await (await world.company("globex")).employee("lena").build();
  await door.letIn(acme, "asha", "omar", "eve", "kim", "lee");
  await door.letIn(globex, "lena");
});
afterAll(() => world.close());
beforeEach(() => world.application.database.control.query(sql`delete from control.sign_in_attempt`));

async function signedIn(name: string, email = emailOf(acme, name), password = knownPassword) {
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email, password }));
  return browser;
}
type Browser = Awaited<ReturnType<typeof signedIn>>;
const ask = (browser: Browser, name: string, email: string) =>
  browser.visit((scope) =>
    acme.as(name, (context) =>
      requestEmailChange(context, requestEmailChangeInput.parse({ email, currentPassword: knownPassword }), scope),
    ),
  );
const follow = (token: string, browser = door.browser()) => browser.visit((scope) => confirmEmailChange(scope, token));
const spent = { code: "identity.link-spent", status: 410 };
const said = async (to: string) => (await door.mails(to)).join("\n");

test("an address that signs in somebody else, of whatever company and however it is written, gets no mail and is not taken", async () => {
  const eve = await signedIn("eve");
  for (const taken of [emailOf(acme, "asha"), emailOf(globex, "lena")])
    for (const written of [taken, taken.toUpperCase(), ` ${taken} `]) {
      await ask(eve, "eve", written);
      expect(await door.mails(taken)).toEqual([]);
    }
  // Signs that look alike, or become the same in capitals, are another mailbox: nobody's mail goes there.
  for (const alike of ["ash\u0430@acme.test", "\u212aim@acme.test", "a\u200dsha@acme.test"]) {
    await ask(eve, "eve", alike).catch(() => undefined);
    expect([await door.mails(emailOf(acme, "asha")), await door.mails(emailOf(acme, "kim"))]).toEqual([[], []]);
  }
  expect(await (await signedIn("asha")).whoAmI()).toBe(acme.id("asha"));
});

test("a link works once, the newest alone, and changes whose it is, whoever follows it", async () => {
  const omar = await signedIn("omar");
  await ask(omar, "omar", "first@new.test");
  const first = await door.token("first@new.test");
  await ask(omar, "omar", "second@new.test");
  const second = await door.token("second@new.test");
  await expect(follow(first)).rejects.toMatchObject(spent);
  const eve = await signedIn("eve");
  await follow(second, eve);
  await expect(follow(second)).rejects.toMatchObject(spent);
  expect(await eve.whoAmI()).toBe(acme.id("eve"));
  expect(await (await signedIn("omar", "second@new.test")).whoAmI()).toBe(acme.id("omar"));
  expect(await said(emailOf(acme, "omar"))).toContain("has a new address now");
});

test("the old address is told as soon as a change is asked for, before anybody follows the link", async () => {
  const asha = await signedIn("asha");
  await ask(asha, "asha", "asha@new.test");
  expect(await said(emailOf(acme, "asha"))).toContain("A new password stops it");
});

test("a new password ends a change of address that was under way: whoever asked for it knew the old one", async () => {
  const kim = await signedIn("kim");
  await ask(kim, "kim", "kim@thief.test");
  const token = await door.token("kim@thief.test");
  await kim.visit((scope) =>
    changePassword(scope, { currentPassword: knownPassword, password: "Another stream 9, quite long" } as never),
  );
  await expect(follow(token)).rejects.toMatchObject(spent);
});

test("of two who were promised one address at the same time one has it, and the other is told the link is spent", async () => {
  const [eve, lee] = [await signedIn("eve"), await signedIn("lee")];
  await ask(eve, "eve", "wanted@new.test");
  const one = await door.token("wanted@new.test");
  await ask(lee, "lee", "wanted@new.test");
  const two = await door.token("wanted@new.test");
  const answers = await Promise.allSettled([follow(one), follow(two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: spent });
});
