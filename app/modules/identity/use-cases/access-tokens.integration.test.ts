import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listAccessTokens } from "../queries/list-access-tokens.ts";
import { resolveAccessToken } from "../queries/resolve-access-token.ts";
import { changePassword } from "./change-password.ts";
import { createAccessToken, createAccessTokenInput } from "./create-access-token.ts";
import { deactivateMember } from "./change-membership.ts";
import { makeCalendarAddress } from "./make-calendar-address.ts";
import { resolveCalendarAddress } from "../queries/resolve-calendar-address.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { revokeAccessToken } from "./revoke-access-token.ts";
import { signIn } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let door: ReturnType<typeof openDoor>;
const at = "198.51.100.7";
const day = 86_400_000;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "noor", "ravi", "lena", "mei")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("omar").build();
  door = openDoor(world);
  await door.letIn(acme, "asha", "noor", "ravi", "lena", "mei", "admin");
  await door.letIn(globex, "omar");
});
afterAll(() => world.close());

const create = (browser: Browser, fields: object = {}) =>
  browser.visit(async (scope) =>
    createAccessToken(
      await scope.open(),
      createAccessTokenInput.parse({
        name: "Warehouse",
        scope: "READ",
        days: "30",
        currentPassword: knownPassword,
        ...fields,
      }),
      scope,
    ),
  );
const list = (browser: Browser) => browser.visit(async (scope) => listAccessTokens(await scope.open(), scope));
const resolve = (token: string, reading = true, address = at) =>
  resolveAccessToken(world.application, token, address, reading);

test("a token speaks for its owner in its company; only its digest is stored, and the owner is told", async () => {
  const browser = await door.signedIn(acme, "asha");
  const { token } = await create(browser);
  expect(token).toMatch(/^cairn_[\w-]{43}$/);
  expect(await resolve(token)).toMatchObject({
    tenant: { slug: acme.tenant.slug },
    session: { employeeId: acme.id("asha") },
    barred: null,
  });
  const { rows } = await world.application.database.control.query(
    sql`select row_to_json(a)::text as stored from control.access_token a`,
  );
  expect(JSON.stringify(rows)).not.toContain(token.slice("cairn_".length));
  expect((await door.mails(emailOf(acme, "asha"))).join()).toContain("in your name from now on");
  expect(await list(browser)).toMatchObject([
    { name: "Warehouse", hint: token.slice(-4), scope: "READ", expired: false },
  ]);
});

test("one that only reads is barred from changing, one that writes is not", async () => {
  const browser = await door.signedIn(acme, "asha");
  const reads = await create(browser);
  const writes = await create(browser, { scope: "WRITE" });
  expect((await resolve(reads.token, false))?.barred).toMatchObject({ code: "platform.token-reads-only", status: 403 });
  expect((await resolve(writes.token, false))?.barred).toBeNull();
});

test("without the right password none is made", async () => {
  const browser = await door.signedIn(acme, "noor");
  await expect(create(browser, { currentPassword: "wrong" })).rejects.toMatchObject({
    code: "identity.wrong-password",
  });
  expect(await list(browser)).toEqual([]);
});

test.each(["cairn_", "cairn_x", "", "' or true --", "cairn_".padEnd(49, "A")])(
  "what is no token, %j, opens nothing",
  async (token) => {
    expect(await resolve(token)).toBeNull();
  },
);

test("it ends when its days are over, and stays in sight as ended", async () => {
  const browser = await door.signedIn(acme, "ravi");
  const { token } = await create(browser);
  const later = {
    ...world.application,
    clock: { ...world.application.clock, now: () => new Date(world.application.clock.now().getTime() + 30 * day) },
  };
  expect(await resolveAccessToken(later, token, at, true)).toBeNull();
  expect(await resolve(token)).not.toBeNull();
});

