import type { Filled, Holds, Told, Tones } from "../../domain/field.ts";

export type ChoiceField = Told & { kind: "CHOICE"; values: readonly [string, ...string[]]; tones?: Tones };

/** One of several codes; left empty it is null. */
export function choice<const Value extends string, const Say extends Told & { tones?: Tones }>(
  values: readonly [Value, ...Value[]],
  say: Say,
): Say & ChoiceField & Holds<Filled<Say, Value>> {
  return { ...say, kind: "CHOICE", values };
}
