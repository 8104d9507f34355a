import cluster from "node:cluster";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { Application } from "../application.ts";
import { builtClientFolder, createWebServer } from "../web/create-web-server.server.ts";
import { listingRoutes } from "../web/page-routes.server.ts";
import { command, type Outcome, type Surroundings } from "./command.ts";
import { listen } from "./listen.ts";
import { mailNotices } from "./mail/mail-notices.ts";

/** `node build/server.js web`. */
export const serveWeb = command(
  { about: "Serves pages and the API at HOST and PORT, until it is asked to end (SIGTERM)." },
  "opened secrets",
  async (application, _, surroundings) => {
    for (const notice of await mailNotices(application)) surroundings.advise(notice);
    return serve(application, surroundings);
  },
);

async function serve(application: Application, { say }: Surroundings): Promise<Outcome> {
  const built = (await import("virtual:remix/server-build")) as unknown as ServerBuild;
  const build = listingRoutes(built, builtClientFolder);
  const server = createWebServer(application, { build, mode: "production", clientFolder: builtClientFolder });
  const port = await listen(application, server, application.config.port);
  const url = `http://localhost:${port}`;
  // Who started several says so once all of them listen.
  if (!cluster.isWorker) say(`ready ${url}`);
  process.send?.({ ready: true, address: port, url });
  return "stay";
}
