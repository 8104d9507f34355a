import type { NextFunction, Request, Response } from "express";

const hostName = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]{1,253})(:\d{1,5})?$/i;
/** Milliseconds in which the rest of a body nobody reads is thrown away, so that its sender gets to read the answer. */
const lingering = 5_000;

/** What holds for every answer whatever gives it: headers, an address that is one, and no body that goes on for ever. */
export function everyRequest(request: Request, response: Response, next: NextFunction): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
  response.once("finish", () => endUnreadBody(request));
  if (isAddress(request)) return next();
  response.status(400).type("text/plain").send("The address or the host name of this request is malformed.");
}

function isAddress(request: Request): boolean {
  const { host } = request.headers;
  return (host === undefined || hostName.test(host)) && URL.canParse(`http://localhost${request.originalUrl}`);
}

function endUnreadBody(request: Request): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), lingering).unref();
  request.once("end", () => clearTimeout(cut));
}
