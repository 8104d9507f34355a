import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { setTenantStatus } from "#tenancy/register.ts";
import { companiesOf } from "../queries/companies-of.ts";
import { chooseCompany } from "./choose-company.ts";
import { registerLoginIdentity } from "./register-login-identity.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: start });
  door = openDoor(world);
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("omar")
    .build();
  globex = await (await world.company("globex")).employees("lena", "asha").build();
  await door.letIn(acme, "ravi", "asha", "omar");
  await door.letIn(globex, "lena");
  await registerLoginIdentity(world.application, [
    { email: emailOf(acme, "ravi"), tenantId: globex.tenant.id, employeeId: globex.id("asha"), passwordHash: "unused" },
  ]);
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set(start);
  await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
});

const enter = (browser: Browser, email: string, password = knownPassword) =>
  browser.visit((scope) => signIn(scope, { email, password }));
const audit = (company: Company, action: string) =>
  company.asProduct((context) =>
    context.rows<{ actor_id: string | null; subject_id: string; detail: object }>(
      sql`select actor_id, subject_id, detail from {audit_entry} where action = ${action} order by id desc`,
    ),
  );

describe("signing in", () => {
  test("opens the person's one company and is written down there", async () => {
    const browser = door.browser();
    expect(await enter(browser, "ASHA@acme.test")).toEqual("IN");
    expect(await browser.whoAmI()).toBe(acme.id("asha"));
    expect((await audit(acme, "identity.sign-in"))[0]).toMatchObject({ actor_id: acme.id("asha"), detail: {} });
  });

  test("a browser that was told no language speaks that of the person's profile; one that was keeps its own", async () => {
    const speaks = (browser: Browser) =>
      browser.visit(async (scope) => {
        await signIn(scope, { email: emailOf(acme, "omar"), password: knownPassword });
        return scope.cookies
          .filter((header) => header.startsWith("cairn_language="))
          .map((header) => header.slice(15, 17));
      });
    expect(await speaks(door.browser())).toEqual([]);
    await acme.asProduct((context) =>
      context.rows(sql`update {employee} set language = 'ar' where id = ${acme.id("omar")}`),
    );
    expect(await speaks(door.browser())).toEqual(["ar"]);
    expect(await speaks(door.browser({ cookie: "none; cairn_language=de" }))).toEqual([]);
  });

  test("sets a cookie that scripts and other sites cannot use, and keeps its digest alone", async () => {
    const browser = door.browser();
    const header = await browser.visit(async (scope) => {
      await signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword });
      return scope.cookies[0]!;
    });
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Lax/);
    const { rows } = await world.application.database.control.query(
      sql`select from control.session where token_hash = ${browser.cookie}`,
    );
    expect(rows).toEqual([]);
  });

  test("ends the session this browser brought along: a planted token is worth nothing", async () => {
    const attacker = door.browser();
    await enter(attacker, emailOf(acme, "omar"));
    const victim = door.browser({ cookie: attacker.cookie! });
    await enter(victim, emailOf(acme, "asha"));
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await attacker.whoAmI()).toBeNull();
    expect(await victim.whoAmI()).toBe(acme.id("asha"));
  });

  test("a person of several companies chooses, under a new token; others' companies are not found", async () => {
    const browser = door.browser();
    expect(await enter(browser, emailOf(acme, "ravi"))).toEqual("CHOOSE");
    const before = browser.cookie;
    expect(await browser.whoAmI()).toBeNull();
    await expect(browser.visit((scope) => scope.open())).rejects.toMatchObject({ status: 401 });
    await browser.visit((scope) => chooseCompany(scope, { company: "globex" }));
    expect(browser.cookie).not.toBe(before);
    expect(await browser.whoAmI()).toBe(globex.id("asha"));
    const other = door.browser();
    await enter(other, emailOf(acme, "asha"));
    await expect(other.visit((scope) => chooseCompany(scope, { company: "globex" }))).rejects.toMatchObject({
      status: 404,
    });
  });

  test("at a company's own host only that company opens", async () => {
    const browser = door.browser({ host: "globex.localhost" });
    await expect(enter(browser, emailOf(acme, "asha"))).rejects.toMatchObject({ code: "identity.no-company" });
    expect(await enter(browser, emailOf(acme, "ravi"))).toEqual("IN");
    expect(await browser.whoAmI()).toBe(globex.id("asha"));
  });

  test("signing out ends the session on the server, not only the cookie", async () => {
    const browser = door.browser();
    await enter(browser, emailOf(acme, "asha"));
    const stolen = door.browser({ cookie: browser.cookie! });
    await browser.visit((scope) => signOut(scope));
    expect(await stolen.whoAmI()).toBeNull();
  });
});

