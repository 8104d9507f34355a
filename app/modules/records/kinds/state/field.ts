import type { Holds, Told, Tones } from "../../domain/field.ts";

/** Who hears of a move: whose the record is, or their manager; whoever made the move hears nothing. */
export type Hearer = "OWNER" | "MANAGER";

/** One way from state to state. */
export type Move<Value extends string = string> = {
  from: readonly Value[];
  to: Value;
  /** The act that rules allow or refuse; the name of the move where it is left out. */
  may?: string;
  /** Whether it is asked why; the reason stands in the history. */
  reason?: "ASKED" | "REQUIRED";
  /** Who is told, by the notice `notifications.<move>` of the room. */
  tells?: readonly Hearer[];
};

export type StateField = Omit<Told, "required" | "examples"> & {
  kind: "STATE";
  required?: true;
  values: readonly [string, ...string[]];
  moves: Readonly<Record<string, Move>>;
  tones?: Tones;
};

type Said<Value extends string> = Omit<Told, "required" | "examples"> & {
  moves: Readonly<Record<string, Move<NoInfer<Value>>>>;
  tones?: Tones;
};

/**
 * How a record stands: it begins in the first state and changes by its moves alone. Nobody types it, and no file brings it.
 * Moves are called `move.<name>.act` in the strings of the room, states `choice.<field>.<STATE>`.
 */
export function state<const Value extends string, const Say extends Said<Value>>(
  values: readonly [Value, ...Value[]],
  say: Say,
): Say & StateField & Holds<undefined, Value> {
  return { ...say, kind: "STATE", values };
}

/** The moves that lead on from a state. */
export function movesFrom({ moves }: Pick<StateField, "moves">, from: string): [name: string, move: Move][] {
  return Object.entries(moves).filter(([, move]) => move.from.includes(from));
}

/** The act that rules are asked for. */
export const actOf = (name: string, { may }: Move) => may ?? name;
