import type { ImportColumn } from "#app/platform/contributions/importable.ts";
import { date, number, text, type SheetColumn } from "#app/platform/files/sheet.ts";
import { choicesOf, fieldsOf, type RecordField, type RecordFields } from "../domain/record-fields.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** The columns of a file that brings such records in. */
export function importColumnsOf(fields: RecordFields): readonly ImportColumn[] {
  return fieldsOf(fields).map(([name, field]) => ({
    name,
    label: `field.${name}`,
    heads: [columnName(name), ...(field.heads ?? [])],
    required: field.required ?? false,
    examples: field.examples ?? examplesOf(field),
    ...(field.kind === "CHOICE" && { words: `choice.${name}` }),
  }));
}

/** The columns of a file that is written of such records; a file of them can be read again. */
export function sheetColumnsOf<Row>(fields: RecordFields): SheetColumn<Row>[] {
  return fieldsOf(fields).map(([name, field]) => {
    const value = (row: Row) => (row as Record<string, never>)[name];
    const head = columnName(name);
    if (field.kind === "DAY") return date(head, value);
    return field.kind === "NUMBER" ? number(head, value) : text(head, value);
  });
}

/** What a statement selects of the record called `r`, by the names of its fields. */
export function selectedOf(fields: RecordFields): Sql {
  // As the driver would not give them by itself: a day as text, a number as a number.
  const casts = { TEXT: sql``, CHOICE: sql``, DAY: sql`::text`, NUMBER: sql`::float8` };
  return sql.join(
    fieldsOf(fields).map(
      ([name, { kind }]) => sql`${sql.ref(`r.${columnName(name)}`)}${casts[kind]} as ${sql.ref(name)}`,
    ),
  );
}

/** The words of the record called `r` that a list looks through. */
export function searchedOf(fields: RecordFields): Sql {
  const texts = fieldsOf(fields).filter(([, { kind }]) => kind === "TEXT");
  return sql`concat_ws(' ', ${sql.join(texts.map(([name]) => sql.ref(`r.${columnName(name)}`)))})`;
}

/** The rows of the record called `r` whose choices are these. */
export function chosenOf(fields: RecordFields, chosen: Readonly<Record<string, string | undefined>>): Sql[] {
  return choicesOf(fields).flatMap(([name]) =>
    chosen[name] === undefined ? [] : [sql`${sql.ref(`r.${columnName(name)}`)} = ${chosen[name]}`],
  );
}

/** `dueOn` as tables and files call it: `due_on`. */
function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function examplesOf(field: RecordField): readonly string[] {
  if (field.kind === "DAY") return ["2030-01-31", "2030-02-15"];
  if (field.kind === "NUMBER") return [String(field.least), String(field.most)];
  return field.kind === "CHOICE" ? [field.values[0], field.values.at(-1)!] : ["", ""];
}
