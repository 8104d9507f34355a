import { createInterface } from "node:readline";
import type { Socket } from "node:net";

/** What the supervisor tells its holders, one JSON object a line. */
export type SupervisorMessage =
  | { state: "progress"; text: string }
  | { state: "ready" }
  | { state: "stopping" }
  | { state: "failed"; line: string; tail: readonly string[] };

/** The one thing a holder says: it no longer needs the server, and waits for the end of the connection. */
export const releaseWord = "release";

export function sendMessage(socket: Socket, message: SupervisorMessage): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** Calls back for every line the other side sends. A broken connection shows as its `close`, never as an error. */
export function onLines(socket: Socket, hear: (line: string) => void): void {
  socket.on("error", () => undefined);
  const lines = createInterface({ input: socket, crlfDelay: Infinity });
  lines.on("error", () => undefined);
  lines.on("line", hear);
}
