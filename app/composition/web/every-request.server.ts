import type { NextFunction, Request, Response } from "express";
import type { Socket } from "node:net";

const hostName = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]{1,253})(:\d{1,5})?$/i;
/** Milliseconds in which the rest of a body nobody reads is thrown away, so that its sender gets to read the answer. */
const lingering = 5_000;

/** What holds for every answer whatever gives it: headers, an address that is one, and no body that goes on for ever. */
export function everyRequest(request: Request, response: Response, next: NextFunction): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
  closeAfterUnreadBody(request, response);
  if (isAddress(request)) return next();
  response.status(400).type("text/plain").send("The address or the host name of this request is malformed.");
}

function isAddress(request: Request): boolean {
  const { host } = request.headers;
  return (host === undefined || hostName.test(host)) && URL.canParse(`http://localhost${request.originalUrl}`);
}

/**
 * An answer that goes out before the whole body came says that it is the last on its connection: behind the rest of the body
 * no other request can be told apart in time, and a proxy would send somebody else's there.
 */
function closeAfterUnreadBody(request: Request, response: Response): void {
  if (!hasBody(request)) return;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = ((...given: unknown[]) => {
    if (!request.complete) {
      response.setHeader("Connection", "close");
      lingerBeforeClosing(request.socket);
    }
    return writeHead(...given);
  }) as Response["writeHead"];
  response.once("finish", () => throwRestAway(request));
}

function hasBody({ headers }: Request): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Node.js closes such a connection with what is still on its way unread, which the system tells its sender by a reset, often
 * before they have read the answer. So our half is closed first, and the connection when the sender closes theirs.
 */
function lingerBeforeClosing(socket: Socket): void {
  socket.destroySoon = () => {
    socket.once("end", () => socket.destroy());
    socket.end();
    setTimeout(() => socket.destroy(), lingering).unref();
  };
}

function throwRestAway(request: Request): void {
  if (request.complete) return;
  request.unpipe();
  // Whoever read the beginning may still be there, and stop the flow again.
  request.removeAllListeners("data");
  request.removeAllListeners("readable");
  request.resume();
}
