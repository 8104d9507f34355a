import type { ImportColumn } from "#app/platform/contributions/importable.ts";
import { wordForCode } from "#app/platform/files/sheet-words.ts";
import type { SheetColumn, SheetValue } from "#app/platform/files/sheet.ts";
import { type Language, languages } from "#app/platform/i18n/languages.ts";
import type { RoomWords, WordsOf } from "#app/platform/i18n/room-words.ts";
import { choicesOf, fieldsOf, labelIn, wordsIn, type RecordFields } from "../domain/record-fields.ts";
import type { ChoiceField } from "../kinds/choice/field.ts";
import type { RecordField } from "../kinds/kinds.ts";
import { storedAs } from "../kinds/stored.ts";
import { isBrought } from "./field-input.ts";
import { naming } from "./naming.ts";
import { columnName } from "./stored-kind.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** The columns of a file that brings such records in; what a workbook of them says in any language is understood. */
export function importColumnsOf(fields: RecordFields, wordsOf: WordsOf): readonly ImportColumn[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const { parts = [""] } = storedAs(field);
    return isBrought(field) ? parts.map((part, place) => importColumn(name, field, { part, place }, wordsOf)) : [];
  });
}

type Part = { part: string; place: number };

/** A kind may be in several columns: `price_amount`, `price_currency`. The first is the field itself. */
function importColumn(name: string, field: RecordField, { part, place }: Part, wordsOf: WordsOf): ImportColumn {
  const label = labelOf(name, field, { part, place });
  const own = place === 0 ? [columnName(name), ...(field.heads ?? [])] : [];
  const heads = [...(part ? [`${columnName(name)}_${part}`] : []), ...own];
  const examples = examplesOf(field);
  return {
    ...{ name: part ? `${name}.${part}` : name, label },
    heads: [...new Set([...heads, ...languages.map((language) => wordsOf(language)(label))])],
    required: place === 0 && (field.required ?? false),
    examples: part ? [examples[place] ?? "", examples[place] ?? ""] : examples,
    ...(field.kind === "CHOICE" && { words: wordsOfChoice(name, field), codes: codesSaid(name, field, wordsOf) }),
  };
}

/** Where a field, or a part of one, has its name in the room's strings. */
const labelOf = (name: string, field: RecordField, { part, place }: Part) => {
  const label = labelIn({ [name]: field }, name);
  return place === 0 ? label : `${label}-${part}`;
};

const wordsOfChoice = (name: string, field: RecordField) => wordsIn({ [name]: field }, name);

/** The words of a choice in every language, and the code of each. */
function codesSaid(name: string, field: ChoiceField, wordsOf: WordsOf): ReadonlyMap<string, string> {
  const words = wordsOfChoice(name, field);
  return new Map(
    languages.flatMap((language) =>
      field.values.map((code) => [wordForCode(wordsOf(language), words, code).toLowerCase(), code] as const),
    ),
  );
}

const examplesOf = (field: RecordField): readonly string[] =>
  ("examples" in field ? field.examples : undefined) ?? storedAs(field).examples?.(field) ?? ["", ""];

/** The columns of a file that is written of such records, in the words of their room; a file of them can be read again. */
export function sheetColumnsOf<Row>(fields: RecordFields, wordsOf: WordsOf): SheetColumn<Row>[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const value = (row: Row) => (row as Record<string, SheetValue>)[name];
    const { sheet, parts = [""] } = storedAs(field);
    return sheet(columnName(name), value).map((column, place) => ({
      ...column,
      head: (language: Language) => wordsOf(language)(labelOf(name, field, { part: parts[place] ?? "", place })),
      ...((field.kind === "CHOICE" || field.kind === "STATE") && {
        said: (row: Row, language: Language) => saidOf(wordsOf(language), wordsOfChoice(name, field), value(row)),
      }),
    }));
  });
}

const saidOf = (t: RoomWords, words: string, code: SheetValue) =>
  typeof code === "string" ? wordForCode(t, words, code) : code;

/** What a statement selects of the record called `r`, by the names of its fields. */
export function selectedOf(fields: RecordFields, kind: string): Sql {
  const of = { kind, id: sql`r.id` };
  return sql.join(
    fieldsOf(fields).map(([name, field]) => sql`${storedAs(field).read(columnsOf(name), of)} as ${sql.ref(name)}`),
  );
}

const columnsOf = (name: string) => (part?: string) =>
  sql.ref(`r.${columnName(name)}${part === undefined ? "" : `_${part}`}`);

/** The words of the record called `r` that a list looks through. */
export function searchedOf(fields: RecordFields): Sql {
  const texts = fieldsOf(fields).flatMap(([name, field]) => storedAs(field).searched?.(columnsOf(name)()) ?? []);
  return sql`concat_ws(' ', ${sql.join(texts)})`;
}

/** The rows of the record called `r` whose choices are these, and that name these people. */
export function chosenOf(fields: RecordFields, chosen: Readonly<Record<string, string | undefined>>): Sql[] {
  const asked = (name: string, condition: (value: string) => Sql) =>
    chosen[name] === undefined ? [] : [condition(chosen[name])];
  return [
    ...choicesOf(fields).flatMap(([name]) => asked(name, (value) => sql`${columnsOf(name)()} = ${value}`)),
    ...naming(fields).flatMap(({ name, many }) =>
      asked(name, (id) =>
        many ? sql`${id}::uuid = any(${columnsOf(name)()})` : sql`${columnsOf(name)()} = ${id}::uuid`,
      ),
    ),
  ];
}
