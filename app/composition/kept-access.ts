import type { Ability } from "#app/platform/ability/ability.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import type { WatchedTables } from "#tenancy/watched-tables.ts";

/** What a person's rights were found to be; shared by requests, so that nobody changes it. */
export type Access = { readonly actor: Actor; readonly ability: Ability };

/** Tables that actors and rules are read from. Access found by reading any other is never kept. */
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
    ...["goal_access_template", "analytics_dashboard", "disciplinary_settings"],
  ],
};

const watched = new Set(accessTables.tables);

/** How many people's access a process keeps; whoever was seen least recently goes first. */
const most = 200;

const kept = new Map<string, Access>();

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
  const { watch, tenant } = unit;
  if (watch.edition === undefined || watch.touched) return find();
  const flags = Object.entries(tenant.flags).flat().join();
  const key = [tenant.schemaName, employeeId, watch.edition, Math.floor(now.getTime() / 900_000), flags].join(" ");
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const named = new Set<string>();
  watch.named = named;
  const found = await find().finally(() => (watch.named = undefined));
  const lasts = !found.actor.leavesAtATime;
  if (lasts && !watch.touched && [...named].every((table) => watched.has(table))) keep(key, found);
  return found;
}

function keep(key: string, access: Access): void {
  kept.set(key, access);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}
