import { preparedName } from "./prepared-statement.ts";

/**
 * What ends a transaction also takes back what a statement may have left on its connection. Part of the same message, so
 * the connection is clean before anybody else gets it, and nobody waits for it.
 */
const leaveNothing = "reset session authorization; reset all; unlisten *; close all; discard temp; discard sequences";

type Send = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Holds a connection of tenant work to one statement a message: what somebody slips into a text cannot end it and begin
 * another. Statements marked as prepared are parsed once and kept.
 */
export function oneStatementAMessage(connection: { query: unknown }): void {
  const send = (connection.query as Send).bind(connection);
  const nameOf = preparedName();
  const query: Send = (statement, values, ...rest) => {
    if (typeof statement !== "string") return send(statement, values, ...rest);
    if (statement === "commit" || statement === "rollback") return send(`${statement}; ${leaveNothing}`, ...rest);
    return send({ text: statement, values, name: nameOf(statement), queryMode: "extended" }, ...rest);
  };
  connection.query = query;
}
