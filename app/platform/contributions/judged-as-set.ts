import type { Context } from "#app/platform/context/context.ts";
import type { FileRow } from "#app/platform/import/file-limits.ts";
import { conflict, type AppError } from "#app/platform/errors/app-error.ts";
import type { Progress } from "#app/platform/tasks/task-run.ts";

/** RETIRED is a record that goes, as the file says or leaves it out; MOVED one that stands elsewhere. */
export const lineOutcomes = ["CREATED", "CHANGED", "MOVED", "RETIRED", "REFUSED", "UNCHANGED"] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Why a line is refused: a message code, the field it is about, and what fills the words. */
export type LineProblem = {
  /** One without a room stands below `import.problem` in the strings of the kind's room. */
  readonly code: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** What a field becomes, as people read it. */
export type LineChange = { readonly field: string; readonly before?: string | null; readonly after: string | null };

/** What became of a line, or would. */
export type LineVerdict = {
  /** Null for a record that the file does not name. */
  readonly line: number | null;
  readonly outcome: LineOutcome;
  /** The record, where it is known before the file is applied, and what it is called. */
  readonly recordId: string | null;
  readonly name: string;
  readonly changes: readonly LineChange[];
  readonly problems: readonly LineProblem[];
};

/** A file as it is judged: the column of each field, what its giver said besides, and its lines. */
export type JudgedFile = {
  readonly mapping: Readonly<Record<string, number>>;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The record it is about; null where it is about none. */
  readonly about: string | null;
  /** Some thousands at a time: whoever reads them keeps what they understood, and not the lines. */
  readonly lines: AsyncIterable<readonly FileRow[]>;
  /** Records that the check before would have made keep their ids, by their lines. */
  readonly newIds: ReadonlyMap<number, string>;
};

/** Numbers of a file: how many lines have each outcome, and what the kind counted besides. */
export type FileCounts = Readonly<Record<string, number>>;

/** Something that may surprise and is agreed to before a file is applied; `warning` and `label` are keys of the room. */
export type ImportConsent = {
  name: string;
  warning: string;
  label: string;
  params: Readonly<Record<string, number>>;
  /** Why a file is refused that is applied without it. */
  code: string;
};

export type AppliedFile = {
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly counts: FileCounts;
  /** What `judge` answered with. */
  readonly seen: unknown;
};

export type UndoneFile = {
  readonly id: string;
  readonly appliedAt: Date;
  /** What `store` answered with, and what it did. */
  readonly made: unknown;
  readonly verdicts: readonly LineVerdict[];
};

/**
 * What a set of lines would do; `seen` is what `store` compares with what there is when it holds the records. Verdicts are
 * read more than once, in the same order: a kind that takes many thousands of lines makes each as it is read.
 */
export type SetVerdicts = {
  verdicts: Iterable<LineVerdict>;
  counted: Readonly<Record<string, number>>;
  seen?: unknown;
};

/** Somebody changed meanwhile what a file was compared with: it is checked again. */
export function noLongerAsShown(): AppError {
  return conflict("imports.changed", "What the file would do is no longer what was shown.");
}

/** Lines judged all together: many thousands, or such as depend on each other. Nothing is stored to know what they do. */
export type SetJudgement = {
  /** In the order in which they are shown. */
  readonly outcomes: readonly LineOutcome[];
  judge(context: Context, file: JudgedFile, progress: Progress): Promise<SetVerdicts>;
  /**
   * Nobody else changes what lines are compared with, until the transaction ends. Absent: `store` itself holds the records
   * it changes, as late as it can, and refuses where one of them is no longer what `judge` saw.
   */
  hold?(context: Context): Promise<void>;
  /** Nobody else changes the records of the file while they are taken back; all others go on as usual. Absent: all is held. */
  holdUndone?(context: Context, file: UndoneFile): Promise<void>;
  /** Does what was judged, in the same transaction; answers with what undoing it has to know. */
  store(
    context: Context,
    file: AppliedFile,
    verdicts: Iterable<LineVerdict>,
    progress: Progress,
  ): Promise<Readonly<Record<string, unknown>>>;
  consents?(counts: FileCounts): readonly ImportConsent[];
  /** Takes back what was done; where somebody has built on it, says on what, and nothing is taken back. */
  undoSet(context: Context, file: UndoneFile): Promise<{ builtOn: string | null }>;
};
