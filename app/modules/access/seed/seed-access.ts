import { demoAdmin, demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { grantAdminAccess } from "../use-cases/grant-admin-access.ts";
import { storeCustomRole } from "../data/custom-role-rows.ts";
import { requireHeldAccess, storeHeldAccess } from "../data/held-access-rows.ts";
import { sql } from "#tenancy/sql.ts";

/** A demo company's access: a goal admin of one department, an admin with insights alone, and a role of the company's own. */
export async function seedAccess(context: Context, people: readonly PlannedPerson[]): Promise<void> {
  const units = await context.rows<{ id: string; name: string }>(
    sql`select id, name from {org_unit} order by name, id`,
  );
  const headOf = (name: string) => people.find((person) => person.depth === 1 && person.functionName === name);
  const unitOf = (name: string) => units.find((unit) => unit.name === name);
  const [finance, sales, financeUnit, technology] = [
    headOf("Finance"),
    headOf("Sales"),
    unitOf("Finance"),
    unitOf("Technology"),
  ];
  if (finance && financeUnit)
    await grant(context, finance, { kinds: [{ kind: "GOAL_ADMIN", orgUnitIds: [financeUnit.id] }], entries: [] });
  if (sales)
    await grant(context, sales, { kinds: [{ kind: "CUSTOM_ADMIN", orgUnitIds: null }], entries: ["GOAL_INSIGHTS"] });
  const partner = people.find((person) => person.functionName === "HR" && person.depth === 2);
  if (!partner || !technology) return;
  await storeCustomRole(context, {
    id: context.newId(),
    name: "People partner, Technology",
    description: "Looks after the people of one department and their goals.",
    rights: ["goals.view", "people.private"],
    fields: {},
    sparesSelf: true,
    orgUnitIds: [technology.id],
    holderIds: [partner.id],
    groupHolderIds: [],
    version: 1,
  });
}

async function grant(
  context: Context,
  { id }: PlannedPerson,
  access: Parameters<typeof storeHeldAccess>[2],
): Promise<void> {
  const held = await requireHeldAccess(context, id);
  await storeHeldAccess(context, id, {
    kinds: [...held.kinds, ...access.kinds],
    entries: [...held.entries, ...access.entries],
  });
}

/** What the first administrator of a demo company administers. */
const demoKinds = [
  "PLATFORM_ADMIN",
  "GOAL_ADMIN",
  "TASK_ADMIN",
  "POINTS_ADMIN",
  "FEEDBACK_ADMIN",
  "ONE_ON_ONE_ADMIN",
  "REVIEW_ADMIN",
  "DISCIPLINARY_ACTION_ADMIN",
  "COMPENSATION_ADMIN",
] as const;

export const accessSeed: Seed = {
  after: ["people"],
  run: async (context, company) => {
    const people = demoPeople.of(company);
    const { id } = demoAdmin(people);
    for (const kind of demoKinds) await grantAdminAccess(context, { employeeId: id, kind });
    await seedAccess(context, people);
  },
};
