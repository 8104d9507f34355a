import { setOwn } from "#app/platform/http/own-properties.ts";
import { withFormula } from "#app/platform/files/formula-safe.ts";
import type { LineProblem } from "#app/platform/contributions/judged-as-set.ts";
import type { EmployeeFacts, Gender } from "../employee-facts.ts";
import { type FieldColumn, type FieldKey, fieldKey, readFieldCell } from "./custom-fields.ts";
import { type ColumnMapping, type ImportField, importFields } from "./columns.ts";
import type { DateFormat } from "#app/platform/import/date-formats.ts";
import { parseDate } from "#app/platform/import/dates.ts";
import { mayHold } from "#app/platform/text/text-rule.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** Why a line is refused: a code in words, and what fills them. */
export type Problem = LineProblem & { readonly field?: ImportField | FieldKey };

export const placeFields = ["manager", "orgUnit", "jobRole", "grade", "location"] as const;
export type PlaceField = (typeof placeFields)[number];

/** A line of the file as it is understood; what is missing or empty is not said. */
export type ReadLine = {
  readonly line: number;
  readonly facts: Partial<EmployeeFacts>;
  readonly joinedOn: string | null;
  readonly places: Partial<Record<PlaceField, string>>;
  /** Of the fields the company added, as they are stored; a person as written. */
  readonly values: Readonly<Record<FieldKey, string>>;
  readonly problems: readonly Problem[];
};

const longest = 250;
const emailShape = /^[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>().]+$/;
const genderWords = new Map(
  Object.entries({
    m: "MALE",
    male: "MALE",
    man: "MALE",
    männlich: "MALE",
    hombre: "MALE",
    f: "FEMALE",
    female: "FEMALE",
    woman: "FEMALE",
    w: "FEMALE",
    weiblich: "FEMALE",
    mujer: "FEMALE",
    o: "OTHER",
    other: "OTHER",
    x: "OTHER",
    d: "OTHER",
    divers: "OTHER",
    otro: "OTHER",
    diverse: "OTHER",
  } satisfies Record<string, Gender>),
);

/** A cell that a spreadsheet would run. The apostrophe of our own export is taken off before. */
function isFormula(text: string): boolean {
  return /^[=@]./.test(text) || /^[+-](?![\d.,]+$)./.test(text);
}

/** Addresses have signs of their own. */
const mayHaveAnySign: ReadonlySet<ImportField> = new Set(["workEmail", "personalEmail"]);

/** Why a cell is refused for what is written in it, by the rule the company has for texts while the file is read. */
function refusedSign(text: string): "formula" | "special-characters" | null {
  if (isFormula(text)) return "formula";
  return mayHold(text) ? null : "special-characters";
}

/** Understands one line by the mapping of its columns. */
export function readLine(
  line: number,
  cells: readonly string[],
  mapping: ColumnMapping,
  format: DateFormat,
  columns: readonly FieldColumn[] = [],
): ReadLine {
  const facts: Record<string, string | number> = {};
  const places: Partial<Record<PlaceField, string>> = {};
  const problems: Problem[] = [];
  let joinedOn: string | null = null;
  for (const field of importFields) {
    const value = mapping[field] === undefined ? "" : clean(cells[mapping[field]] ?? "");
    if (value === "") continue;
    const read = readCell(field, value, format);
    if (typeof read === "object") problems.push(read);
    else if (field === "joinedOn") joinedOn = String(read);
    else if ((placeFields as readonly string[]).includes(field)) setOwn(places, field as PlaceField, String(read));
    else setOwn(facts, field, read);
  }
  const values = columns.length > 0 ? readValues(cells, columns, format, problems) : noValues;
  const refused = problems.length > 0 ? problems : noProblems;
  return { line, facts: facts as Partial<EmployeeFacts>, joinedOn, places, values, problems: refused };
}

/** One for all lines: of many thousands each would hold an empty one of its own. */
const noValues: ReadLine["values"] = {};
const noProblems: ReadLine["problems"] = [];

/** What the cells say of the company's own fields; what is not understood joins the problems. */
function readValues(
  cells: readonly string[],
  columns: readonly FieldColumn[],
  format: DateFormat,
  problems: Problem[],
): Record<FieldKey, string> {
  const values: Record<FieldKey, string> = {};
  for (const { field, column } of columns) {
    const text = clean(cells[column] ?? "");
    if (text === "") continue;
    const refused = refusedSign(text);
    const read = refused ? { code: refused, field: fieldKey(field.id) } : readFieldCell(field, text, format);
    if (typeof read === "object") problems.push(read);
    else setOwn(values, fieldKey(field.id), read);
  }
  return values;
}

function clean(cell: string): string {
  // A NUL cannot be stored, and no name has control characters.
  const text = normalized(cell)
    .replace(/[\u0000-\u001f\u007f\ufeff]+/g, " ")
    .trim();
  return withFormula(text);
}

function readCell(field: ImportField, value: string, format: DateFormat): string | number | Problem {
  if (value.length > longest) return { code: "too-long", field };
  const refused = refusedSign(value);
  if (refused && !(refused === "special-characters" && mayHaveAnySign.has(field))) return { code: refused, field };
  switch (field) {
    case "workEmail":
    case "personalEmail":
      return emailShape.test(value) ? value : { code: "bad-email", field };
    case "gender":
      return genderWords.get(value.toLowerCase()) ?? { code: "bad-gender", field, params: { value } };
    case "dateOfBirth":
    case "joinedOn":
      return parseDate(value, format) ?? { code: "bad-date", field, params: { value, format } };
    case "experienceBeforeJoiningMonths":
      return /^\d{1,3}$/.test(value) ? Number(value) : { code: "bad-number", field };
    default:
      return value;
  }
}
