import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { Application } from "../application.ts";
import { builtClientFolder, createWebServer } from "../web/create-web-server.server.ts";
import { createLimitedServer } from "../web/listen.server.ts";
import { jobHandlers } from "../worker/job-handlers.ts";
import { startWorker } from "../worker/start-worker.ts";

export async function serveWeb(application: Application): Promise<"stay"> {
  const build = (await import("virtual:remix/server-build")) as unknown as ServerBuild;
  const server = createWebServer(application, { build, mode: "production", clientFolder: builtClientFolder });
  const { port, host } = application.config;
  const listening = createLimitedServer(server).listen(port, host);
  await once(listening, "listening");
  application.onStop(async () => {
    listening.close();
    listening.closeIdleConnections();
    setTimeout(() => listening.closeAllConnections(), 2_000).unref();
    await once(listening, "close");
  });
  const address = listening.address() as AddressInfo;
  const url = `http://localhost:${address.port}`;
  process.stdout.write(`ready ${url}\n`);
  process.send?.({ ready: true, address: address.port, url });
  return "stay";
}

export async function serveWorker(application: Application): Promise<"stay"> {
  application.onStop(await startWorker(application));
  application.onStop(await application.jobs.work(jobHandlers(application)));
  return "stay";
}

export async function serveAll(application: Application): Promise<"stay"> {
  await serveWorker(application);
  return serveWeb(application);
}
