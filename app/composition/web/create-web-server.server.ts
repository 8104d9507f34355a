import { fileURLToPath } from "node:url";
import express, { type Express } from "express";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { Application } from "../application.ts";
import { admit, limitsFor } from "./admission.server.ts";
import { roomServers } from "../rooms.server.ts";
import { apiRouter } from "./api.server.ts";
import { tellToComeBack } from "./come-back.server.ts";
import { isDatabaseAway } from "./database-away.server.ts";
import { everyRequest } from "./every-request.server.ts";
import { health } from "./health.server.ts";
import { mountServices } from "./mount-services.server.ts";
import { liveAddress } from "#app/platform/live/live-address.ts";
import { liveStreams } from "./live.server.ts";
import { watchEventLoop } from "./event-loop-watch.server.ts";
import { measureRequests, registry } from "./metrics.server.ts";
import { remixHandler } from "./remix-handler.server.ts";
import { showPools } from "../worker/figures.ts";
import { sameOriginOnly } from "./same-origin.server.ts";
import { staticFiles } from "./static-files.server.ts";

export type WebServerOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  /** Where the browser's files lie; absent while Vite serves them itself. */
  clientFolder?: string;
};

/** Beside the folder `server` of the build, in which this file is part of some chunk, at whatever depth. */
export const builtClientFolder = fileURLToPath(
  `${import.meta.url.slice(0, import.meta.url.lastIndexOf("/server/"))}/client`,
);

/** Health, API, what rooms mount, what open pages hear, and pages on one Express application. */
export function createWebServer(application: Application, options: WebServerOptions): Express {
  const server = express();
  server.disable("x-powered-by");
  server.set("trust proxy", ["loopback", ...application.config.trustedProxies]);
  server.use(everyRequest);
  server.use(health(application));
  showPools(registry, application);
  if (options.clientFolder) server.use(staticFiles(options.clientFolder));
  server.get(liveAddress, liveStreams(application));
  // Behind the open streams, which are always under way and hold nobody up.
  const watch = watchEventLoop(application, registry);
  application.onStop(async () => watch.stop());
  server.use(watch.note);
  server.use(measureRequests(application));
  server.use(admit(registry, limitsFor(application.config.databasePool)));
  server.use("/api/v1", apiRouter(application));
  const services = mountServices(application);
  for (const { at, serve } of roomServers.flatMap(({ mounts = [] }) => mounts)) server.use(at, serve(services));
  server.use(sameOriginOnly);
  server.all("*", remixHandler(application, options.build, options.mode));
  server.use(answerFault(application));
  return server;
}

/** The last resort: the page could not be made at all. */
function answerFault({ logger }: Application): express.ErrorRequestHandler {
  return (error, request, response, next) => {
    const { status } = error as { status?: number };
    // An address that Express or its parts cannot make sense of is the sender's fault, not ours.
    if (status && status >= 400 && status < 500)
      return void response
        .status(status)
        .type("text/plain")
        .send(status === 404 ? "Not found" : "This request is malformed.");
    logger.error(
      { err: { message: (error as Error).message, stack: (error as Error).stack }, path: request.path },
      "request failed",
    );
    if (response.headersSent) return next(error);
    if (isDatabaseAway(error)) return tellToComeBack(request, response);
    response.status(500).type("text/plain").send("Oops! something went wrong!");
  };
}
