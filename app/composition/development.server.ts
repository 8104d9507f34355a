import type { ServerBuild } from "@remix-run/server-runtime";
import type { Express } from "express";
import { readConfig } from "#app/platform/config/config.ts";
import { createApplication, type Application } from "./application.ts";
import { prepareDatabase } from "./modes/prepare.ts";
import { createWebServer } from "./web/create-web-server.server.ts";
import { jobHandlers } from "./worker/job-handlers.ts";
import { startWorker } from "./worker/start-worker.ts";

export type Development = { close(): Promise<void> };

/** The web server over sources that Vite reloads. The database is made ready first. */
export async function startDevelopment(
  loadBuild: () => Promise<ServerBuild>,
): Promise<Development & { server: Express }> {
  const application = await createApplication(readConfig(process.env));
  await prepareDatabase(application, (line) => void process.stdout.write(`${line}\n`));
  return {
    server: createWebServer(application, { build: loadBuild, mode: "development" }),
    close: () => close(application),
  };
}

/** The worker over the same sources, in a process of its own. */
export async function startDevelopmentWorker(): Promise<Development> {
  const application = await createApplication(readConfig(process.env));
  application.onStop(await startWorker(application));
  application.onStop(await application.jobs.work(jobHandlers(application)));
  return { close: () => close(application) };
}

async function close(application: Application): Promise<void> {
  await application.stop();
  await application.close();
}
