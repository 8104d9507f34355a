import { existsSync, readdirSync } from "node:fs";
import { join, normalize } from "node:path";
import express, { type NextFunction, type Request, type Response, Router } from "express";
import { LRUCache } from "lru-cache";

/** So many characters of addresses are kept with whether they have a twin; strangers may make up any number of addresses. */
const keptCharacters = 1_000_000;

/**
 * Hashed files are served from their brotli twin, made once at build, and kept by browsers for a year; those for other
 * sites ten minutes.
 */
export function staticFiles(clientFolder: string): Router {
  const router = Router();
  router.use("/assets", preferBrotli(join(clientFolder, "assets")));
  router.use(
    "/assets",
    express.static(join(clientFolder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false }),
  );
  router.use(
    "/widgets",
    forOtherSites,
    preferBrotli(join(clientFolder, "widgets")),
    express.static(join(clientFolder, "widgets"), { fallthrough: false, setHeaders: keptByVersion }),
  );
  router.use(onlyFilesOf(clientFolder), express.static(clientFolder, { maxAge: "1h", index: false }));
  return router;
}

/** Lets through what is a file of the folder: pages need not be looked for on the disk. */
function onlyFilesOf(folder: string) {
  const files = new Set(
    readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [`/${one.name}`] : [])),
  );
  return (request: Request, _response: Response, next: NextFunction) =>
    next(files.has(request.path) ? undefined : "router");
}

/** What an address with a version answers never changes; the one that moves on is asked for again after ten minutes. */
function keptByVersion(response: Response, path: string): void {
  const isVersion = /[\\/]\d+\.\d+\.\d+[\\/][^\\/]*$/.test(path);
  response.setHeader("Cache-Control", isVersion ? "public, max-age=31536000, immutable" : "public, max-age=600");
}

/** Scripts without anybody's data: any site may load them, also under a policy that asks where they come from. */
function forOtherSites(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  next();
}

function preferBrotli(folder: string) {
  const twins = new LRUCache<string, boolean>({
    maxSize: keptCharacters,
    sizeCalculation: (_hasTwin, path) => path.length,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    const path = normalize(request.path);
    const wanted = /\.(js|css|svg|json)$/.test(path) && request.acceptsEncodings(["br", "identity"]) === "br";
    if (!wanted) return next();
    if (!twins.has(path)) twins.set(path, existsSync(join(folder, `${path}.br`)));
    if (!twins.get(path)) return next();
    response.vary("Accept-Encoding");
    response.setHeader("Content-Encoding", "br");
    response.type(path.slice(path.lastIndexOf(".")));
    request.url = `${path}.br`;
    next();
  };
}
