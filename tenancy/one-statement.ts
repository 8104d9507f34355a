import { CompanyMovingError } from "./places.ts";
import { forgetStatement, preparedName } from "./prepared-statement.ts";
import type { WatchedConnection } from "./watched-tables.ts";

/**
 * What ends a transaction also takes back what a statement may have left on its connection. Part of the same message, so
 * the connection is clean before anybody else gets it, and nobody waits for it.
 */
const leaveNothing = "reset session authorization; reset all; unlisten *; close all; discard temp; discard sequences";

const begins = /^(begin|start transaction)( read only| isolation level [a-z ]+)*$/;
const takesRole = /^set local role "([a-z0-9_]+)"$/;
const begun = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] };

type Send = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Holds a connection of tenant work to one statement a message: what somebody slips into a text cannot end it and begin
 * another. What begins a transaction is sent with the role it is held under, as every unit of work begins so: one
 * message instead of two; which edition of the watched tables is in force comes back with it. Statements marked as
 * prepared are parsed once and kept.
 */
export function oneStatementAMessage(connection: { query: unknown }, watched?: WatchedConnection): void {
  const send = (connection.query as Send).bind(connection);
  /** Statements that gave way: taken back between two transactions, where nothing that failed stands in the way. */
  const forgotten: string[] = [];
  const nameOf = preparedName((name) => forgotten.push(name));
  let beginning: string | null = null;
  let role = "";
  /** Whether anything was asked of the transaction: if not, it leaves nothing. */
  let asked = false;
  const query: Send = (statement, values, ...rest) => {
    if (typeof statement !== "string") {
      asked = true;
      return send(statement, values, ...rest);
    }
    if (statement === "commit" || statement === "rollback") {
      const told = watched?.ends() ?? "";
      const left = asked ? `; ${leaveNothing}` : "";
      asked = false;
      const ended = send(`${statement === "commit" ? told : ""}${statement}${left}`, ...rest);
      for (const name of forgotten.splice(0)) forgetStatement(connection, send, name);
      return ended;
    }
    asked = true;
    watched?.sees(statement);
    return send({ text: statement, values, name: nameOf(statement), queryMode: "extended" }, ...rest);
  };
  const ask = async (statement: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof statement === "string" && begins.test(statement)) {
      beginning = statement;
      return begun;
    }
    if (beginning === null) return query(statement, values, ...rest);
    const first = beginning;
    beginning = null;
    role = (typeof statement === "string" && takesRole.exec(statement)?.[1]) || "";
    if (role) {
      const asks = watched?.asks(role);
      if (!asks) return send(`${first}; ${statement as string}`);
      const answers = (await send(`${first}; ${statement as string}; ${asks}`)) as unknown[];
      watched!.hears(answers.at(-1));
      return begun;
    }
    await query(first);
    return query(statement, values, ...rest);
  };
  connection.query = (...asked: Parameters<typeof ask>) =>
    ask(...asked).catch((error: unknown) => {
      throw isClosed(error, role) ? new CompanyMovingError(error) : error;
    });
}

/** Its own schema is never closed to a company, nor its role gone, but in the moment in which it moves. */
function isClosed(error: unknown, role: string): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string };
  if (!role) return false;
  return (
    (code === "42501" && message === `permission denied for schema ${role}`) ||
    (code === "22023" && message === `role "${role}" does not exist`)
  );
}
