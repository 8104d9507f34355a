import type { NextFunction, Request, Response } from "express";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** A browser may change something only from our own pages; the cookie alone is not enough. */
export function sameOriginOnly(request: Request, response: Response, next: NextFunction): void {
  if (reading.has(request.method) || isSameOrigin(request)) return next();
  response.status(403).type("text/plain").send("This request did not come from Cairn's own pages.");
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = request.headers.origin;
  return origin !== undefined && origin === `${request.protocol}://${request.headers.host}`;
}
