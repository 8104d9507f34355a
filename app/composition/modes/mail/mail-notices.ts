import { countKeptMail } from "#app/platform/mail/kept-mail.ts";
import type { Application } from "../../application.ts";

/** What an operator must know of mail when web or worker starts. A demo shows its mail at /dev/mail and needs no telling. */
export async function mailNotices({ config, database }: Pick<Application, "config" | "database">): Promise<string[]> {
  if (config.demo) return [];
  const kept = await countKeptMail(database);
  const notices: string[] = [];
  if (!config.smtpUrl)
    notices.push(
      `cairn: SMTP_URL is not set, so no mail leaves this installation: invitations and password links are kept in the database (${kept} so far). node build/server.js mail list shows them.`,
    );
  else if (kept > 0)
    notices.push(
      `cairn: ${kept} mails were kept while SMTP_URL was not set. node build/server.js mail send sends them, mail list shows them.`,
    );
  if (/^http:\/\/localhost:\d+$/.test(config.publicUrl))
    notices.push(`cairn: Links in mails lead to ${config.publicUrl}, which only this machine reaches: set PUBLIC_URL.`);
  return notices;
}
