import { importOutcomes } from "#app/platform/contributions/importable.ts";

export const fileStates = ["READ", "CHECKED", "APPLIED", "UNDONE"] as const;
export type FileState = (typeof fileStates)[number];

export const lineOutcomes = [...importOutcomes, "REFUSED"] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Why a line is refused: a message code, the field it is about, and what fills the words. */
export type LineProblem = {
  readonly code: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** What became of a line, or would; `said` is what the file says, field by field. */
export type LineVerdict = {
  readonly line: number;
  readonly outcome: LineOutcome;
  readonly said: Readonly<Record<string, string>>;
  readonly problems: readonly LineProblem[];
};

/** The column, counted from 0, that each field is read from. */
export type Mapping = Readonly<Record<string, number>>;

export const mostLines = 10_000;
/** Bytes. */
export const largestFile = 5 * 1024 * 1024;
/** Files of up to so many lines are worked on while one waits. */
export const mostLinesAtOnce = 500;
/** Days after which a file is forgotten, and with it the way to undo it. */
export const keptDays = 90;

export function countOutcomes(verdicts: readonly LineVerdict[]): Record<LineOutcome, number> {
  const counts: Record<LineOutcome, number> = { CREATED: 0, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 };
  for (const { outcome } of verdicts) counts[outcome] += 1;
  return counts;
}
