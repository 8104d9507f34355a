import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { asLanguage, type Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import type { Say } from "../mail/notice-mail.ts";
import { mailToCome, type MailToCome } from "../mail/sample-mail.ts";
import { sql } from "#tenancy/sql.ts";

export type ReadMail = MailText & { to: string; language: Language };
type Asked = Omit<MailToCome, "name"> & { room: string; readerId: string };
/** How mails are put into words, as a request knows it. */
export type MailSpeech = { gatherings: Gatherings; origin: string; wordsIn: (language: Language) => Say };

/**
 * A mail of a kind as somebody would get it: greeted as they are called, in their language. For what is looked at before it
 * is done; null where the reader is not there or nothing of the kind goes by mail.
 */
export async function mailAsRead(
  context: Context,
  { room, readerId, ...mail }: Asked,
  { gatherings, origin, wordsIn }: MailSpeech,
): Promise<ReadMail | null> {
  const mails = gatherings.mails(context).find((one) => one.room === room);
  const reader = await firstRow<{ to: string; name: string; language: string }>(
    context,
    sql`select e.work_email::text as to, coalesce(e.preferred_first_name, e.first_name) as name,
        coalesce(e.language, c.language) as language
      from {employee} e cross join {organization} c where e.id = ${readerId}`,
  );
  if (!mails || !reader) return null;
  const language = asLanguage(reader.language);
  const setting = { language, say: wordsIn(language), origin, sender: mailSender(context.tenant, origin) };
  const written = mailToCome(mails, { ...mail, name: reader.name }, setting);
  return written && { ...written, to: reader.to, language };
}
