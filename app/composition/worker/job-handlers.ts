import { identityJobs } from "#app/modules/identity/index.ts";
import { jobHandler, type JobHandler } from "#app/platform/jobs/job.ts";
import { backgroundWork } from "#app/platform/jobs/background-work.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.ts";
import type { Application } from "../application.ts";

/** Every kind of background work of the installation. */
export function jobHandlers({ config, database, clock, mailer, logger }: Application): readonly JobHandler[] {
  return [
    jobHandler(deliverMail, async () => {
      const { createDelivery, openMail } = await import("#app/platform/mail/create-mailer.ts");
      const deliver = createDelivery(config, database, clock);
      return (waiting) => deliver(openMail(config, waiting));
    }),
    jobHandler(backgroundWork, async () =>
      (await import("./do-background-work.ts")).doBackgroundWork({ database, clock, logger }),
    ),
    ...identityJobs({ config, database, clock, mailer }),
  ];
}
