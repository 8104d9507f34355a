import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import type { Config } from "#app/platform/config/config.ts";
import type { JobQueue } from "#app/platform/jobs/job.ts";
import { createSealer } from "#app/platform/secrets/sealer.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { deliverMail, deliverOutside, type WaitingMail } from "./deliver-mail.job.ts";
import { keepMail } from "./kept-mail.ts";
import type { Mailer, MailMessage } from "./mailer.ts";

const placeOf = (id: string) => ({ column: "jobs.job.data", ownerId: id });

/** Queues messages: a mail system that is away delays a mail, never a page. */
export function createMailer(queue: JobQueue, { appSecrets }: Pick<Config, "appSecrets">): Mailer {
  const sealer = createSealer(appSecrets);
  return {
    send: (message, { id = randomUUID(), outside, lessUrgent = false, within } = {}) => {
      const sealed = sealer.seal(JSON.stringify(message), placeOf(id));
      const waiting = { id, sealed, tenantId: message.company };
      return outside
        ? queue.enqueue(deliverOutside, waiting, { id, notBefore: outside.leavesAt, ...(within && { within }) })
        : queue.enqueue(deliverMail, waiting, { id, lessUrgent, ...(within && { within }) });
    },
  };
}

/** Opens what waited in the queue. */
export function openMail({ appSecrets }: Pick<Config, "appSecrets">, { id, sealed }: WaitingMail): MailMessage {
  return JSON.parse(createSealer(appSecrets).open(sealed, placeOf(id))) as MailMessage;
}

/**
 * SMTP where it is configured; otherwise the installation keeps what it would have sent. A worker that ends between sending
 * and saying so sends again: under one id it is kept once, and a mail system that has taken it knows it by its message id.
 */
export function createDelivery(
  config: Pick<Config, "smtpUrl" | "mailFrom">,
  database: Pick<Database, "control">,
  clock: Clock,
): (message: MailMessage, id?: string) => Promise<void> {
  if (!config.smtpUrl) return (message, id) => keepMail(database, message, clock.now(), id);
  const transport = nodemailer.createTransport({ url: config.smtpUrl, pool: true });
  return async ({ calendar, unsubscribe, company: _, ...message }, id) =>
    void (await transport.sendMail({
      from: config.mailFrom,
      ...(id && { messageId: `<${id}@${domainOf(config.mailFrom)}>` }),
      ...message,
      ...(unsubscribe && {
        headers: {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
      ...(calendar ? { icalEvent: { ...calendar, filename: "invitation.ics" } } : {}),
    }));
}

/** "Cairn <no-reply@cairn.test>" is of cairn.test. */
const domainOf = (address: string) => /@([^\s>]+)/.exec(address)?.[1] ?? "localhost";
