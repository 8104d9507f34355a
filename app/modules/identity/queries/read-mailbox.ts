import { notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";

export type MailView = { id: string; to: string; subject: string; sentAt: string };
export type MailBodies = MailView & { text: string; html: string };

type MailRow = { id: string; recipient: string; subject: string; body_text: string; body_html: string; sent_at: Date };
type MailboxScope = Pick<RequestScope, "config" | "database">;

const toView = (row: MailRow): MailView => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  sentAt: row.sent_at.toISOString(),
});

/** The mails a demo installation sent, newest first. Anywhere else there is no such page: mails open accounts. */
export async function listMails({ config, database }: MailboxScope): Promise<MailView[]> {
  if (!config.demo) throw notFound("Mailbox");
  const { rows } = await database.control.query<MailRow>(
    "select id, recipient, subject, sent_at from control.mailbox_message order by sent_at desc, id limit 100",
  );
  return rows.map(toView);
}

export async function readMail({ config, database }: MailboxScope, id: string): Promise<MailBodies> {
  if (!config.demo) throw notFound("Mailbox");
  const { rows } = await database.control.query<MailRow>("select * from control.mailbox_message where id::text = $1", [
    id,
  ]);
  if (!rows[0]) throw notFound("Mail");
  return { ...toView(rows[0]), text: rows[0].body_text, html: rows[0].body_html };
}
