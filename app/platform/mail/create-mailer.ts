import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import type { z } from "zod";
import type { Config } from "#app/platform/config/config.ts";
import type { JobQueue } from "#app/platform/jobs/job.ts";
import { createSealer } from "#app/platform/secrets/sealer.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import type { Mailer, MailMessage } from "./mailer.ts";

/** Queues messages: a mail system that is away delays a mail, never a page. */
export function createMailer(queue: JobQueue, { appSecrets }: Pick<Config, "appSecrets">): Mailer {
  const sealer = createSealer(appSecrets);
  return {
    send: (message, options) => {
      const id = randomUUID();
      return queue.enqueue(deliverMail, { id, sealed: sealer.seal(JSON.stringify(message), placeOf(id)) }, options);
    },
  };
}

const placeOf = (id: string) => ({ column: "jobs.job.data", ownerId: id });

/** SMTP where it is configured; otherwise the installation's own mailbox page keeps what was sent. */
export function createDelivery(
  config: Config,
  database: Database,
  clock: Clock,
): (job: z.output<typeof deliverMail.payload>) => Promise<void> {
  const sealer = createSealer(config.appSecrets);
  const open = ({ id, sealed }: { id: string; sealed: string }) =>
    JSON.parse(sealer.open(sealed, placeOf(id))) as MailMessage;
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl, { pool: true, maxConnections: 5 } as object);
    return async (job) => void (await transport.sendMail({ from: config.mailFrom, ...open(job) }));
  }
  return async (job) => {
    const message = open(job);
    await database.control.query(
      `insert into control.mailbox_message (id, recipient, subject, body_text, body_html, sent_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), message.to, message.subject, message.text, message.html, clock.now()],
    );
  };
}
