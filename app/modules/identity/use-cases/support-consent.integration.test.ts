import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { chooseCompany } from "./choose-company.ts";
import { enterAsSupport, findSupportVisit } from "./enter-as-support.ts";
import { endSupportConsent, grantSupportConsent } from "./grant-support-consent.ts";
import { issueSupportLink } from "./issue-support-link.ts";
import { requireOwnIdentity } from "./own-identity.ts";
import { startPendingSignIn } from "./pending-sign-in.ts";
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
  acme = await (await world.company("acme")).employee("boss").admin("PLATFORM_ADMIN").employee("asha").build();
  globex = await (await world.company("globex")).employee("lena").admin("PLATFORM_ADMIN").build();
  await door.letIn(acme, "boss", "asha");
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  await acme.asProduct((context) => context.rows(sql`delete from {support_consent}`));
});

const consent = (hours: number) =>
  acme.as("boss", (context) => grantSupportConsent(context, { hours, reason: "Request 4711" }));
const link = async (company = acme) =>
  (await issueSupportLink(world.application, company.tenant))?.split("token=")[1] ?? null;
async function visit() {
  const token = (await link())!;
  const browser = door.browser();
  await browser.visit((scope) => enterAsSupport(scope, token));
  return { browser, token };
}

test("without consent there is no link; with it support sees what the admin sees, and it is written down", async () => {
  expect(await link()).toBeNull();
  await consent(4);
  expect(await link(globex)).toBeNull();
  const { browser, token } = await visit();
  expect(await browser.whoAmI()).toBe(acme.id("boss"));
  expect(await browser.visit(async ({ session }) => session?.supportUntil)).toBe("2026-11-16T13:00:00.000Z");
  await expect(door.browser().visit((scope) => enterAsSupport(scope, token))).rejects.toMatchObject({
    code: "identity.link-spent",
  });
  const entries = await acme.asProduct((context) =>
    context.rows<{ action: string; actor_id: string | null }>(
      sql`select action, actor_id from {audit_entry} where action like 'identity.%support%' order by id`,
    ),
  );
  expect(entries).toEqual([
    { action: "identity.grant-support-consent", actor_id: acme.id("boss") },
    { action: "identity.issue-support-link", actor_id: null },
    { action: "identity.support-sign-in", actor_id: null },
  ]);
});

test("support reads as somebody who looks through another's eyes, to whom nothing between persons is shown", async () => {
  await consent(4);
  const { browser } = await visit();
  const seen = await browser.visit(async (scope) => {
    const { actor, viewedBy } = await scope.open();
    return { me: actor.employeeId, viewed: viewedBy !== undefined };
  }, "GET");
  expect(seen).toEqual({ me: acme.id("boss"), viewed: true });
});

test("support changes nothing, and enters no other company", async () => {
  await consent(4);
  const { browser } = await visit();
  await expect(browser.visit((scope) => scope.open())).rejects.toMatchObject({
    code: "platform.support-reads-only",
    status: 403,
  });
  await expect(browser.visit((scope) => chooseCompany(scope, { company: "acme" }))).rejects.toMatchObject({
    status: 404,
  });
  await expect(browser.visit((scope) => chooseCompany(scope, { company: "globex" }))).rejects.toMatchObject({
    status: 404,
  });
});

test("it ends by itself, and at once when somebody ends it", async () => {
  await consent(1);
  const { browser } = await visit();
  world.clock.set("2026-11-16T10:00:00Z");
  expect(await browser.whoAmI()).toBeNull();
  await consent(24);
  const { browser: again, token } = await visit();
  await acme.as("boss", (context) => endSupportConsent(context));
  expect(await again.whoAmI()).toBeNull();
  expect(await findSupportVisit(world.application, token)).toBeNull();
  await expect(acme.as("boss", (context) => endSupportConsent(context))).rejects.toMatchObject({ status: 404 });
});

test("an attacker's own first step does not open as support, and nobody else consents", async () => {
  await consent(4);
  await expect(
    acme.as("asha", (context) => grantSupportConsent(context, { hours: 1, reason: "mine" })),
  ).rejects.toMatchObject({ status: 404 });
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
  const own = await browser.visit((scope) => startPendingSignIn(scope, requireOwnIdentity(scope).id, acme.tenant));
  await expect(door.browser().visit((scope) => enterAsSupport(scope, own))).rejects.toMatchObject({
    code: "identity.link-spent",
  });
});
