import type { Conditions } from "#app/platform/ability/conditions.ts";
import type { Rule } from "#app/platform/ability/rule.ts";
import type { Actor, Feature } from "#app/platform/context/actor.ts";

/** What is done by a right: the columns of the grid in which the rights of a role are chosen. */
export const rightVerbs = ["VIEW", "EDIT", "DELETE", "SET_UP"] as const;
export type RightVerb = (typeof rightVerbs)[number];

/** A right a custom role can give: some actions on some kinds of records, named by the room they belong to. */
export type RoomRight = {
  /** Stable, as it is stored: `goals.edit`. */
  key: string;
  /** Key of the room's strings. */
  label: string;
  verb: RightVerb;
  /** `conditions` narrow a grant to some of its subjects, whoever holds the role. */
  grants: readonly { action: string; subject: string; fields?: readonly string[]; conditions?: Conditions }[];
  /** Every subject of it has the fact `orgUnitIds`, so that it can be given for a part of the company. */
  scopable: boolean;
  /** Fields of which a role may name some; `label` is a key of the room's strings. */
  fields?: readonly RightField[];
  /** The fact that names whose record a subject is, where a role may leave out the holder's own. */
  ownedBy?: string;
  /** It gives nothing to an admin who sees the product as its holder. */
  ownEyesAlone?: true;
};

export type RightField = { name: string; label: string };

/** A right with the room it came from, what that room calls itself, and the module it means nothing without. */
export type GatheredRight = RoomRight & { room: string; area: string; feature: Feature | undefined };

/** What an actor's custom roles give, as rules. What a room no longer offers, or cannot give for a part, gives nothing. */
export function roleRules(
  rights: readonly GatheredRight[],
  { employeeId, roleRights = [], features }: Pick<Actor, "employeeId" | "roleRights" | "features">,
  { viewed = false } = {},
): Rule[] {
  return roleRights.flatMap((held) => {
    const { right, roleId, orgUnitIds, sparesSelf = false } = held;
    const known = rights.find(({ key }) => key === right);
    if (!known || (known.feature && !features.includes(known.feature)) || (orgUnitIds && !known.scopable)) return [];
    if (viewed && known.ownEyesAlone) return [];
    const spared = sparesSelf && known.ownedBy ? { $not: { [known.ownedBy]: employeeId } } : {};
    const within = { ...(orgUnitIds && { orgUnitIds: { $in: orgUnitIds } }), ...spared };
    return known.grants.flatMap(({ action, subject, fields: all, conditions: some }): Rule[] => {
      const conditions = { ...some, ...within };
      const fields = namedFields(all, known.fields && held.fields);
      if (fields?.length === 0) return [];
      return [
        {
          id: `access.role.${roleId}.${right}.${action}`,
          action,
          subject,
          because: spared.$not ? "rules.custom-role-others" : "rules.custom-role",
          ...(fields && { fields: fields as [string, ...string[]] }),
          ...(Object.keys(conditions).length > 0 && { conditions }),
        },
      ];
    });
  });
}

/** What is left of a grant's fields where a role names some; undefined is all of them. */
function namedFields(
  all: readonly string[] | undefined,
  named: readonly string[] | null | undefined,
): readonly string[] | undefined {
  return named ? (all ?? named).filter((field) => named.includes(field)) : all;
}
