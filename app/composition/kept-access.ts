import type { Ability } from "#app/platform/ability/ability.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { keeperByEdition } from "#tenancy/kept-by-edition.ts";
import type { WatchedTables } from "#tenancy/watched-tables.ts";

/** What a person's rights were found to be; shared by requests, so that nobody changes it. */
export type Access = { readonly actor: Actor; readonly ability: Ability };

/** Tables that actors and rules are read from, and what every list asks for. What was found by reading any other is never kept. */
export const accessTables: WatchedTables = {
  log: "access_change",
  since: 210,
  tables: [
    ...[
      "admin_access",
      "scoped_admin_access",
      "custom_role",
      "custom_role_holder",
      "custom_role_unit",
      "custom_access",
    ],
    ...["organization", "employee", "assignment", "org_unit", "location", "grade", "job_role", "job_function"],
    ...["employee_field", "employee_field_value", "people_tag", "people_tag_person", "cohort", "cohort_person"],
    ...["saved_view", "saved_view_default"],
    ...["goal_access_template", "analytics_dashboard", "disciplinary_settings"],
  ],
};

/** What rooms keep of a company, by names of their own. */
export const keptFacts = keeperByEdition<unknown>(accessTables, 1_000);

/** How many people's access a process keeps. */
const keptAccess = keeperByEdition<Access>(accessTables, 200);

/**
 * A person's access in this transaction, found by `find` or kept from an earlier one. Kept is what was found under the
 * edition of `accessTables` that this transaction began with, in the same quarter of an hour, for days begin at quarter
 * hours wherever people are. Nothing is kept of whose access ends at a minute of its own.
 */
export async function accessOf(
  unit: UnitOfWork,
  employeeId: string,
  now: Date,
  find: () => Promise<Access>,
): Promise<Access> {
  const flags = Object.entries(unit.tenant.flags).flat().join();
  const key = [employeeId, Math.floor(now.getTime() / 900_000), flags].join(" ");
  return keptAccess(unit, key, find, ({ actor }) => !actor.leavesAtATime);
}
