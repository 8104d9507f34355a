import { lineOutcomes, type FileCounts } from "#app/platform/contributions/judged-as-set.ts";

export {
  lineOutcomes,
  type FileCounts,
  type LineOutcome,
  type LineProblem,
  type LineVerdict,
} from "#app/platform/contributions/judged-as-set.ts";

export const fileStates = ["READ", "CHECKED", "APPLIED", "UNDONE"] as const;
export type FileState = (typeof fileStates)[number];

/** The column, counted from 0, that each field is read from. */
export type Mapping = Readonly<Record<string, number>>;

export const mostLines = 10_000;
/** Bytes. */
export const largestFile = 5 * 1024 * 1024;
/** Files of up to so many lines are worked on while one waits. */
export const mostLinesAtOnce = 500;
/** Days after which a file is forgotten, and with it the way to undo it. */
export const keptDays = 90;

/** What the lines of a file that is judged one by one can come to, in the order in which it is shown. */
export const outcomesByLine = ["CREATED", "CHANGED", "UNCHANGED", "REFUSED"] as const;

/** How many lines do anything. */
export function changesIn(counts: FileCounts): number {
  const doing = lineOutcomes.filter((outcome) => outcome !== "REFUSED" && outcome !== "UNCHANGED");
  return doing.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
}
