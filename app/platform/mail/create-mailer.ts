import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import type { Config } from "#app/platform/config/config.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import type { Mailer } from "./mailer.ts";

/** SMTP where it is configured; otherwise the installation's own mailbox page keeps what was sent. */
export function createMailer(config: Config, database: Database, clock: Clock): Mailer {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl);
    return { send: async (message) => void (await transport.sendMail({ from: config.mailFrom, ...message })) };
  }
  return {
    send: async (message) => {
      await database.control.query(
        `insert into control.mailbox_message (id, recipient, subject, body_text, body_html, sent_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [randomUUID(), message.to, message.subject, message.text, message.html, clock.now()],
      );
    },
  };
}
