import cluster from "node:cluster";
import type { NextFunction, Request, Response } from "express";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countWaitingMail } from "#app/platform/mail/kept-mail.ts";
import { workOfCompany, type AtWork } from "#tenancy/company-at-work.ts";
import type { Application } from "../application.ts";
import type { Heartbeat } from "../worker/heartbeat.ts";
import { figuresOfProcesses } from "./figures-of-processes.server.ts";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const duration = new Histogram({
  name: "cairn_http_request_seconds",
  help: "Time to answer, by method and status class.",
  labelNames: ["method", "status"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** Of this process, or of all that serve beside it: whichever of them a scrape meets tells of all. */
export const metricsText: () => Promise<string> = cluster.isWorker
  ? figuresOfProcesses(registry)
  : () => registry.metrics();

new Gauge({
  name: "cairn_processes",
  help: "Processes that these figures are of.",
  registers: [registry],
}).set(1);

const silence = "cairn_worker_silence_seconds";

const mails = "cairn_mails";

/** Shows how long the loops of this process's worker have been silent, and which mails have reached nobody. */
export function showWorker({ database }: Pick<Application, "database">, heartbeat: Heartbeat): void {
  registry.removeSingleMetric(silence);
  registry.removeSingleMetric(mails);
  registry.registerMetric(
    new Gauge({
      name: mails,
      help: "Mails that are kept unsent, and those that were given up after their last try.",
      labelNames: ["state"] as const,
      registers: [],
      async collect() {
        // With the database away, which `/readyz` tells, the other figures are still of use.
        const counts = await countWaitingMail(database).catch(() => ({}));
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: silence,
      help: "Since a loop of the worker last got on.",
      labelNames: ["loop"] as const,
      registers: [],
      collect() {
        for (const [loop, seconds] of Object.entries(heartbeat.silence())) this.set({ loop }, seconds);
      },
    }),
  );
}

/** One figure and one log line a request; neither names a person or a query. */
export function measureRequests({ logger }: Application) {
  return (request: Request, response: Response, next: NextFunction): void => {
    // The address of a calendar is a secret.
    const path = request.path.startsWith("/calendar/") ? "/calendar" : request.path;
    const started = process.hrtime.bigint();
    // What is told once it is answered is told outside of the request.
    const about: AtWork = {};
    response.on("finish", () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const { method } = request;
      const { statusCode: status } = response;
      // Outside every request: what threw here would end the process, and with it the answers to all others.
      try {
        duration.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds);
        logger.debug({ ...about, method, path, status, ms: Math.round(seconds * 1000) }, "answered");
      } catch (error) {
        logger.error({ err: { message: (error as Error).message } }, "a request could not be measured");
      }
    });
    workOfCompany(about, next);
  };
}
