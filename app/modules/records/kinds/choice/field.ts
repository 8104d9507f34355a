import type { Chosen, Filled, Holds, Told } from "../../domain/field.ts";

export type ChoiceField = Told & Chosen & { kind: "CHOICE"; values: readonly [string, ...string[]] };

/** One of several codes; left empty it is null. */
export function choice<const Value extends string, const Say extends Told & Chosen>(
  values: readonly [Value, ...Value[]],
  say: Say,
): Say & ChoiceField & Holds<Filled<Say, Value>> {
  return { ...say, kind: "CHOICE", values };
}
