import { sql, type Sql } from "./sql.ts";

const mark = "/* prepared */ ";

/** Statements a connection keeps at most; later ones are parsed each time, until the connection is replaced. */
export const keptStatements = 400;
/** Characters of all of them together: a plan takes some 45 bytes for each, so that a connection keeps at most 45 MB. */
export const keptCharacters = 1_000_000;

/**
 * Marks a statement that is asked so often and so alike that a connection parses it once and keeps its plan: what every
 * request asks, and reading and writing by id. Not for lists, whose best plan depends on the values, nor for text
 * that what is asked for puts together (filters, columns, orders), nor for `select *`, whose columns a migration may add to.
 */
export function prepared(statement: Sql): Sql {
  return sql`${sql.raw(mark)}${statement}`;
}

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Names the marked statements of one connection, as many as it keeps. Each tenant's are its own, for the text names its schema. */
export function preparedName(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let characters = 0;
  return (text) => {
    if (!text.startsWith(mark)) return undefined;
    const known = names.get(text);
    if (known || names.size >= keptStatements || characters + text.length > keptCharacters) return known;
    const name = `kept_${names.size}`;
    names.set(text, name);
    characters += text.length;
    return name;
  };
}

/** Has a connection keep the marked statements it is sent. */
export function keepMarkedStatements(connection: { query: unknown }): void {
  const send = (connection.query as Query).bind(connection);
  const nameOf = preparedName();
  const query: Query = (statement, values, ...rest) => {
    const name = typeof statement === "string" ? nameOf(statement) : undefined;
    return name ? send({ text: statement, values, name }, ...rest) : send(statement, values, ...rest);
  };
  connection.query = query;
}
