import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "#app/composition/create-company.ts";
import {
  chooseFirstDepartment,
  firstDepartments,
  foundDepartments,
  foundDepartmentsInput,
  joinFirstTeam,
} from "#app/modules/people/index.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findSignUp } from "../queries/find-sign-up.ts";
import { requestSignUp } from "./request-sign-up.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: start });
  door = openDoor(world);
  acme = await (await world.company("acme")).employees("asha", "omar").build();
  await door.letIn(acme, "asha");
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
});

let counter = 0;
const ask = (slug: string, email = `founder${(counter += 1)}@new.test`, browser = door.browser()) =>
  browser
    .visit((scope) => requestSignUp(scope, { company: "Neue Werke", slug, firstName: "Ada", lastName: "Noor", email }))
    .then(() => email);
const open = (browser: Browser, token: string, password = knownPassword, change: Partial<RequestScope> = {}) =>
  browser.visit((scope) => signUp({ ...scope, ...change }, { token, password }));

test("a link proves the address, a password opens the company, and its founder administers it", async () => {
  const email = await ask("neue-werke");
  const token = await door.token(email);
  expect(await findSignUp(world.application, token)).toMatchObject({ company: "Neue Werke", known: false });
  const browser = door.browser();
  await expect(open(browser, token, "Neue@2026")).rejects.toMatchObject({ code: "identity.weak-password" });
  expect(await open(browser, token)).toBe("IN");
  const founder = await browser.visit(async (scope) => (await scope.open()).actor);
  expect(founder).toMatchObject({ name: "Ada Noor", email, adminAccesses: ["GOAL_ADMIN", "PLATFORM_ADMIN"] });
  await expect(open(door.browser(), token)).rejects.toMatchObject({ code: "identity.link-spent" });
  await expect(ask("neue-werke")).rejects.toMatchObject({ code: "identity.address-taken" });
});

test("somebody known goes on with the password they have, and with no other", async () => {
  await ask("second-home", "asha@acme.test");
  const token = await door.token("asha@acme.test");
  await expect(open(door.browser(), token, "Quelle im Wald 9")).rejects.toMatchObject({
    code: "identity.wrong-credentials",
  });
  const browser = door.browser();
  expect(await open(browser, token)).toBe("IN");
  expect((await browser.visit(async (scope) => scope.tenant))?.slug).toBe("second-home");
  expect(
    await door.browser().visit((scope) => signIn(scope, { email: "asha@acme.test", password: knownPassword })),
  ).toBe("CHOOSE");
});

test("interrupted at any point, the same link goes on, and nobody else's does", async () => {
  const [email, rival] = [await ask("half-way"), await ask("half-way")];
  const [token, other] = [await door.token(email), await door.token(rival)];
  const crash = {
    foundCompany: async ({ slug, name }: { slug: string; name: string }) => {
      await createCompany(world.application, { slug, name });
      throw new Error("the process ends here");
    },
  };
  await expect(open(door.browser(), token, knownPassword, crash as unknown as RequestScope)).rejects.toThrow(
    "ends here",
  );
  await expect(open(door.browser(), other)).rejects.toMatchObject({ code: "identity.address-taken" });
  const late = {
    foundCompany: async (input: Parameters<RequestScope["foundCompany"]>[0]) => {
      await (await scopeOf()).foundCompany(input);
      throw new Error("and here");
    },
  };
  await expect(open(door.browser(), token, knownPassword, late as unknown as RequestScope)).rejects.toThrow("and here");
  expect(await open(door.browser(), token)).toBe("IN");
});
const scopeOf = () => door.browser().visit(async (scope) => scope);

test("an attacker cannot take over a company that an operator made and nobody has entered yet", async () => {
  const email = await ask("operators");
  const token = await door.token(email);
  await createCompany(world.application, { slug: "operators", name: "Operators" });
  await expect(open(door.browser(), token)).rejects.toMatchObject({ code: "identity.address-taken" });
  await expect(open(door.browser(), token)).rejects.toMatchObject({ code: "identity.address-taken" });
});

test("twenty tries an address, three mails a mailbox, and none where the installation does not allow it", async () => {
  const browser = door.browser({ address: "203.0.113.77" });
  for (let tries = 0; tries < 20; tries += 1) await ask(`many-${tries}`, "flood@new.test", browser);
  await expect(ask("many-20", "flood@new.test", browser)).rejects.toMatchObject({ status: 429 });
  expect(await door.mails("flood@new.test")).toHaveLength(3);
  const closed = door
    .browser()
    .visit((scope) =>
      requestSignUp(
        { ...scope, config: { ...scope.config, signUp: false } },
        { company: "X", slug: "x-y", firstName: "A", lastName: "", email: "a@new.test" },
      ),
    );
  await expect(closed).rejects.toMatchObject({ status: 404 });
});

test("a founder says which departments there are, each once, and sits in one of them; nobody else does", async () => {
  const browser = door.browser();
  await open(browser, await door.token(await ask("departments")));
  const found = (departments: string[], own = "") =>
    browser.visit(async (scope) => {
      const context = await scope.open();
      await foundDepartments(context, foundDepartmentsInput.parse({ departments, own }));
      return context.rows<{ name: string; people: number }>(
        sql`select u.name, (select count(*)::int from {assignment} a where a.org_unit_id = u.id) as people
          from {org_unit} u order by u.name`,
      );
    });
  await expect(found(["", " "])).rejects.toMatchObject({ code: "people.nothing-chosen" });
  expect(await found(["Finance", "HR", "finance", "", "Labs"], "Labs")).toEqual([
    { name: "HR", people: 0 },
    { name: "Labs", people: 1 },
    { name: "finance", people: 0 },
  ]);
  await expect(found(["Sales"])).rejects.toMatchObject({ code: "people.placed-already" });
  const others = (context: Parameters<typeof foundDepartments>[0]) =>
    foundDepartments(context, { departments: ["Sales"], own: "" });
  await expect(acme.as("omar", others)).rejects.toMatchObject({ status: 404 });
});

test("a founder names the first department and team; a colleague chooses among them, once", async () => {
  const email = await ask("places");
  const browser = door.browser();
  await open(browser, await door.token(email));
  const act = <Result>(work: (context: Awaited<ReturnType<RequestScope["open"]>>) => Promise<Result>) =>
    browser.visit(async (scope) => work(await scope.open()));
  await act((context) => chooseFirstDepartment(context, { name: "Research" }));
  await act((context) => joinFirstTeam(context, { name: "Core" }));
  expect(await act((context) => firstDepartments(context))).toMatchObject({ placed: true });
  await expect(act((context) => chooseFirstDepartment(context, { name: "Sales" }))).rejects.toMatchObject({
    code: "people.placed-already",
  });
  await expect(acme.as("omar", (context) => chooseFirstDepartment(context, { name: "Sales" }))).rejects.toMatchObject({
    status: 404,
  });
  const foreign = await act(
    async (context) => (await context.rows<{ id: string }>(sql`select id from {org_unit}`))[0]!.id,
  );
  await expect(
    acme.as("omar", (context) => chooseFirstDepartment(context, { placeId: foreign, name: "" })),
  ).rejects.toMatchObject({ status: 404 });
});
