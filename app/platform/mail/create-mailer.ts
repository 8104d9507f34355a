import nodemailer from "nodemailer";
import type { Config } from "#app/platform/config/config.ts";
import type { JobQueue } from "#app/platform/jobs/job.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import { keepMail } from "./kept-mail.ts";
import type { Mailer, MailMessage } from "./mailer.ts";

/** Queues messages: a mail system that is away delays a mail, never a page. */
export function createMailer(queue: JobQueue): Mailer {
  return { send: (message) => queue.enqueue(deliverMail, message) };
}

/** SMTP where it is configured; otherwise the installation keeps what it would have sent. */
export function createDelivery(
  config: Pick<Config, "smtpUrl" | "mailFrom">,
  database: Pick<Database, "control">,
  clock: Clock,
): (message: MailMessage) => Promise<void> {
  if (!config.smtpUrl) return (message) => keepMail(database, message, clock.now());
  const transport = nodemailer.createTransport(config.smtpUrl);
  return async (message) => void (await transport.sendMail({ from: config.mailFrom, ...message }));
}
