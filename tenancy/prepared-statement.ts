import { sql, type Sql } from "./sql.ts";

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

const mark = "/* prepared */ ";

/** Statements a connection keeps at most; those asked least lately give way. */
export const keptStatements = 400;
/** Characters of all of them together: a plan takes some 45 bytes for each, so that a connection keeps at most 45 MB. */
export const keptCharacters = 1_000_000;

/**
 * Marks a statement that is asked so often and so alike that a connection parses it once and keeps its plan: what every
 * request asks, reading and writing by id, and lists as they are opened, of which planning takes longer than reading them.
 * Not where the best plan depends on the values, nor for `select *`, whose columns a migration may add to.
 */
export function prepared(statement: Sql): Sql {
  return sql`${sql.raw(mark)}${statement}`;
}

/**
 * Names the marked statements of one connection, as many as it keeps; those that give way are told to `forget`. Each tenant's
 * are its own, for the text names its schema.
 */
export function preparedName(forget: (name: string) => void): (text: string) => string | undefined {
  /** By their text, the one asked last at the end. */
  const names = new Map<string, string>();
  let characters = 0;
  let named = 0;
  const giveWay = (length: number) => {
    for (const [text, name] of names) {
      if (names.size < keptStatements && characters + length <= keptCharacters) return;
      names.delete(text);
      characters -= text.length;
      forget(name);
    }
  };
  return (text) => {
    if (!text.startsWith(mark) || text.length > keptCharacters) return undefined;
    let name = names.get(text);
    if (name) names.delete(text);
    else {
      giveWay(text.length);
      characters += text.length;
      name = `kept_${named++}`;
    }
    names.set(text, name);
    return name;
  };
}

type Parsed = { connection?: { parsedStatements?: object } };

/**
 * Takes a statement back from the server, and its text from the client's own list of what was parsed. One that was refused
 * then is on neither: to take it back would end the transaction that is open.
 */
export function forgetStatement(client: object, send: Query, name: string): void {
  const { parsedStatements } = (client as Parsed).connection ?? {};
  if (!parsedStatements || !Reflect.has(parsedStatements, name)) return;
  Reflect.deleteProperty(parsedStatements, name);
  void Promise.resolve(send(`deallocate ${name}`)).catch(() => undefined);
}

/** Has a connection keep the marked statements it is sent. */
export function keepMarkedStatements(connection: { query: unknown }): void {
  const send = (connection.query as Query).bind(connection);
  const nameOf = preparedName((name) => forgetStatement(connection, send, name));
  const query: Query = (statement, values, ...rest) => {
    const name = typeof statement === "string" ? nameOf(statement) : undefined;
    return name ? send({ text: statement, values, name }, ...rest) : send(statement, values, ...rest);
  };
  connection.query = query;
}
