import type { Actor } from "#app/platform/context/actor.ts";

/** A role the company made: rights by their keys, for all of it or for some org units, and who holds it. */
export type CustomRole = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly rights: readonly string[];
  readonly orgUnitIds: readonly string[] | null;
  /** Of a right that is named here, the fields it is about; of any other, all. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The role gives nothing over its holder's own record. */
  readonly sparesSelf: boolean;
  /** Who was given it by hand. */
  readonly holderIds: readonly string[];
  /** Who holds it by the groups of the company's identity provider: sign-ins alone give and take that. */
  readonly groupHolderIds: readonly string[];
  readonly version: number;
};

/** The person as they would be with this role as it is drafted; null where it is taken away. */
export function withRole(actor: Actor, roleId: string, role: CustomRole | null): Actor {
  const others = (actor.roleRights ?? []).filter((each) => each.roleId !== roleId);
  const holds = [...(role?.holderIds ?? []), ...(role?.groupHolderIds ?? [])].includes(actor.employeeId);
  const given =
    role && holds
      ? role.rights.map((right) => ({
          right,
          roleId,
          roleName: role.name,
          orgUnitIds: role.orgUnitIds,
          fields: role.fields[right] ?? null,
          sparesSelf: role.sparesSelf,
        }))
      : [];
  return { ...actor, roleRights: [...others, ...given] };
}
