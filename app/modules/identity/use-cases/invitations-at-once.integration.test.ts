import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { inOrder, orders, type Session } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { inviteEmployees } from "./invite-employees.ts";
import { signIn } from "./sign-in.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  door = openDoor(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("boss")
    .admin("PLATFORM_ADMIN")
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("asha")
    .build();
  await door.letIn(acme, "boss", "pam");
});

/** The company's transaction commits before the register is written, so what waits is the settling. */
const inviting =
  (by: string): Session<unknown> =>
  async (beforeCommit) => {
    const browser = door.browser();
    await browser.visit((scope) => signIn(scope, { email: emailOf(acme, by), password: knownPassword }));
    return browser.visit(async (scope) =>
      inviteEmployees(
        await scope.open(),
        { employeeId: [acme.id("asha")] },
        { ...scope, settle: () => beforeCommit().then(scope.settle) },
      ),
    );
  };
const withdrawing: Session<unknown> = async (beforeCommit) => {
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "boss"), password: knownPassword }));
  return browser.visit(async (scope) =>
    withdrawInvitation(
      await scope.open(),
      { employeeId: acme.id("asha") },
      { ...scope, settle: () => beforeCommit().then(scope.settle) },
    ),
  );
};
const accepting =
  (token: string): Session<unknown> =>
  async (beforeCommit) => {
    await beforeCommit();
    return door.browser().visit((scope) => acceptInvitation(scope, { token, password: knownPassword }));
  };
const control = async (statement: Sql) => (await world.application.database.control.query(statement)).rows.length;
const openLinks = () =>
  control(
    sql`select from control.one_time_link where purpose = 'INVITE' and used_at is null
      and tenant_id = ${acme.tenant.id} and employee_id = ${acme.id("asha")}`,
  );
const members = () =>
  control(sql`select from control.membership where tenant_id = ${acme.tenant.id} and employee_id = ${acme.id("asha")}`);
const newest = () => door.token(emailOf(acme, "asha"));

describe.each(orders)("in the order %s", (order) => {
  const run = (first: Session<unknown>, second: Session<unknown>) => inOrder(world, order, first, second);

  test("somebody invited by two has one link, that of the newest mail or none", async () => {
    expect(await run(inviting("boss"), inviting("pam"))).toEqual(["DONE", "DONE"]);
    expect(await openLinks()).toBe(1);
    const tokens = (await door.mails(emailOf(acme, "asha"))).map((text) => /token=([\w-]+)/.exec(text)![1]!);
    const opened = await Promise.allSettled(
      tokens.map((token) =>
        door.browser().visit((scope) => acceptInvitation(scope, { token, password: knownPassword })),
      ),
    );
    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await members()).toBe(1);
  });

  test("an invitation accepted twice makes one member", async () => {
    await inOrder(world, "AaBb", inviting("boss"), async () => undefined);
    const token = await newest();
    const ends = await run(accepting(token), accepting(token));
    expect(ends.toSorted()).toEqual(["DONE", "identity.link-spent"]);
    expect(await members()).toBe(1);
  });

  test("an invitation withdrawn while it is accepted lets in once or not at all, and leaves no link", async () => {
    await inOrder(world, "AaBb", inviting("boss"), async () => undefined);
    const ends = await run(accepting(await newest()), withdrawing);
    expect(["DONE", "identity.link-spent"]).toContain(ends[0]);
    expect(["DONE", "platform.not-found"]).toContain(ends[1]);
    expect(await members()).toBe(ends[0] === "DONE" ? 1 : 0);
    expect(await openLinks()).toBe(0);
  });
});
