import type { Config } from "#app/platform/config/config.ts";
import { jobHandler, type JobHandler } from "#app/platform/jobs/job.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { noteFailedSignIn } from "./note-failed-sign-in.job.ts";
import { sendResetLink } from "./send-reset-link.job.ts";

/** What the room's background work is given. */
export type IdentityServices = { database: Database; clock: Clock; mailer: Mailer; config: Pick<Config, "publicUrl"> };

/** The room's background work: it is what lets known and unknown accounts answer alike. */
export function identityJobs(services: IdentityServices): readonly JobHandler[] {
  return [
    jobHandler(noteFailedSignIn, async () =>
      (await import("./note-failed-sign-in.handler.ts")).handleNoteFailedSignIn(services),
    ),
    jobHandler(sendResetLink, async () => (await import("./send-reset-link.handler.ts")).handleSendResetLink(services)),
  ];
}
