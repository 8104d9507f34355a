import { mostValues, sql, type Part, type Sql } from "./sql-part.ts";

export { sql, type Sql };

const tableMark = /\{([a-z_]+)\}/g;

/** What PostgreSQL is sent: the text, with `$1`, `$2`… where the values go. Tables stay marked: see `qualifyTables`. */
export function compileSql(statement: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  return { text: (statement as Part).writeInto("", values), values };
}

/** A short name of a statement's text, and its values: statements of the same shape have the same text. Of very many values none. */
export function shapeOf(statement: Sql): { shape: string; values: unknown[] } | undefined {
  const values: unknown[] = [];
  const shape = (statement as Part).shapeInto("", values);
  return values.length > mostValues ? undefined : { shape, values };
}

/** A part that holds no values, made text once: for long ones that many statements hold. */
export function fixedSql(part: Sql): Sql {
  const { text, values } = compileSql(part);
  if (values.length > 0) throw new Error("A fixed part holds no values");
  return sql.raw(text);
}

/** Writes the schema before every `{table}`; `{schema}` alone becomes the schema's quoted name. */
export function qualifyTables(text: string, schemaName: string): string {
  return text.replace(tableMark, (_, name: string) =>
    name === "schema" ? `"${schemaName}"` : `"${schemaName}"."${name}"`,
  );
}

/** A tenant's table whose name is chosen while running; one that is known stands in the text as `{name}`. */
export function tableNamed(name: string): Sql {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`"${name}" is no table`);
  return sql.raw(`{${name}}`);
}

/** True where all are; of none, true. */
export function allOf(conditions: readonly Sql[]): Sql {
  return combined(conditions, sql` and `) ?? sql`true`;
}

/** True where at least one is; of none, false. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return combined(conditions, sql` or `) ?? sql`false`;
}

function combined(conditions: readonly Sql[], between: Sql): Sql | undefined {
  if (conditions.length < 2) return conditions[0];
  return sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    between,
  )})`;
}

/** The assignments of an `update`, by column. */
export function assignments(values: Readonly<Record<string, unknown>>): Sql {
  return sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

/** Ids as values, parted by commas. */
export function uuids(ids: readonly unknown[]): Sql {
  return sql.join(ids.map((id) => sql`${id}::uuid`));
}

/** Whether a column names one of these ids. One alone is compared, so that a prepared statement has one plan and keeps it. */
export function isOneOf(column: Sql, ids: readonly string[]): Sql {
  return ids.length === 1 ? sql`${column} = ${ids[0]}::uuid` : sql`${column} = any(${[...ids]}::uuid[])`;
}

/** A pattern for `like` that finds a text as people typed it: `%`, `_` and `\` stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** A moment as `Date.toISOString` writes it, so that moments compare as texts. */
export function instant(moment: Sql): Sql {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
