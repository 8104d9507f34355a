import { parse as parseCookies } from "cookie";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findSecondFactors } from "../queries/find-second-factors.ts";
import { codeAt, setUpTotp } from "../testing/authenticator.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { startPasskey } from "./add-passkey.ts";
import { inviteEmployees } from "./invite-employees.ts";
import { proveSecondStep } from "./prove-second-step.ts";
import { removeTotp } from "./remove-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { requireOwnIdentity } from "./own-identity.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { saveSignInPolicy } from "./save-sign-in-policy.ts";
import { signIn } from "./sign-in.ts";
import { startTotp } from "./start-totp.ts";
import { usualPolicy } from "../domain/sign-in-policy.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;
let globex: Company;
let secret: string;
let codes: string[];

beforeAll(async () => {
  world = await createWorld({ now: start });
  door = openDoor(world);
  acme = await (await world.company("acme")).employee("boss").admin("PLATFORM_ADMIN").employees("asha", "omar").build();
  globex = await (await world.company("globex")).employee("lena").admin("PLATFORM_ADMIN").employee("jo").build();
  await door.letIn(acme, "boss", "asha", "omar");
  await door.letIn(globex, "lena", "jo");
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
  ({ secret, recoveryCodes: codes } = await setUpTotp(browser));
});
afterAll(() => world.close());

let minute = 0;
beforeEach(async () => {
  minute += 30;
  later(0);
  await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
});

const later = (seconds: number) =>
  world.clock.set(new Date(new Date(start).getTime() + minute * 60_000 + seconds * 1_000).toISOString());
const now = () => world.clock.now();

/** The first step; answers the token of what waits for the second. */
async function firstStep(browser: Browser, email = emailOf(acme, "asha")): Promise<string> {
  return browser.visit(async (scope) => {
    expect(await signIn(scope, { email, password: knownPassword })).toBe("SECOND_STEP");
    return scope.cookies.map((header) => parseCookies(header)["cairn_second_step"]).find(Boolean)!;
  });
}
const secondStep = (browser: Browser, token: string, code: string) =>
  browser.visit((scope) => proveSecondStep(scope, token, { code }));

