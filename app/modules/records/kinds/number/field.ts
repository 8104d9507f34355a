import type { Filled, Holds, Told } from "../../domain/field.ts";

export type NumberField = Told & { kind: "NUMBER"; least: number; most: number };

/** A number from the least to the most; left empty it is null. Money is no number. */
export function number<const Say extends Told>(
  { least, most }: { least: number; most: number },
  say: Say,
): Say & NumberField & Holds<Filled<Say, number>> {
  return { ...say, kind: "NUMBER", least, most };
}
