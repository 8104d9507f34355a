import { readNumber } from "#app/platform/import/read-number.ts";
import { withFormula } from "#app/platform/files/formula-safe.ts";
import { toMinorUnits, type ObjectiveLevel, type Visibility } from "#app/modules/goals/domain.ts";
import { fieldsOf, type UploadField, type UploadKind, type UploadMapping } from "./fields.ts";
import { readFrame, readLevel, readMeasure, readVisibility, type ReadMeasure } from "./read-values.ts";

/** Why a line is refused: a code in words, the column, and what fills the words. */
export type LineProblem = {
  readonly code: string;
  readonly field?: UploadField;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** A line of the file as it is understood; money in minor units. */
export type ReadGoal = {
  readonly line: number;
  /** What the file says, field by field, as people read it. */
  readonly said: Partial<Record<UploadField, string>>;
  readonly timeFrame: string | null;
  readonly level: ObjectiveLevel | null;
  readonly visibility: Visibility | null;
  readonly measure: ReadMeasure;
  readonly start: number;
  readonly target: number;
  readonly weightage: number;
  readonly problems: readonly LineProblem[];
};

const longest: Partial<Record<UploadField, number>> = { description: 5000 };

/** Understands one line by the mapping of its columns. */
export function readGoal(kind: UploadKind, line: number, cells: readonly string[], mapping: UploadMapping): ReadGoal {
  const said: Partial<Record<UploadField, string>> = {};
  const problems: LineProblem[] = [];
  for (const field of fieldsOf[kind]) {
    const text = mapping[field] === undefined ? "" : clean(cells[mapping[field]] ?? "");
    if (text === "") continue;
    said[field] = text;
    if (text.length > (longest[field] ?? 500)) problems.push({ code: "too-long", field });
    else if (isFormula(field, text)) problems.push({ code: "formula", field });
  }
  const understood = <Value>(field: UploadField, read: (text: string) => Value | null, otherwise: Value): Value => {
    const text = said[field];
    if (text === undefined) return otherwise;
    const value = read(text);
    if (value === null && !problems.some((problem) => problem.field === field))
      problems.push({ code: "not-understood", field, params: { value: text.slice(0, 80) } });
    return value ?? otherwise;
  };
  const measure = understood<ReadMeasure>("measure", readMeasure, { measureType: "PERCENTAGE", currency: null });
  const amount = (field: "start" | "target", otherwise: number) => {
    const value = understood(field, readNumber, otherwise);
    return measure.currency ? toMinorUnits(measure.currency, value) : value;
  };
  return {
    line,
    said,
    measure,
    timeFrame: said.timeFrame === undefined ? null : readFrame(said.timeFrame),
    level: understood<ObjectiveLevel | null>("level", readLevel, null),
    visibility: understood<Visibility | null>("visibility", readVisibility, null),
    start: amount("start", 0),
    target: amount("target", 100),
    weightage: understood("weightage", readWeight, 0),
    problems,
  };
}

function readWeight(text: string): number | null {
  const weight = readNumber(text);
  return weight !== null && weight >= 0 && weight <= 100 ? weight : null;
}

function clean(cell: string): string {
  // A NUL cannot be stored. An apostrophe before a formula is how spreadsheets are kept from running it.
  const text = cell
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u007f\ufeff]+/g, " ")
    .trim();
  return withFormula(text);
}

/** A text that a spreadsheet would run, should it ever be written into one again. */
function isFormula(field: UploadField, text: string): boolean {
  return field !== "start" && field !== "target" && field !== "weightage" && /^[=@+\-][^\s\d]/.test(text);
}

/** What is made together: an objective with the key results of the lines that name it, or one key result. */
export type UploadUnit = { readonly head: ReadGoal; readonly lines: readonly ReadGoal[] };

/** Lines of OKRs that name one objective in one time frame belong together, wherever in the file they stand. */
export function unitsOf(kind: UploadKind, goals: readonly ReadGoal[]): UploadUnit[] {
  if (kind !== "OKRS") return goals.map((goal) => ({ head: goal, lines: [goal] }));
  const key = ({ line, said, timeFrame }: ReadGoal) =>
    said.objective === undefined ? `line ${line}` : JSON.stringify([said.objective.toLowerCase(), timeFrame]);
  return [...Map.groupBy(goals, key).values()].map((lines) => ({ head: lines[0]!, lines }));
}
