import { notFound } from "#app/platform/errors/app-error.ts";
import { findKeptMail, listKeptMail, type KeptMail } from "#app/platform/mail/kept-mail.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";

export type MailView = { id: string; to: string; subject: string; sentAt: string };
export type MailBodies = MailView & { text: string; html: string };

type MailboxScope = Pick<RequestScope, "config" | "database">;

const toView = ({ id, to, subject, keptAt }: KeptMail): MailView => ({ id, to, subject, sentAt: keptAt.toISOString() });

/** The mails a demo installation sent, newest first. Anywhere else there is no such page: mails open accounts. */
export async function listMails({ config, database }: MailboxScope): Promise<MailView[]> {
  if (!config.demo) throw notFound("Mailbox");
  return (await listKeptMail(database)).map(toView);
}

export async function readMail({ config, database }: MailboxScope, id: string): Promise<MailBodies> {
  if (!config.demo) throw notFound("Mailbox");
  const mail = await findKeptMail(database, id);
  if (!mail) throw notFound("Mail");
  return { ...toView(mail), text: mail.text, html: mail.html };
}
