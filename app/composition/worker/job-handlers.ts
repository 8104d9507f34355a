import { tellAway } from "#app/modules/notifications/index.ts";
import { jobHandler, type JobHandler } from "#app/platform/jobs/job.ts";
import { deliverMail, deliverOutside } from "#app/platform/mail/deliver-mail.job.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import type { Application } from "../application.ts";
import { roomServers } from "../rooms.server.ts";
import type { TasksUnderWay } from "./tasks-under-way.ts";

/** Every kind of background work of the installation. */
export function jobHandlers(application: Application, underWay?: TasksUnderWay): readonly JobHandler[] {
  const { config, database, clock, mailer } = application;
  return [
    ...[deliverMail, deliverOutside].map((job) =>
      jobHandler(job, async () => {
        const { createDelivery, openMail } = await import("#app/platform/mail/create-mailer.ts");
        const deliver = createDelivery(config, database, clock);
        return (waiting) => deliver(openMail(config, waiting), waiting.id);
      }),
    ),
    jobHandler(runTaskJob, async () => (await import("./do-task.ts")).doTask(application, underWay)),
    jobHandler(tellAway, async () => (await import("./tell-away.ts")).handleTellAway(application)),
    ...roomServers.flatMap(({ jobs }) => jobs?.({ config, database, clock, mailer }) ?? []),
  ];
}
