import { z } from "zod";

/** What somebody in a role has of a privilege: one value, or of a list the things it holds. */
export type GridValue = string | readonly string[];
export type GridAccess<Role extends string = string, Privilege extends string = string> = {
  readonly [R in Role]: { readonly [P in Privilege]: GridValue };
};

/** Who may what, as data: roles against privileges, and the values each of them may have. */
export type RightsGrid<Role extends string = string, Privilege extends string = string> = {
  readonly roles: readonly Role[];
  /** Every value a privilege can have, narrowest first, so that each includes those before it; of a list, what it may hold. */
  readonly values: { readonly [P in Privilege]: readonly string[] };
  /** The privileges that are lists. */
  readonly lists: readonly Privilege[];
  /** The values a role may have; a role without a choice has no cell. */
  readonly permitted: (role: Role, privilege: Privilege) => readonly string[];
};

/** MIXED: a list that lost some things and gained others. */
export type GridEffect = "WIDENED" | "NARROWED" | "MIXED";
export type GridDifference<Role extends string = string, Privilege extends string = string> = {
  readonly role: Role;
  readonly privilege: Privilege;
  readonly before: GridValue;
  readonly after: GridValue;
  readonly effect: GridEffect;
};
/** A right by itself, as `create.TEAM`. */
export type GridRight<Privilege extends string = string> = { readonly privilege: Privilege; readonly value: string };

export function privilegesOf<Privilege extends string>({ values }: Pick<RightsGrid<string, Privilege>, "values">) {
  return Object.keys(values) as Privilege[];
}

/** What changes from one access to another, by role and privilege; for previews and for the audit log. */
export function gridDifferences<Role extends string, Privilege extends string>(
  grid: RightsGrid<Role, Privilege>,
  before: GridAccess<Role, Privilege>,
  after: GridAccess<Role, Privilege>,
): GridDifference<Role, Privilege>[] {
  return pairsOf(grid).flatMap(({ role, privilege }) => {
    const [old, now] = [before[role][privilege], after[role][privilege]];
    const [had, has] = [rightsIn(grid, privilege, old), rightsIn(grid, privilege, now)];
    const [lost, gained] = [without(had, has), without(has, had)];
    if (lost.length + gained.length === 0) return [];
    const effect = lost.length === 0 ? "WIDENED" : gained.length === 0 ? "NARROWED" : "MIXED";
    return [{ role, privilege, before: old, after: now, effect }];
  });
}

/** Where a role has a value it may not have. */
export function notPermitted<Role extends string, Privilege extends string>(
  grid: RightsGrid<Role, Privilege>,
  access: GridAccess<Role, Privilege>,
): { role: Role; privilege: Privilege }[] {
  return pairsOf(grid).filter(({ role, privilege }) => {
    const permitted = grid.permitted(role, privilege);
    return [access[role][privilege]].flat().some((value) => !permitted.includes(value));
  });
}

/** The rights of several roles added up, each once; `NONE` is none. */
export function rightsOfRoles<Role extends string, Privilege extends string>(
  grid: RightsGrid<Role, Privilege>,
  access: GridAccess<Role, Privilege>,
  roles: readonly Role[],
  privileges: readonly Privilege[],
): GridRight<Privilege>[] {
  const rights = roles.flatMap((role) =>
    privileges.flatMap((privilege) =>
      rightsIn(grid, privilege, access[role][privilege])
        .filter((value) => value !== "NONE")
        .map((value) => ({ privilege, value })),
    ),
  );
  return [...new Map(rights.map((right) => [keyOf(right), right])).values()];
}

/** Who loses and gains which rights, those lost first. */
export function gainsAndLosses<Privilege extends string>(
  had: readonly GridRight<Privilege>[],
  has: readonly GridRight<Privilege>[],
): (GridRight<Privilege> & { change: "GAIN" | "LOSE" })[] {
  const [before, after] = [new Set(had.map(keyOf)), new Set(has.map(keyOf))];
  return [
    ...had.filter((right) => !after.has(keyOf(right))).map((right) => ({ ...right, change: "LOSE" as const })),
    ...has.filter((right) => !before.has(keyOf(right))).map((right) => ({ ...right, change: "GAIN" as const })),
  ];
}

/** The names that the cells of a grid have in a form: `access.OWNER.edit`. */
export function cellName(role: string, privilege: string): string {
  return `access.${role}.${privilege}`;
}

/** What a form sends of a grid: of each role the privileges that are shown; a ticked box is there, an empty one is not. */
export function gridForm<Role extends string, Privilege extends string>(
  grid: RightsGrid<Role, Privilege>,
  shown: readonly Privilege[],
) {
  const cell = (privilege: Privilege): z.ZodType<GridValue | undefined> => {
    const value = z.enum(grid.values[privilege] as [string, ...string[]]);
    return grid.lists.includes(privilege) ? z.array(value).default([]) : value.optional();
  };
  const row = z.object(Object.fromEntries(shown.map((privilege) => [privilege, cell(privilege)])));
  return z.object(Object.fromEntries(grid.roles.map((role) => [role, row.optional()])));
}
export type TypedGrid = z.output<ReturnType<typeof gridForm>>;

/** What is kept with what was typed; what the form does not show stays. */
export function gridDraft<Role extends string, Privilege extends string, Access extends GridAccess<Role, Privilege>>(
  grid: RightsGrid<Role, Privilege>,
  stored: Access,
  typed: TypedGrid,
  shown: readonly Privilege[],
): Access {
  const draft = grid.roles.map((role) => {
    const sent: Readonly<Record<string, unknown>> = typed[role] ?? {};
    const given = shown.flatMap((privilege) => {
      // No box ticked means none of a list, but only where there are boxes.
      const none = grid.lists.includes(privilege) && grid.permitted(role, privilege).length > 0 ? [] : undefined;
      const value = grid.lists.includes(privilege) && none === undefined ? undefined : (sent[privilege] ?? none);
      return value === undefined ? [] : [[privilege, value]];
    });
    return [role, { ...stored[role], ...(Object.fromEntries(given) as object) }];
  });
  return Object.fromEntries(draft) as Access;
}

function pairsOf<Role extends string, Privilege extends string>(grid: RightsGrid<Role, Privilege>) {
  return grid.roles.flatMap((role) => privilegesOf(grid).map((privilege) => ({ role, privilege })));
}

/** A single value includes every narrower one, so that both shapes compare as sets of rights. */
function rightsIn<Privilege extends string>(
  { values, lists }: Pick<RightsGrid<string, Privilege>, "values" | "lists">,
  privilege: Privilege,
  value: GridValue,
): readonly string[] {
  if (lists.includes(privilege)) return [value].flat();
  return values[privilege].slice(0, values[privilege].indexOf(value as string) + 1);
}

function without(values: readonly string[], others: readonly string[]): readonly string[] {
  return values.filter((value) => !others.includes(value));
}

function keyOf({ privilege, value }: GridRight): string {
  return `${privilege}.${value}`;
}
