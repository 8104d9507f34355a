import { type EmployeeField, readFieldValue } from "../employee-fields.ts";
import type { DateFormat } from "#app/platform/import/date-formats.ts";
import { parseDate } from "#app/platform/import/dates.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import type { Problem } from "./read-line.ts";

/** What a change or a problem is about, where it is a field the company added. */
export type FieldKey = `field.${string}`;
/** A column of the file, counted from 0, that fills a field the company added. */
export type FieldColumn = { readonly field: EmployeeField; readonly column: number };

export const fieldKey = (id: string): FieldKey => `field.${id}`;
export const isFieldKey = (key: string): key is FieldKey => key.startsWith("field.");
export const fieldIdOf = (key: FieldKey): string => key.slice("field.".length);

const yes = new Set(["yes", "y", "true", "1", "ja", "sí", "si", "हाँ", "हां", "نعم"]);
const no = new Set(["no", "n", "false", "0", "nein", "नहीं", "لا"]);

/** Columns whose header is the name of a field, but those that serve already. */
export function guessFieldColumns(
  headers: readonly string[],
  fields: readonly EmployeeField[],
  taken: ReadonlySet<number>,
): Record<string, number> {
  const plain = headers.map(plainName);
  const found = fields.flatMap(({ id, name }): [string, number][] => {
    const column = plain.findIndex((header, index) => header === plainName(name) && !taken.has(index));
    return column < 0 ? [] : [[id, column]];
  });
  return Object.fromEntries(found);
}

function plainName(text: string): string {
  return normalized(text).trim().replace(/\s+/g, " ").toLowerCase();
}

/** A cell as the field stores it; of a person as it stands, to be looked up. */
export function readFieldCell(field: EmployeeField, text: string, format: DateFormat): string | Problem {
  const key = fieldKey(field.id);
  if (field.kind === "PERSON") return text;
  if (field.kind === "DATE")
    return parseDate(text, format) ?? { code: "bad-date", field: key, params: { value: text, format } };
  if (field.kind === "YES_NO") return yesOrNo(text) ?? { code: "neither", field: key, params: { value: text } };
  const read = readFieldValue(
    field,
    field.kind === "CHOICE" ? (field.choices.find((choice) => plainName(choice) === plainName(text)) ?? text) : text,
  );
  if ("value" in read) return read.value ?? "";
  if (read.problem === "unknown-value") return { code: "unknown-name", field: key, params: { value: text } };
  return { code: read.problem === "too-long" ? "value-too-long" : read.problem, field: key };
}

function yesOrNo(text: string): "YES" | "NO" | null {
  const word = text.toLowerCase();
  return yes.has(word) ? "YES" : no.has(word) ? "NO" : null;
}