describe("a second step", () => {
  test("the password alone opens nothing; with the code of the app one is in", async () => {
    const browser = door.browser();
    const token = await firstStep(browser);
    expect(await browser.whoAmI()).toBeNull();
    expect(await door.browser({ cookie: token }).whoAmI()).toBeNull();
    expect(await secondStep(browser, token, codeAt(secret, now()))).toBe("IN");
    expect(await browser.whoAmI()).toBe(acme.id("asha"));
    await expect(secondStep(door.browser(), token, codeAt(secret, now()))).rejects.toMatchObject({
      code: "identity.sign-in-lapsed",
    });
  });

  test("a code works once, and none before it any more", async () => {
    const used = codeAt(secret, now());
    const [one, two] = [door.browser(), door.browser()];
    const [first, second] = [await firstStep(one), await firstStep(two)];
    await secondStep(one, first, used);
    await expect(secondStep(two, second, used)).rejects.toMatchObject({ code: "identity.wrong-code" });
    await expect(secondStep(two, second, codeAt(secret, new Date(now().getTime() - 30_000)))).rejects.toMatchObject({
      code: "identity.wrong-code",
    });
    later(30);
    expect(await secondStep(two, second, codeAt(secret, now()))).toBe("IN");
  });

  test("a recovery code works once, however it is typed, and the owner is told", async () => {
    const [one, two] = [door.browser(), door.browser()];
    const [first, second] = [await firstStep(one), await firstStep(two)];
    expect(await secondStep(one, first, codes[0]!.toUpperCase().replaceAll("-", " "))).toBe("IN");
    await expect(secondStep(two, second, codes[0]!)).rejects.toMatchObject({ code: "identity.wrong-code" });
    expect((await door.mails(emailOf(acme, "asha"))).at(-1)).toContain("recovery codes");
  });

  test("after ten minutes the first step has to be taken again", async () => {
    const browser = door.browser();
    const token = await firstStep(browser);
    later(600);
    await expect(secondStep(browser, token, codeAt(secret, now()))).rejects.toMatchObject({
      code: "identity.sign-in-lapsed",
    });
  });

  test("of a thousand guesses ten are looked at, and the owner elsewhere comes in meanwhile", async () => {
    const attacker = door.browser({ address: "203.0.113.66" });
    const token = await firstStep(attacker);
    const answers: string[] = [];
    for (let guess = 0; guess < 1_000; guess += 1)
      answers.push(
        await secondStep(attacker, token, String(guess).padStart(6, "0")).then(
          () => "IN",
          (error: { code: string }) => error.code,
        ),
      );
    expect(answers.filter((answer) => answer !== "identity.too-many-attempts")).toHaveLength(10);
    const owner = door.browser();
    expect(await secondStep(owner, await firstStep(owner), codeAt(secret, now()))).toBe("IN");
  });

  test("joining another company by invitation asks for it as well", async () => {
    await globex.asProduct((context) =>
      context.rows(sql`update {employee} set work_email = ${emailOf(acme, "asha")} where id = ${globex.id("jo")}`),
    );
    await world.application.database.control.query(
      sql`delete from control.membership where employee_id = ${globex.id("jo")}`,
    );
    await door
      .browser()
      .visit((scope) =>
        globex.as("lena", (context) => inviteEmployees(context, { employeeId: [globex.id("jo")] }, scope)),
      );
    const token = await door.token(emailOf(acme, "asha"));
    const browser = door.browser();
    expect(await browser.visit((scope) => acceptInvitation(scope, { token, password: knownPassword }))).toBe(
      "SECOND_STEP",
    );
    expect(await browser.whoAmI()).toBeNull();
    await world.application.database.control.query(
      sql`delete from control.membership where employee_id = ${globex.id("jo")}`,
    );
  });
});

