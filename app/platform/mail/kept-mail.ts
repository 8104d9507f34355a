import { randomUUID } from "node:crypto";
import type { Database } from "#tenancy/database.ts";
import { mailQueues } from "./deliver-mail.job.ts";
import type { MailMessage } from "./mailer.ts";
import { sql } from "#tenancy/sql.ts";

/** Mail that was not sent because the installation has no mail system: it lies in the database, until somebody sends it. */
export type KeptMail = MailMessage & { id: string; keptAt: Date };

type Control = Pick<Database, "control">;
type MailRow = {
  id: string;
  tenant_id: string | null;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  sent_at: Date;
};

const toMail = (row: MailRow): KeptMail => ({
  id: row.id,
  company: row.tenant_id,
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  keptAt: row.sent_at,
});

export async function keepMail(
  { control }: Control,
  message: MailMessage,
  now: Date,
  id: string = randomUUID(),
): Promise<void> {
  await control.query(
    sql`insert into control.mailbox_message (id, tenant_id, recipient, subject, body_text, body_html, sent_at)
     values (${id}, ${message.company}, ${message.to}, ${message.subject}, ${message.text}, ${message.html}, ${now})
     on conflict (id) do nothing`,
  );
}

/** The newest first. */
export async function listKeptMail({ control }: Control, limit = 100): Promise<KeptMail[]> {
  const { rows } = await control.query<MailRow>(
    sql`select * from control.mailbox_message order by sent_at desc, id limit ${limit}`,
  );
  return rows.map(toMail);
}

export async function findKeptMail({ control }: Control, id: string): Promise<KeptMail | null> {
  const { rows } = await control.query<MailRow>(sql`select * from control.mailbox_message where id::text = ${id}`);
  return rows[0] ? toMail(rows[0]) : null;
}

export async function countKeptMail({ control }: Control): Promise<number> {
  const { rows } = await control.query<{ kept: number }>(
    sql`select count(*)::int as kept from control.mailbox_message`,
  );
  return rows[0]!.kept;
}

const keptDays = 30;

/** Forgets kept mail after thirty days: its links have ended long since, and nobody came to send it. */
export async function forgetOldKeptMail({ control }: Control, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await control.query(sql`delete from control.mailbox_message where sent_at < ${before}`);
}

/** How many mails are kept unsent, and how many were given up after their last try. */
export async function countWaitingMail({ control }: Control): Promise<{ kept: number; undelivered: number }> {
  const { rows } = await control.query<{ kept: number; undelivered: number }>(
    sql`select (select count(*)::int from control.mailbox_message) as kept,
               (select count(*)::int from jobs.job where name = any(${mailQueues}::text[]) and state = 'failed') as undelivered`,
  );
  return rows[0]!;
}

/** Sends what was kept, the oldest first; what was taken over is kept no longer, and the first refusal ends it. */
export async function sendKeptMail(
  { control }: Control,
  deliver: (message: MailMessage) => Promise<void>,
): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const { rows } = await control.query<MailRow>(
      sql`select * from control.mailbox_message order by sent_at, id limit 1`,
    );
    if (!rows[0]) return sent;
    const { id, company, to, subject, text, html } = toMail(rows[0]);
    await deliver({ company, to, subject, text, html });
    await control.query(sql`delete from control.mailbox_message where id = ${id}`);
  }
}
