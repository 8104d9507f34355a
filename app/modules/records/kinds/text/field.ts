import type { Holds, Told } from "../../domain/field.ts";

export type TextField = Told & { kind: "TEXT"; longest: number; lines: number };

/** Text of up to so many characters; `lines` above one makes room for paragraphs. Left empty it is `""`. */
export function text<const Say extends Told & { lines?: number }>(
  longest: number,
  say: Say,
): Say & TextField & Holds<string> {
  return { ...say, lines: say.lines ?? 1, kind: "TEXT", longest };
}