describe("failing", () => {
  test("unknown address, wrong password and a person without one are told the same", async () => {
    for (const email of ["nobody@acme.test", emailOf(acme, "asha")]) {
      await expect(enter(door.browser(), email, "wrong")).rejects.toMatchObject({
        code: "identity.wrong-credentials",
        status: 422,
        details: {},
      });
    }
  });

  test("is written down without an address of anybody", async () => {
    await expect(enter(door.browser(), emailOf(acme, "omar"), "wrong")).rejects.toThrow();
    const [entry] = await audit(acme, "identity.sign-in-failed");
    expect(entry).toEqual({ actor_id: null, subject_id: acme.id("omar"), detail: {} });
  });

  test("ten tries a quarter of an hour pass for an account from an address, then not even the right password", async () => {
    const browser = door.browser();
    for (let count = 0; count < 10; count += 1)
      await expect(enter(browser, emailOf(acme, "asha"), "wrong")).rejects.toMatchObject({ status: 422 });
    await expect(enter(browser, emailOf(acme, "asha"))).rejects.toMatchObject({
      code: "identity.too-many-attempts",
      status: 429,
      details: { params: { minutes: 15 } },
    });
    world.clock.set("2026-11-16T09:14:59Z");
    await expect(enter(browser, " ASHA@acme.test".trim())).rejects.toMatchObject({ status: 429 });
    world.clock.set("2026-11-16T09:15:00Z");
    await expect(enter(browser, emailOf(acme, "asha"))).resolves.toEqual("IN");
  });

  test("of a thousand guesses on one account ten are looked at, and the owner comes in meanwhile", async () => {
    const attacker = door.browser({ address: "203.0.113.99" });
    const answers: string[] = [];
    for (let guess = 0; guess < 1_000; guess += 1)
      answers.push(
        await enter(attacker, emailOf(acme, "omar"), `guess ${guess}`).then(
          () => "IN",
          (error: { code: string }) => error.code,
        ),
      );
    expect(answers.filter((answer) => answer !== "identity.too-many-attempts")).toEqual(
      Array(10).fill("identity.wrong-credentials"),
    );
    await expect(enter(door.browser(), emailOf(acme, "omar"))).resolves.toBe("IN");
  });

  test("tries made at the same time count as well", async () => {
    const tries = Array.from({ length: 25 }, () =>
      enter(door.browser(), emailOf(acme, "asha"), "wrong").catch((error: { status: number }) => error.status),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test("a stranger elsewhere uses up their own tries, never the owner's", async () => {
    const stranger = door.browser({ address: "203.0.113.9" });
    for (let count = 0; count < 12; count += 1)
      await enter(stranger, emailOf(acme, "asha"), "wrong").catch(() => undefined);
    await expect(enter(stranger, emailOf(acme, "asha"))).rejects.toMatchObject({ status: 429 });
    await expect(enter(door.browser(), emailOf(acme, "asha"))).resolves.toEqual("IN");
  });

  test("a network of IPv6 addresses is one address", async () => {
    for (let count = 0; count < 10; count += 1)
      await enter(door.browser({ address: `2001:db8:1:2::${count}` }), emailOf(acme, "asha"), "wrong").catch(
        () => undefined,
      );
    await expect(enter(door.browser({ address: "2001:db8:1:2:ffff::1" }), emailOf(acme, "asha"))).rejects.toMatchObject(
      { status: 429 },
    );
  });

  test("one address may try a hundred accounts, not more", async () => {
    const browser = door.browser({ address: "203.0.113.10" });
    const tried = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        enter(browser, `person${index}@acme.test`, "wrong").catch((error: { status: number }) => error.status),
      ),
    );
    expect(tried.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe("a session ends", () => {
  const signedIn = async (name = "asha") => {
    const browser = door.browser();
    await enter(browser, emailOf(acme, name));
    expect(await browser.whoAmI()).toBe(acme.id(name));
    return browser;
  };

  test("after twelve hours without a request", async () => {
    const browser = await signedIn();
    world.clock.set("2026-11-16T20:59:59Z");
    expect(await browser.whoAmI()).toBe(acme.id("asha"));
    world.clock.set("2026-11-17T08:59:59Z");
    expect(await browser.whoAmI()).toBeNull();
  });

  test("after thirty days of constant use", async () => {
    const browser = await signedIn();
    for (let hours = 10; hours < 720; hours += 10) {
      world.clock.set(new Date(Date.parse(start) + hours * 3_600_000).toISOString());
      expect(await browser.whoAmI()).toBe(acme.id("asha"));
    }
    world.clock.set("2026-12-16T09:00:00Z");
    expect(await browser.whoAmI()).toBeNull();
  });

  test("with the next request once the member is deactivated", async () => {
    const browser = await signedIn("omar");
    const set = (status: string) =>
      world.application.database.control.query(
        sql`update control.membership set status = ${status} where employee_id = ${acme.id("omar")}`,
      );
    await set("DEACTIVATED");
    expect(await browser.whoAmI()).toBeNull();
    await expect(enter(door.browser(), emailOf(acme, "omar"))).rejects.toMatchObject({ code: "identity.no-company" });
    await set("ACTIVE");
  });

  test("with the next request once the company is suspended", async () => {
    const browser = await signedIn();
    await setTenantStatus(world.application.database, acme.tenant.id, "SUSPENDED");
    expect(await browser.whoAmI()).toBeNull();
    await expect(enter(door.browser(), emailOf(acme, "asha"))).rejects.toMatchObject({ code: "identity.no-company" });
    await setTenantStatus(world.application.database, acme.tenant.id, "ACTIVE");
  });

  test("acme's session at globex's host is none", async () => {
    const browser = await signedIn();
    expect(await door.browser({ host: "globex.localhost", cookie: browser.cookie! }).whoAmI()).toBeNull();
    expect(await door.browser({ host: "acme.localhost", cookie: browser.cookie! }).whoAmI()).toBe(acme.id("asha"));
  });

  test("and a made-up or shortened token is none", async () => {
    const browser = await signedIn();
    for (const cookie of ["", "x", browser.cookie!.slice(0, -1), `${browser.cookie}a`])
      expect(await door.browser({ cookie }).whoAmI()).toBeNull();
  });
});

test("companies to choose leave out those that are suspended", async () => {
  const { rows } = await world.application.database.control.query<{ id: string }>(
    sql`select id from control.login_identity where email = ${emailOf(acme, "ravi")}`,
  );
  await setTenantStatus(world.application.database, globex.tenant.id, "SUSPENDED");
  const choices = await companiesOf(world.application, rows[0]!.id);
  expect(choices.map(({ tenant }) => tenant.slug)).toEqual(["acme"]);
  await setTenantStatus(world.application.database, globex.tenant.id, "ACTIVE");
});
