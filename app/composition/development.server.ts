import type { ServerBuild } from "@remix-run/server-runtime";
import type { Express } from "express";
import { readConfig } from "#app/platform/config/config.ts";
import { createApplication } from "./application.ts";
import { prepareDatabase } from "./modes/prepare.ts";
import { createWebServer } from "./web/create-web-server.server.ts";
import { jobHandlers } from "./worker/job-handlers.ts";
import { startWorker } from "./worker/start-worker.ts";

export type Development = { server: Express; close(): Promise<void> };

/** Web and worker in one process over sources that Vite reloads. */
export async function startDevelopment(loadBuild: () => Promise<ServerBuild>): Promise<Development> {
  const application = await createApplication(readConfig(process.env));
  await prepareDatabase(application, (line) => void process.stdout.write(`${line}\n`));
  application.onStop(await startWorker(application));
  application.onStop(await application.jobs.work(jobHandlers(application)));
  return {
    server: createWebServer(application, { build: loadBuild, mode: "development" }),
    close: async () => {
      await application.stop();
      await application.close();
    },
  };
}
