import { gridDifferences, type RightsGrid } from "#app/platform/rights-grid/rights-grid.ts";
import { fieldEditors, fieldViewers, type EmployeeField } from "./employee-fields.ts";

export const accessKinds = ["viewers", "editors"] as const;
export type AccessKind = (typeof accessKinds)[number];
/** By the id of a field, who sees it and who fills it in. */
export type FieldAccess = Readonly<Record<string, Pick<EmployeeField, AccessKind>>>;

/** Those who come to have something, or no longer do, when a field is for one group more or less. */
export type FieldGroup = "PERSON" | "MANAGERS" | "PERSON_AND_MANAGERS" | "EVERYBODY";
export type FieldAccessEffect = {
  readonly fieldId: string;
  readonly kind: AccessKind;
  readonly who: FieldGroup;
  readonly change: "GAIN" | "LOSE";
};

/** Narrowest first: each includes those before it. */
const ladders = {
  viewers: fieldViewers.toReversed(),
  editors: fieldEditors.toReversed(),
} as const;
const joining = { viewers: ["PERSON_AND_MANAGERS", "EVERYBODY"], editors: ["MANAGERS", "PERSON"] } as const;

/** Fields against who sees and who fills them in, as data. */
export function fieldGrid(fieldIds: readonly string[]): RightsGrid<string, AccessKind> {
  return { roles: fieldIds, values: ladders, lists: [], permitted: (_, kind) => ladders[kind] };
}

/** Who comes to see or fill in what, and who no longer does; those who lose something first. */
export function fieldAccessEffects(before: FieldAccess, after: FieldAccess): FieldAccessEffect[] {
  const differences = gridDifferences(fieldGrid(Object.keys(after)), before, after);
  const effects = differences.flatMap(({ role: fieldId, privilege, before: old, after: now }) => {
    const kind = privilege as AccessKind;
    const ladder: readonly string[] = ladders[kind];
    const [from, to] = [ladder.indexOf(String(old)), ladder.indexOf(String(now))];
    const change = to > from ? ("GAIN" as const) : ("LOSE" as const);
    return joining[kind].slice(Math.min(from, to), Math.max(from, to)).map((who) => ({ fieldId, kind, who, change }));
  });
  return [...effects.filter(({ change }) => change === "LOSE"), ...effects.filter(({ change }) => change === "GAIN")];
}
