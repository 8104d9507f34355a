import type { Rule } from "#app/platform/ability/rule.ts";
import type { Actor, Feature } from "#app/platform/context/actor.ts";

/** A right a custom role can give: some actions on some kinds of records, named by the room they belong to. */
export type RoomRight = {
  /** Stable, as it is stored: `goals.edit`. */
  key: string;
  /** Key of the room's strings. */
  label: string;
  grants: readonly { action: string; subject: string; fields?: readonly [string, ...string[]] }[];
  /** Every subject of it has the fact `orgUnitIds`, so that it can be given for a part of the company. */
  scopable: boolean;
};

/** A right with the room it came from, and the module it means nothing without. */
export type GatheredRight = RoomRight & { room: string; feature: Feature | undefined };

/** What an actor's custom roles give, as rules. What a room no longer offers, or cannot give for a part, gives nothing. */
export function roleRules(rights: readonly GatheredRight[], { roleRights = [], features }: Pick<Actor, "roleRights" | "features">): Rule[] {
  return roleRights.flatMap(({ right, roleId, orgUnitIds }) => {
    const known = rights.find(({ key }) => key === right);
    if (!known || (known.feature && !features.includes(known.feature)) || (orgUnitIds && !known.scopable)) return [];
    return known.grants.map(({ action, subject, fields }): Rule => ({
      id: `access.role.${roleId}.${right}.${action}`, action, subject, because: "rules.custom-role",
      ...(fields && { fields }), ...(orgUnitIds && { conditions: { orgUnitIds: { $in: orgUnitIds } } }),
    }));
  });
}
