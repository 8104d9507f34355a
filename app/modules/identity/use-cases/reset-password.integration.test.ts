import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findOpenLink } from "../queries/find-open-link.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
const fresh = "Ganz anders 8";
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: start });
  door = openDoor(world);
  acme = await (await world.company("acme")).employees("asha", "omar", "mia", "jo", "kim").build();
  await door.letIn(acme, "asha", "omar", "mia", "jo");
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(start));

const ask = (email: string, address = "198.51.100.7") =>
  door.browser({ address }).visit((scope) => requestReset(scope, { email }));
const set = (token: string, password = fresh) =>
  door.browser().visit((scope) => resetPassword(scope, { token, password }));
const enter = (name: string, password: string) => {
  const browser = door.browser();
  return browser.visit((scope) => signIn(scope, { email: emailOf(acme, name), password })).then(() => browser);
};

test("a link by mail sets the password, ends every session, and works once", async () => {
  const browser = await enter("asha", knownPassword);
  await ask("Asha@ACME.test");
  const token = await door.token(emailOf(acme, "asha"));
  await set(token);
  expect(await browser.whoAmI()).toBeNull();
  await expect(enter("asha", knownPassword)).rejects.toMatchObject({ code: "identity.wrong-credentials" });
  await enter("asha", fresh);
  await expect(set(token, "Noch einmal 9")).rejects.toMatchObject({ code: "identity.link-spent" });
  const entries = await acme.asProduct((context) =>
    context.rows(
      sql`select from {audit_entry} where action = 'identity.reset-password' and actor_id = ${acme.id("asha")}`,
    ),
  );
  expect(entries).toHaveLength(1);
});

test("of two uses of a link at the same time one wins", async () => {
  await ask(emailOf(acme, "jo"));
  const token = await door.token(emailOf(acme, "jo"));
  const outcomes = await Promise.allSettled([set(token, "Erste Wahl 1"), set(token, "Zweite Wahl 2")]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("looking does not use the link up; after an hour it is gone", async () => {
  await ask(emailOf(acme, "omar"));
  const token = await door.token(emailOf(acme, "omar"));
  world.clock.set("2026-11-16T09:59:59Z");
  expect(await findOpenLink(world.application, "RESET_PASSWORD", token)).not.toBeNull();
  expect(await findOpenLink(world.application, "INVITE", token)).toBeNull();
  world.clock.set("2026-11-16T10:00:00Z");
  expect(await findOpenLink(world.application, "RESET_PASSWORD", token)).toBeNull();
  await expect(set(token)).rejects.toMatchObject({ code: "identity.link-spent" });
  await enter("omar", knownPassword);
});

test("the token stands nowhere in the database outside the mail", async () => {
  const token = await door.token(emailOf(acme, "omar"));
  const { rows } = await world.application.database.control.query(
    sql`select from control.one_time_link l where l::text like '%' || ${token} || '%'`,
  );
  expect(rows).toEqual([]);
});

test("somebody unknown, and somebody without a sign-in, get the same answer and no mail", async () => {
  await expect(ask("nobody@acme.test")).resolves.toBeUndefined();
  await expect(ask(emailOf(acme, "kim"))).resolves.toBeUndefined();
  expect(await door.mails("nobody@acme.test")).toEqual([]);
  expect(await door.mails(emailOf(acme, "kim"))).toEqual([]);
});

test("a weak password is refused and leaves the link usable", async () => {
  world.clock.set("2026-11-16T11:00:00Z");
  await ask(emailOf(acme, "mia"));
  const token = await door.token(emailOf(acme, "mia"));
  for (const weak of ["Kurz-1a", "Password1!", "Acme@2026"])
    await expect(set(token, weak)).rejects.toMatchObject({ code: "identity.weak-password" });
  await set(token);
});

test("nobody's mailbox is filled: three mails in a quarter of an hour, whoever asks", async () => {
  world.clock.set("2026-11-16T12:00:00Z");
  const before = (await door.mails(emailOf(acme, "mia"))).length;
  for (let count = 1; count <= 8; count += 1) await ask(emailOf(acme, "mia"), `203.0.113.${count}`);
  expect((await door.mails(emailOf(acme, "mia"))).length - before).toBe(3);
});

test("asking again and again from one address is slowed down", async () => {
  for (let count = 0; count < 5; count += 1) await ask("nobody@acme.test", "203.0.113.99");
  await expect(ask("nobody@acme.test", "203.0.113.99")).rejects.toMatchObject({ code: "identity.too-many-attempts" });
});

test("the link leads to the installation's own address, whatever host the request named", async () => {
  world.clock.set("2026-11-16T13:00:00Z");
  await door.browser({ host: "evil.example" }).visit((scope) => requestReset(scope, { email: emailOf(acme, "asha") }));
  expect((await door.mails(emailOf(acme, "asha"))).at(-1)).toContain(
    `${world.application.config.publicUrl}/forgotPasswordConfirmation?token=`,
  );
});

test("one address asks for links to a bounded number of accounts, and a stranger elsewhere is not held up by it", async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 40 }, (_, number) => ask(`nobody-${number}@acme.test`, "198.51.100.66")),
  );
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  await expect(ask("nobody-41@acme.test", "198.51.100.66")).rejects.toMatchObject({
    code: "identity.too-many-attempts",
  });
  await ask("nobody-41@acme.test", "198.51.100.67");
});
