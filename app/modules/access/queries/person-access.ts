import { listChoices, peopleByIds, type OrgUnitChoice, type PersonSummary } from "#app/modules/people/index.ts";
import type { AdminKind } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireHeldAccess } from "../data/held-access-rows.ts";
import { offeredEntries, offeredKinds, type CustomAccessEntry } from "../domain/admin-kinds.ts";
import { viewedPerson } from "../domain/viewed-person.ts";
import { accessMark, type HeldAccess } from "../domain/held-access.ts";

export type PersonAccess = {
  person: PersonSummary;
  access: HeldAccess;
  mark: string;
  /** What may be chosen; what is held stands there too, though its module be switched off. */
  kinds: AdminKind[];
  entries: CustomAccessEntry[];
  orgUnits: OrgUnitChoice[];
  mayViewAs: boolean;
};

/** One person's access, and all that could be given to them. */
export async function personAccess(context: Context, employeeId: string): Promise<PersonAccess> {
  await authorize(context, "view", { kind: "AdminAccess" });
  const person = (await peopleByIds(context, [employeeId])).get(employeeId);
  if (!person) throw notFound("The employee");
  const access = await requireHeldAccess(context, employeeId);
  const held = access.kinds.map(({ kind }) => kind);
  return {
    person,
    access,
    mark: accessMark(access),
    kinds: [...new Set([...offeredKinds(context.actor.features), ...held])],
    entries: [...new Set([...offeredEntries(context.actor.features), ...access.entries])],
    mayViewAs: (await context.ability()).decide("view-as", viewedPerson(employeeId, access)).allowed,
    orgUnits: (await listChoices(context)).orgUnits,
  };
}
