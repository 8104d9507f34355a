import express, { Router, type Express } from "express";
import type { Application } from "../application.ts";
import { showJobs, showPools, showThings } from "../worker/figures.ts";
import { jobHandlers } from "../worker/job-handlers.ts";
import { loops, type Heartbeat, type Loop } from "../worker/heartbeat.ts";
import { health } from "./health.server.ts";
import { registry, showWorker } from "./metrics.server.ts";

/** What a worker answers on its own port: `/healthz`, `/readyz` with its loops, `/metrics`. */
export function createWorkerServer(application: Application, heartbeat: Heartbeat): Express {
  const server = express();
  server.disable("x-powered-by");
  showWorker(application, heartbeat);
  showJobs(
    registry,
    application,
    jobHandlers(application).map(({ job }) => job),
  );
  showThings(registry);
  showPools(registry, application);
  server.use(workerReadiness(application, heartbeat));
  server.use(health(application));
  return server;
}

/** Ready is a worker that reaches its queues, and whose loops get on. */
function workerReadiness({ jobs }: Application, heartbeat: Heartbeat): Router {
  const router = Router();
  router.get("/readyz", async (_, response) => {
    const reachable = await jobs.reach().then(
      () => true,
      () => false,
    );
    const silence = heartbeat.silence();
    const lines = (Object.keys(loops) as Loop[]).map((loop) => {
      const alive = silence[loop] * 1_000 <= loops[loop].longestSilence;
      return { ok: alive, text: `${loop}: last ${loops[loop].about} ${Math.round(silence[loop])} s ago` };
    });
    lines.push({ ok: reachable, text: `queue: ${reachable ? "reachable" : "NOT reachable"}` });
    const ready = lines.every(({ ok }) => ok);
    response
      .status(ready ? 200 : 503)
      .type("text/plain")
      .send([ready ? "ready" : "NOT ready", ...lines.map(({ ok, text }) => `${ok ? "ok" : "--"} ${text}`)].join("\n"));
  });
  return router;
}
