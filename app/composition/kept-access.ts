import type { Ability } from "#app/platform/ability/ability.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { keeperByEdition } from "#tenancy/kept-by-edition.ts";
import { accessGroup, watchedTables } from "./watched-tables.ts";

/** What a person's rights were found to be; shared by requests, so that nobody changes it. */
export type Access = { readonly actor: Actor; readonly ability: Ability };

/** What rooms keep of a company, by names of their own. */
export const keptFacts = keeperByEdition<unknown>(watchedTables, 1_000, [accessGroup]);

/** How many people's access a process keeps. */
const keptAccess = keeperByEdition<Access>(watchedTables, 200, [accessGroup]);

/**
 * A person's access in this transaction, found by `find` or kept from an earlier one. Kept is what was found under the
 * edition of the tables of access that this transaction began with, in the same quarter of an hour, for days begin at quarter
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