test("colleagues, admins and other companies neither see nor end it", async () => {
  const { token } = await create(await door.signedIn(acme, "asha"));
  const id = (await resolve(token))!.session.id;
  for (const [company, name] of [
    [acme, "noor"],
    [acme, "admin"],
    [globex, "omar"],
  ] as const) {
    const other = await door.signedIn(company, name);
    expect(await list(other)).toEqual([]);
    await expect(
      other.visit(async (scope) => revokeAccessToken(await scope.open(), { accessTokenId: id }, scope)),
    ).rejects.toMatchObject({ status: 404 });
  }
  expect(await resolve(token)).not.toBeNull();
});

test("revoked, it is refused at once; both acts stand in the audit log", async () => {
  const browser = await door.signedIn(acme, "asha");
  const { token } = await create(browser);
  const id = (await resolve(token))!.session.id;
  await browser.visit(async (scope) => revokeAccessToken(await scope.open(), { accessTokenId: id }, scope));
  expect(await resolve(token)).toBeNull();
  const entries = await acme.asProduct((context) =>
    context.rows<{ action: string }>(sql`select action from {audit_entry} where subject_id = ${id} order by id`),
  );
  expect(entries.map((entry) => entry.action)).toEqual([
    "identity.create-access-token",
    "identity.revoke-access-token",
  ]);
});

test("a password set anew by mail, and being kept out, end every token", async () => {
  const noor = await create(await door.signedIn(acme, "noor"));
  const browser = door.browser();
  await browser.visit((scope) => requestReset(scope, { email: emailOf(acme, "noor") }));
  // Of mails of one moment none is the newest.
  const link = (await door.mails(emailOf(acme, "noor"))).map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)!;
  await browser.visit((scope) => resetPassword(scope, { token: link, password: "Kiesel am Bach 8" }));
  expect(await resolve(noor.token)).toBeNull();
  const ravi = await create(await door.signedIn(acme, "ravi"));
  const admin = await door.signedIn(acme, "admin");
  await admin.visit(async (scope) => deactivateMember(await scope.open(), { employeeId: acme.id("ravi") }, scope));
  expect(await resolve(ravi.token)).toBeNull();
});

describe("a new password", () => {
  /** Whether the token and the calendar's address of somebody still open anything. */
  const programsOf = async (name: string) => {
    const { token } = await create(await door.signedIn(acme, name));
    const { address } = await acme.as(name, (context) =>
      makeCalendarAddress(context, {}, { origin: "https://cairn.test" }),
    );
    const secret = /([\w-]{43})\.ics$/.exec(address)![1]!;
    return async () => {
      const calendar = await resolveCalendarAddress({ ...world.application, address: at }, acme.tenant, secret);
      return { token: (await resolve(token)) !== null, calendar: calendar !== null };
    };
  };
  const change = async (name: string, currentPassword: string, password: string, keepsPrograms?: boolean) => {
    const browser = door.browser();
    await browser.visit((scope) => signIn(scope, { email: emailOf(acme, name), password: currentPassword }));
    await browser.visit((scope) => changePassword(scope, { currentPassword, password, keepsPrograms }));
  };

  test("ends the access tokens and the calendar's address, unless they are to be kept", async () => {
    const open = await programsOf("lena");
    await change("lena", knownPassword, "Quelle im Wald 8", true);
    expect(await open()).toEqual({ token: true, calendar: true });
    await change("lena", "Quelle im Wald 8", "Quelle im Wald 9");
    expect(await open()).toEqual({ token: false, calendar: false });
    const actions = await acme.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${acme.id("lena")} and action like '%calendar%' order by id`,
      ),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "identity.make-calendar-address",
      "identity.end-calendar-address",
    ]);
  });

  test("by mail ends both", async () => {
    const open = await programsOf("mei");
    const browser = door.browser();
    await browser.visit((scope) => requestReset(scope, { email: emailOf(acme, "mei") }));
    const mails = await door.mails(emailOf(acme, "mei"));
    const link = mails.map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)!;
    await browser.visit((scope) => resetPassword(scope, { token: link, password: "Quelle im Wald 8" }));
    expect(await open()).toEqual({ token: false, calendar: false });
  });
});
