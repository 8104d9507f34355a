import { listChoices, peopleByIds, type OrgUnitChoice, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredRight } from "#app/platform/contributions/role-rules.ts";
import { requireCustomRole } from "../data/custom-role-rows.ts";
import type { CustomRole } from "../domain/custom-role.ts";

export type OfferedRight = Pick<GatheredRight, "key" | "label" | "verb" | "room" | "area" | "scopable" | "fields">;

/** What a screen is told of a right. */
export function offeredRight({ key, label, verb, room, area, scopable, fields = [] }: GatheredRight): OfferedRight {
  return { key, label, verb, room, area, scopable, fields };
}

export type RolePage = {
  role: CustomRole | null;
  holders: PersonSummary[];
  rights: OfferedRight[];
  orgUnits: OrgUnitChoice[];
};

/** A role to change, or a new one, with all that can be chosen for it. */
export async function rolePage(
  context: Context,
  roleId: string | undefined,
  rights: readonly GatheredRight[],
): Promise<RolePage> {
  await authorize(context, "view", { kind: "CustomRole" });
  const role = roleId ? await requireCustomRole(context, roleId) : null;
  const offered = rights.filter(
    ({ key, feature }) => !feature || context.actor.features.includes(feature) || role?.rights.includes(key),
  );
  return {
    role,
    holders: role ? [...(await peopleByIds(context, role.holderIds)).values()] : [],
    rights: offered.map(offeredRight),
    orgUnits: (await listChoices(context)).orgUnits,
  };
}
