import type { Filled, Holds, Told } from "../../domain/field.ts";

export type DayField = Told & { kind: "DAY" };

/** A day, as `2026-03-01`; left empty it is null. */
export function day<const Say extends Told>(say: Say): Say & DayField & Holds<Filled<Say, string>> {
  return { ...say, kind: "DAY" };
}
