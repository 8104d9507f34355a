import { longestHold } from "#app/platform/tasks/held-task.ts";
import { startWatchdog } from "#tenancy/watchdog.ts";
import type { Application } from "../application.ts";
import { createWorkerServer } from "../web/worker-server.server.ts";
import { jobHandlers } from "../worker/job-handlers.ts";
import { tasksUnderWay } from "../worker/tasks-under-way.ts";
import { startWorker } from "../worker/start-worker.ts";
import { createHeartbeat, type Heartbeat } from "../worker/heartbeat.ts";
import { command } from "./command.ts";
import { listen } from "./listen.ts";
import { mailNotices } from "./mail/mail-notices.ts";

/** `node build/server.js worker`. */
export const serveWorker = command(
  {
    about:
      "Sends notices and mail, keeps schedules and audit logs, and tells of its health at HOST and " +
      "WORKER_PORT, until it is asked to end (SIGTERM).",
  },
  "opened secrets",
  async (application, _, { say, complain }) => {
    for (const notice of await mailNotices(application)) complain(notice);
    // A port that is taken is found out before any work is begun.
    const heartbeat = createHeartbeat(application.clock);
    const port = await listen(application, createWorkerServer(application, heartbeat), application.config.workerPort);
    await work(application, heartbeat);
    const url = `http://localhost:${port}`;
    say(`ready ${url}`);
    process.send?.({ ready: true, address: port, url });
    return "stay";
  },
);

/** Relay, schedules and queues, until the application stops. */
async function work(application: Application, heartbeat: Heartbeat): Promise<void> {
  application.onStop(await startWorker(application, heartbeat));
  const watchdog = startWatchdog({ connectionString: application.config.logins.tenants, longest: longestHold });
  application.onStop(() => watchdog.stop());
  const underWay = tasksUnderWay(application, watchdog);
  // After the queues have stopped, and what could be finished is.
  application.onStop(() => underWay.giveBack());
  application.onStop(await application.jobs.work(jobHandlers(application, underWay)));
}
