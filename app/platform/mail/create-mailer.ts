import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import type { Config } from "#app/platform/config/config.ts";
import type { JobQueue } from "#app/platform/jobs/job.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import type { Mailer, MailMessage } from "./mailer.ts";

/** Queues messages: a mail system that is away delays a mail, never a page. */
export function createMailer(queue: JobQueue): Mailer {
  return { send: (message) => queue.enqueue(deliverMail, message) };
}

/** SMTP where it is configured; otherwise the installation's own mailbox page keeps what was sent. */
export function createDelivery(
  config: Config,
  database: Database,
  clock: Clock,
): (message: MailMessage) => Promise<void> {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl);
    return async (message) => void (await transport.sendMail({ from: config.mailFrom, ...message }));
  }
  return async (message) => {
    await database.control.query(
      `insert into control.mailbox_message (id, recipient, subject, body_text, body_html, sent_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), message.to, message.subject, message.text, message.html, clock.now()],
    );
  };
}
