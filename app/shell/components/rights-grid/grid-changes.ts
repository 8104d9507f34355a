import type { GridCell, RightsGridProps } from "./rights-grid.tsx";

/** A grid of a form, with the cells as they are stored. */
export type WatchedGrid = RightsGridProps & {
  stored: (role: string, privilege: string) => GridCell;
  /** Whether what a cell says counts, as the form stands. */
  counts?: (privilege: string, sent: Sent) => boolean;
};
/** What a form would send under a name. */
export type Sent = (name: string) => readonly string[];
/** A cell that saving would change, in words: of a choice one of each. */
export type GridChange = {
  role: string;
  privilege: string;
  kind: "CHOICE" | "LIST";
  lost: readonly string[];
  gained: readonly string[];
};

/** What saving a form would change in a grid. */
export function gridChanges({ roles, privileges, stored, counts = () => true }: WatchedGrid, sent: Sent): GridChange[] {
  return roles.flatMap((role) =>
    privileges.flatMap((privilege) => {
      const cell = stored(role.id, privilege.id);
      if (cell.kind === "none" || cell.kind === "fixed" || !counts(privilege.id, sent)) return [];
      const [had, has] = [chosenIn(cell), optionsOf(cell).filter(({ value }) => sent(cell.name).includes(value))];
      const without = (one: Options, other: Options) =>
        one.filter(({ value }) => !other.some((each) => each.value === value)).map(({ label }) => label);
      const [lost, gained] = [without(had, has), without(has, had)];
      if (lost.length + gained.length === 0) return [];
      const kind = cell.kind === "choice" ? ("CHOICE" as const) : ("LIST" as const);
      return [{ role: role.name, privilege: privilege.name, kind, lost, gained }];
    }),
  );
}

/** What a form sends of grids as they are shown. */
export function sentAsShown(grids: readonly RightsGridProps[]): Sent {
  const sent = new Map<string, string[]>();
  for (const { roles, privileges, cell: cellOf } of grids)
    for (const role of roles)
      for (const privilege of privileges) {
        const cell = cellOf(role.id, privilege.id);
        if (cell.kind === "none" || cell.kind === "fixed") continue;
        sent.set(cell.name, [...(sent.get(cell.name) ?? []), ...chosenIn(cell).map(({ value }) => value)]);
      }
  return (name) => sent.get(name) ?? [];
}

type Options = readonly { value: string; label: string }[];
type Chosen = Exclude<GridCell, { kind: "none" | "fixed" }>;

function optionsOf(cell: Chosen): Options {
  return cell.kind === "flag" ? [{ value: "on", label: cell.label }] : cell.options;
}

function chosenIn(cell: Chosen): Options {
  const chosen =
    cell.kind === "flag" ? (cell.checked ? ["on"] : []) : cell.kind === "list" ? cell.chosen : [cell.value];
  return optionsOf(cell).filter(({ value }) => chosen.includes(value));
}
