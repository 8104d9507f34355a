import { identityJobs } from "#app/modules/identity/index.ts";
import { jobHandler, type JobHandler } from "#app/platform/jobs/job.ts";
import { backgroundWork } from "#app/platform/jobs/background-work.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.ts";
import type { Application } from "../application.ts";

/** Every kind of background work of the installation. */
export function jobHandlers({ config, database, clock, mailer, logger }: Application): readonly JobHandler[] {
  return [
    jobHandler(deliverMail, async () =>
      (await import("#app/platform/mail/create-mailer.ts")).createDelivery(config, database, clock),
    ),
    jobHandler(backgroundWork, async () =>
      (await import("./do-background-work.ts")).doBackgroundWork({ database, clock, logger }),
    ),
    ...identityJobs({ config, database, clock, mailer }),
  ];
}