describe("setting up and taking away", () => {
  const signedIn = async (name: string, company = acme) => {
    const browser = door.browser();
    await browser.visit((scope) => signIn(scope, { email: emailOf(company, name), password: knownPassword }));
    return browser;
  };

  test("the secret lies sealed, bound to its owner, and a second one is refused", async () => {
    const { rows } = await world.application.database.control.query<{ identity_id: string; secret: string }>(
      sql`select identity_id, secret from control.totp where confirmed_at is not null`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.secret).toMatch(/^v1\.[0-9a-f]{8}\./);
    expect(rows[0]!.secret).not.toContain(secret);
    const { rows: kept } = await world.application.database.control.query<{ code_hash: string }>(
      sql`select code_hash from control.recovery_code`,
    );
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
    const owner = door.browser();
    await secondStep(owner, await firstStep(owner), codeAt(secret, now()));
    await expect(owner.visit((scope) => startTotp(scope, { currentPassword: knownPassword }))).rejects.toMatchObject({
      code: "identity.totp-exists",
    });
  });

  test("an admin helps somebody who lost everything; not another company's, and not where two companies share the sign-in", async () => {
    const browser = await signedIn("omar");
    await setUpTotp(browser);
    const reset = (company: Company, by: string, name: string) =>
      door
        .browser()
        .visit((scope) =>
          company.as(by, (context) => resetSecondFactor(context, { employeeId: acme.id(name) }, scope)),
        );
    await expect(reset(globex, "lena", "omar")).rejects.toMatchObject({ status: 404 });
    await expect(reset(acme, "asha", "omar")).rejects.toMatchObject({ status: 404 });
    await expect(reset(acme, "boss", "boss")).rejects.toMatchObject({ code: "identity.not-own-second-factor" });
    const both = await world.application.database.control.query(
      sql`insert into control.membership (identity_id, tenant_id, employee_id) select identity_id, ${globex.tenant.id},
        gen_random_uuid() from control.membership where employee_id = ${acme.id("omar")}`,
    );
    expect(both.rowCount).toBe(1);
    await expect(reset(acme, "boss", "omar")).rejects.toMatchObject({ code: "identity.shared-sign-in" });
    await world.application.database.control.query(
      sql`delete from control.membership where tenant_id = ${globex.tenant.id} and identity_id = (select identity_id
        from control.membership where employee_id = ${acme.id("omar")})`,
    );
    await reset(acme, "boss", "omar");
    expect(await (await signedIn("omar")).whoAmI()).toBe(acme.id("omar"));
    expect((await door.mails(emailOf(acme, "omar"))).join()).toContain("was removed from your Cairn sign-in");
  });

  test("every step asks for the password; a company that wants one keeps the last", async () => {
    const browser = await signedIn("omar");
    await expect(browser.visit((scope) => startTotp(scope, { currentPassword: "guess" }))).rejects.toMatchObject({
      code: "identity.wrong-password",
    });
    await expect(
      browser.visit((scope) => renewRecoveryCodes(scope, { currentPassword: knownPassword, code: "" })),
    ).rejects.toMatchObject({ code: "identity.no-second-factor" });
    const own = await setUpTotp(browser);
    expect(own.recoveryCodes).toHaveLength(10);
    const renew = (code: string) =>
      browser.visit((scope) => renewRecoveryCodes(scope, { currentPassword: knownPassword, code }));
    // Who sits at an open browser and saw the password has no code, and gets none.
    await expect(renew("")).rejects.toMatchObject({ code: "identity.code-needed" });
    await expect(renew("123456")).rejects.toMatchObject({ code: "identity.wrong-code" });
    const renewed = await renew(own.recoveryCodes[0]!);
    expect(renewed.recoveryCodes.filter((code) => own.recoveryCodes.includes(code))).toEqual([]);
    const more = (code: string) =>
      browser.visit((scope) => startPasskey(scope, { name: "Key", currentPassword: knownPassword, code }));
    const elsewhere = (code: string) =>
      browser.visit(async (scope) =>
        requestEmailChange(
          await scope.open(),
          { email: "thief@else.test", currentPassword: knownPassword, code },
          scope,
        ),
      );
    await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
    for (const act of [more, elsewhere]) {
      await expect(act("")).rejects.toMatchObject({ code: "identity.code-needed" });
      await expect(act("123456")).rejects.toMatchObject({ code: "identity.wrong-code" });
    }
    expect((await more(renewed.recoveryCodes[1]!)).name).toBe("Key");
    expect(await elsewhere(renewed.recoveryCodes[2]!)).toEqual({ email: "thief@else.test" });
    const demand = (secondFactorRequired: boolean) =>
      door
        .browser()
        .visit((scope) =>
          acme.as("boss", (context) => saveSignInPolicy(context, { ...usualPolicy, secondFactorRequired }, scope)),
        );
    await demand(true);
    later(30);
    await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
    const remove = (password: string, code = codeAt(own.secret, now())) =>
      browser.visit((scope) => removeTotp(scope, { currentPassword: password, code }));
    await expect(remove(knownPassword)).rejects.toMatchObject({
      code: "identity.second-factor-wanted",
      details: { params: { company: "acme" } },
    });
    await demand(false);
    await expect(remove("guess")).rejects.toMatchObject({ code: "identity.wrong-password" });
    for (const code of ["", own.recoveryCodes[1]!])
      await expect(remove(knownPassword, code)).rejects.toMatchObject({ status: 422 });
    await remove(knownPassword);
    expect(
      await browser.visit(async (scope) => findSecondFactors(scope.database, requireOwnIdentity(scope).id)),
    ).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    expect(await (await signedIn("omar")).whoAmI()).toBe(acme.id("omar"));
  });
});
