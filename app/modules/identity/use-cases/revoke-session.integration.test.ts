import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listSessions } from "../queries/list-sessions.ts";
import { revokeOtherSessions, revokeSession } from "./revoke-session.ts";
import { signIn } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  door = openDoor(world);
  acme = await (await world.company("acme")).employees("asha", "omar").build();
  await door.letIn(acme, "asha", "omar");
});
afterAll(() => world.close());

async function signedIn(name: string) {
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, name), password: knownPassword }));
  return browser;
}

test("one sees where one is signed in, this browser first, and ends one of them", async () => {
  const [phone, laptop] = [await signedIn("asha"), await signedIn("asha")];
  const sessions = await laptop.visit((scope) => listSessions(scope));
  expect(sessions.map(({ current, company, device }) => ({ current, company, device }))).toEqual([
    { current: true, company: "acme", device: { browser: "Firefox", system: "Linux" } },
    { current: false, company: "acme", device: { browser: "Firefox", system: "Linux" } },
  ]);
  await laptop.visit(async (scope) => revokeSession(await scope.open(), { sessionId: sessions[1]!.id }, scope));
  expect(await phone.whoAmI()).toBeNull();
  expect(await laptop.whoAmI()).toBe(acme.id("asha"));
  const entries = await acme.asProduct((context) =>
    context.rows(
      sql`select from {audit_entry} where action = 'identity.revoke-session' and subject_id = ${sessions[1]!.id}`,
    ),
  );
  expect(entries).toHaveLength(1);
});

test("everywhere else ends, here stays, and other people keep theirs", async () => {
  const [here, there, omars] = [await signedIn("asha"), await signedIn("asha"), await signedIn("omar")];
  await here.visit(async (scope) => revokeOtherSessions(await scope.open(), {}, scope));
  expect(await there.whoAmI()).toBeNull();
  expect(await here.whoAmI()).toBe(acme.id("asha"));
  expect(await omars.whoAmI()).toBe(acme.id("omar"));
});

test("somebody else's session is neither seen nor ended", async () => {
  const [ashas, omars] = [await signedIn("asha"), await signedIn("omar")];
  const [target] = await ashas.visit((scope) => listSessions(scope));
  expect((await omars.visit((scope) => listSessions(scope))).map(({ id }) => id)).not.toContain(target!.id);
  await expect(
    omars.visit(async (scope) => revokeSession(await scope.open(), { sessionId: target!.id }, scope)),
  ).rejects.toMatchObject({ status: 404 });
  expect(await ashas.whoAmI()).toBe(acme.id("asha"));
});
