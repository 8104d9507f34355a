import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { chooseLanguage } from "../use-cases/complete-profile.ts";
import { signIn } from "../use-cases/sign-in.ts";

let world: World;
let acme: Company;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld();
  door = openDoor(world);
  acme = await (await world.company()).employee("asha").build();
  await door.letIn(acme, "asha");
});
afterAll(() => world.close());

const kept = async () => {
  const [asha] = await acme.asProduct((context) =>
    context.rows<{ language: string | null }>(sql`select language from {employee} where id = ${acme.id("asha")}`),
  );
  return asha!.language;
};

test("who chooses a language is written to in it; a stranger's choice is their browser's alone", async () => {
  const browser = door.browser();
  const choose = () => browser.visit((scope) => chooseLanguage(scope, "es"));
  await choose();
  expect(await kept()).toBeNull();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
  await choose();
  await choose();
  expect(await kept()).toBe("es");
  const told = await acme.asProduct((context) =>
    context.rows(sql`select from {audit_entry} where action = 'identity.choose-language'`),
  );
  expect(told).toHaveLength(1);
});
