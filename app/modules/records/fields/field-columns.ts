import type { ImportColumn } from "#app/platform/contributions/importable.ts";
import type { SheetColumn, SheetValue } from "#app/platform/files/sheet.ts";
import { choicesOf, fieldsOf, type RecordFields } from "../domain/record-fields.ts";
import type { RecordField } from "../kinds/kinds.ts";
import { storedAs } from "../kinds/stored.ts";
import { columnName } from "./stored-kind.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** The columns of a file that brings such records in. */
export function importColumnsOf(fields: RecordFields): readonly ImportColumn[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const { input, parts } = storedAs(field);
    if (!input) return [];
    return parts ? parts.map((part, place) => partColumn(name, field, { part, place })) : [columnOf(name, field)];
  });
}

const columnOf = (name: string, field: RecordField): ImportColumn => ({
  name,
  label: `field.${name}`,
  heads: [columnName(name), ...(field.heads ?? [])],
  required: field.required ?? false,
  examples: examplesOf(field),
  ...(field.kind === "CHOICE" && { words: `choice.${name}` }),
});

/** A kind in several columns: `price_amount`, `price_currency`. The first is the field itself. */
function partColumn(name: string, field: RecordField, { part, place }: { part: string; place: number }): ImportColumn {
  const example = examplesOf(field)[place] ?? "";
  return {
    name: `${name}.${part}`,
    label: place === 0 ? `field.${name}` : `field.${name}-${part}`,
    heads: [`${columnName(name)}_${part}`, ...(place === 0 ? [columnName(name), ...(field.heads ?? [])] : [])],
    required: place === 0 && (field.required ?? false),
    examples: [example, example],
  };
}

const examplesOf = (field: RecordField): readonly string[] =>
  ("examples" in field ? field.examples : undefined) ?? storedAs(field).examples?.(field) ?? ["", ""];

/** The columns of a file that is written of such records; a file of them can be read again. */
export function sheetColumnsOf<Row>(fields: RecordFields): SheetColumn<Row>[] {
  return fieldsOf(fields).flatMap(([name, field]) => {
    const value = (row: Row) => (row as Record<string, SheetValue>)[name];
    return storedAs(field).sheet(columnName(name), value);
  });
}

/** What a statement selects of the record called `r`, by the names of its fields. */
export function selectedOf(fields: RecordFields): Sql {
  return sql.join(
    fieldsOf(fields).map(([name, field]) => sql`${storedAs(field).read(columnsOf(name))} as ${sql.ref(name)}`),
  );
}

const columnsOf = (name: string) => (part?: string) =>
  sql.ref(`r.${columnName(name)}${part === undefined ? "" : `_${part}`}`);

/** The words of the record called `r` that a list looks through. */
export function searchedOf(fields: RecordFields): Sql {
  const texts = fieldsOf(fields).filter(([, field]) => storedAs(field).searched);
  return sql`concat_ws(' ', ${sql.join(texts.map(([name]) => columnsOf(name)()))})`;
}

/** The rows of the record called `r` whose choices are these. */
export function chosenOf(fields: RecordFields, chosen: Readonly<Record<string, string | undefined>>): Sql[] {
  return choicesOf(fields).flatMap(([name]) =>
    chosen[name] === undefined ? [] : [sql`${columnsOf(name)()} = ${chosen[name]}`],
  );
}
