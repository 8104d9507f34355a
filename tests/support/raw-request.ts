import { connect } from "node:net";

export type RawAnswer = { status: number; head: string; body: string; milliseconds: number };

/**
 * Sends bytes to a server as nobody's browser would, piece by piece, and gives back what came until the connection ended
 * or the answer was whole. `status` is 0 where the server closed without an answer.
 */
export function sendRaw(
  root: string,
  pieces: Iterable<string | Buffer>,
  { patience = 60_000 }: { patience?: number } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(root);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    const end = () => {
      socket.destroy();
      const [head = "", body = ""] = text.split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body, milliseconds: performance.now() - started });
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? -1);
      if (length >= 0 && text.split("\r\n\r\n").slice(1).join("\r\n\r\n").length >= length) end();
    });
    socket.setTimeout(patience, end);
    socket.on("error", end);
    socket.on("close", end);
    const sending = pieces[Symbol.iterator]();
    const next = () => {
      const { value, done } = sending.next();
      if (!done && !socket.destroyed) socket.write(value, next);
    };
    next();
  });
}

/** The head of a form that claims to come from the server's own pages. */
export function formHead(root: string, path: string, more: Record<string, string | number> = {}): string {
  const headers = {
    Host: new URL(root).host,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/x-www-form-urlencoded",
    Connection: "close",
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}
