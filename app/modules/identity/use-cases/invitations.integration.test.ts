import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { findInvitation } from "../queries/find-invitation.ts";
import { listInvitable } from "../queries/list-invitable.ts";
import { listInvitations } from "../queries/list-invitations.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { completeProfile } from "./complete-profile.ts";
import { inviteEmployees } from "./invite-employees.ts";
import { signIn } from "./sign-in.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";
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
    .employee("boss")
    .admin("PLATFORM_ADMIN")
    .employees("asha", "omar", "mia", "jo", "gone", "twice")
    .build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").employee("lena").build();
  await door.letIn(acme, "boss", "omar");
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set status = 'LEFT' where kind = 'STATUS' and employee_id = ${acme.id("gone")}`,
    ),
  );
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(start));

const invite = (company: Company, by: string, ...ids: string[]) =>
  door.browser().visit((scope) => company.as(by, (context) => inviteEmployees(context, { employeeId: ids }, scope)));
const accept = async (token: string, password: string) => {
  const browser = door.browser();
  await browser.visit((scope) => acceptInvitation(scope, { token, password }));
  return browser;
};
const control = () => world.application.database;

describe("inviting", () => {
  test("a new person follows the mail, chooses a password, and is in; the link works once", async () => {
    expect(await invite(acme, "boss", acme.id("asha"))).toBe(1);
    const token = await door.token(emailOf(acme, "asha"));
    expect(await findInvitation(world.application, token)).toMatchObject({
      inviter: "boss",
      firstName: "asha",
      known: false,
      employeeId: acme.id("asha"),
    });
    await expect(accept(token, "Asha@2026")).rejects.toMatchObject({ code: "identity.weak-password" });
    const browser = await accept(token, knownPassword);
    expect(await browser.whoAmI()).toBe(acme.id("asha"));
    await expect(accept(token, knownPassword)).rejects.toMatchObject({ code: "identity.link-spent" });
    await expect(
      door.browser().visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword })),
    ).resolves.toEqual("IN");
    const actions = await acme.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${acme.id("asha")} order by id`,
      ),
    );
    expect(actions.map(({ action }) => action)).toEqual(["identity.invite", "identity.accept-invitation"]);
  });

  test("the first steps set name, language and time zone of oneself alone", async () => {
    const browser = door.browser();
    await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
    await browser.visit(async (scope) =>
      completeProfile(
        await scope.open(),
        { preferredFirstName: "Ash", language: "de", timeZone: "Europe/Berlin" },
        scope,
      ),
    );
    const rows = await acme.asProduct((context) =>
      context.rows(
        sql`select display_name, preferred_first_name, language, sign_up_pending from {employee}
          where first_name in ('asha', 'mia') order by first_name`,
      ),
    );
    expect(rows).toEqual([
      { display_name: "Ash", preferred_first_name: "Ash", language: "de", sign_up_pending: false },
      { display_name: "mia", preferred_first_name: null, language: null, sign_up_pending: false },
    ]);
  });

  test("sending again replaces the link before; a week later it has run out", async () => {
    await invite(acme, "boss", acme.id("mia"));
    const first = await door.token(emailOf(acme, "mia"));
    world.clock.set("2026-11-16T09:00:01Z");
    await invite(acme, "boss", acme.id("mia"));
    const second = await door.token(emailOf(acme, "mia"));
    expect(await findInvitation(world.application, first)).toBeNull();
    world.clock.set("2026-11-23T09:00:00Z");
    expect(await findInvitation(world.application, second)).not.toBeNull();
    world.clock.set("2026-11-23T09:00:01Z");
    await expect(accept(second, knownPassword)).rejects.toMatchObject({ code: "identity.link-spent" });
    const pending = await acme.as("boss", (context) => listInvitations(context, control()));
    expect(pending).toMatchObject([{ name: "mia", expired: true }]);
  });

  test("what was withdrawn opens nothing", async () => {
    await invite(acme, "boss", acme.id("jo"));
    const token = await door.token(emailOf(acme, "jo"));
    await acme.as("boss", (context) =>
      withdrawInvitation(
        context,
        { employeeId: acme.id("jo") },
        { database: control(), settle: async () => undefined },
      ),
    );
    await expect(accept(token, knownPassword)).rejects.toMatchObject({ code: "identity.link-spent" });
    await expect(
      acme.as("boss", (context) =>
        withdrawInvitation(
          context,
          { employeeId: acme.id("jo") },
          { database: control(), settle: async () => undefined },
        ),
      ),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("those who can sign in, were invited, or have left are not offered", async () => {
    const { people } = await acme.as("boss", (context) => listInvitable(context, control(), { text: "", page: 1 }));
    expect(people.map(({ name }) => name)).toEqual(["jo", "twice"]);
    const { people: found } = await acme.as("boss", (context) =>
      listInvitable(context, control(), { text: "TWI", page: 1 }),
    );
    expect(found.map(({ name }) => name)).toEqual(["twice"]);
    expect(
      (await acme.as("boss", (context) => listInvitable(context, control(), { text: "%", page: 1 }))).people,
    ).toEqual([]);
  });

  test("somebody who leaves meanwhile can no longer accept", async () => {
    await invite(acme, "boss", acme.id("twice"));
    const token = await door.token(emailOf(acme, "twice"));
    const status = (value: string) =>
      acme.asProduct((context) =>
        context.rows(
          sql`update {assignment} set status = ${value} where kind = 'STATUS' and employee_id = ${acme.id("twice")}`,
        ),
      );
    await status("LEFT");
    await expect(accept(token, knownPassword)).rejects.toMatchObject({ code: "identity.link-spent" });
    await status("ACTIVE");
  });
});

describe("an attacker", () => {
  test("without the right of a platform admin invites, lists and withdraws nobody", async () => {
    await expect(invite(acme, "omar", acme.id("jo"))).rejects.toMatchObject({ status: 403 });
    await expect(acme.as("omar", (context) => listInvitations(context, control()))).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      acme.as("omar", (context) => listInvitable(context, control(), { text: "", page: 1 })),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      acme.as("omar", (context) =>
        withdrawInvitation(
          context,
          { employeeId: acme.id("mia") },
          { database: control(), settle: async () => undefined },
        ),
      ),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("from another company reaches neither people nor invitations", async () => {
    await expect(invite(globex, "boss", acme.id("jo"))).rejects.toMatchObject({ status: 404 });
    await expect(
      globex.as("boss", (context) =>
        withdrawInvitation(
          context,
          { employeeId: acme.id("mia") },
          { database: control(), settle: async () => undefined },
        ),
      ),
    ).rejects.toMatchObject({ status: 404 });
    expect(await globex.as("boss", (context) => listInvitations(context, control()))).toEqual([]);
  });

  test("who runs a company cannot reach a stranger's sign-in by inviting the stranger's address", async () => {
    await globex.asProduct((context) =>
      context.rows(sql`update {employee} set work_email = ${emailOf(acme, "omar")} where id = ${globex.id("lena")}`),
    );
    await invite(globex, "boss", globex.id("lena"));
    const token = await door.token(emailOf(acme, "omar"));
    expect(await findInvitation(world.application, token)).toMatchObject({ known: true });
    await expect(accept(token, "Mein eigenes 1")).rejects.toMatchObject({ code: "identity.wrong-credentials" });
    const browser = await accept(token, knownPassword);
    expect(await browser.whoAmI()).toBe(globex.id("lena"));
    await expect(
      door.browser().visit((scope) => signIn(scope, { email: emailOf(acme, "omar"), password: knownPassword })),
    ).resolves.toEqual("CHOOSE");
  });

  test("a member is not invited again, and a link for a new password is no invitation", async () => {
    await expect(invite(acme, "boss", acme.id("omar"))).rejects.toMatchObject({ code: "identity.already-member" });
    await expect(accept("made-up", knownPassword)).rejects.toMatchObject({ code: "identity.link-spent" });
  });
});
