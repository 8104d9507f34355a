import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inOrder, orders, sessionOf, type Session } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { accessMark, type HeldAccess } from "./domain/held-access.ts";
import { personAccess } from "./queries/person-access.ts";
import { deleteCustomRole } from "./use-cases/delete-custom-role.ts";
import { grantAdminAccess } from "./use-cases/grant-admin-access.ts";
import { saveAdminAccess, saveAdminAccessInput } from "./use-cases/save-admin-access.ts";
import { saveCustomRole, saveCustomRoleInput } from "./use-cases/save-custom-role.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("ravi")
    .admin("PLATFORM_ADMIN")
    .employees("asha", "omar")
    .build();
});

const as = (by: string, work: (context: Context) => Promise<unknown>) => sessionOf(acme, by, work);
const platformAdmin = "PLATFORM_ADMIN:*";
const whole = (...kinds: HeldAccess["kinds"][number]["kind"][]) => kinds.map((kind) => ({ kind, orgUnitIds: null }));
const saving = (name: string, kinds: HeldAccess["kinds"], seen?: string) => (context: Context) =>
  saveAdminAccess(context, saveAdminAccessInput.parse({ employeeId: acme.id(name), kinds, seen }));
const role = (asked: object) => (context: Context) =>
  saveCustomRole(
    context,
    saveCustomRoleInput.parse({
      name: "Partner",
      rights: ["people.private"],
      orgUnitIds: null,
      holderIds: [],
      ...asked,
    }),
    world.application.gatherings.rights,
  );
const count = async (statement: Sql) => (await acme.asProduct((context) => context.rows(statement))).length;
const trail = (action: string) => count(sql`select from {audit_entry} where action = ${action}`);

describe.each(orders)("in the order %s", (order) => {
  const run = (first: Session<unknown>, second: Session<unknown>) => inOrder(world, order, first, second);

  test("two admins who withdraw each other leave one", async () => {
    const ends = await run(as("pam", saving("ravi", [], platformAdmin)), as("ravi", saving("pam", [], platformAdmin)));
    expect(ends.filter((end) => end === "DONE")).toHaveLength(1);
    expect(["access.last-platform-admin", "platform.not-found"]).toContain(ends.find((end) => end !== "DONE"));
    expect(await count(sql`select from {admin_access} where kind = 'PLATFORM_ADMIN'`)).toBe(1);
  });

  test("of two changes of one person's access thought of with the same state one is made", async () => {
    const seen = accessMark((await acme.as("pam", (context) => personAccess(context, acme.id("asha")))).access);
    const ends = await run(
      as("pam", saving("asha", whole("GOAL_ADMIN"), seen)),
      as("ravi", saving("asha", whole("PLATFORM_ADMIN"), seen)),
    );
    expect(ends.toSorted()).toEqual(["DONE", "platform.changed-meanwhile"]);
    expect(await count(sql`select from {admin_access} where employee_id = ${acme.id("asha")}`)).toBe(1);
    expect(await trail("access.save-admin-access")).toBe(1);
  });

  test("the same grant made twice is one, with one entry", async () => {
    const grant = (context: Context) => grantAdminAccess(context, { employeeId: acme.id("asha"), kind: "GOAL_ADMIN" });
    expect(await run(as("pam", grant), as("ravi", grant))).toEqual(["DONE", "DONE"]);
    expect(await count(sql`select from {admin_access} where employee_id = ${acme.id("asha")}`)).toBe(1);
    expect(await trail("access.grant-admin")).toBe(1);
  });

  test("two new roles of one name are one", async () => {
    const ends = await run(as("pam", role({ holderIds: [acme.id("asha")] })), as("ravi", role({ name: "PARTNER" })));
    expect(ends.toSorted()).toEqual(["DONE", "access.role-name-taken"]);
    expect(await count(sql`select from {custom_role}`)).toBe(1);
  });

  test("of two changes of a role, or a change and its end, one is made whole", async () => {
    const { roleId } = (await acme.as("pam", role({ holderIds: [acme.id("asha")] }))) as { roleId: string };
    const ends = await run(
      as("pam", role({ roleId, version: 1, name: "One", holderIds: [acme.id("asha"), acme.id("omar")] })),
      as("ravi", role({ roleId, version: 1, name: "Other", holderIds: [] })),
    );
    expect(ends.toSorted()).toEqual(["DONE", "platform.changed-meanwhile"]);
    expect(await count(sql`select from {custom_role_holder} where role_id = ${roleId}`)).toBe(
      ends[0] === "DONE" ? 2 : 0,
    );
    const last = await run(
      as("pam", role({ roleId, version: 2, name: "Last" })),
      as("ravi", (context) => deleteCustomRole(context, { roleId, version: 2 })),
    );
    expect(last.filter((end) => end === "DONE")).toHaveLength(1);
    expect(await count(sql`select from {custom_role}`)).toBe(last[0] === "DONE" ? 1 : 0);
  });
});
