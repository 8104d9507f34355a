import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";
import type { MailWords } from "#app/platform/contributions/notice-kind.ts";
import type { DueMail } from "../use-cases/take-due-mails.ts";

/** Words of a room in the reader's language; null where it has none under this key. */
export type Say = (room: string, key: string, params?: Record<string, string | number>) => string | null;

type NoticeMailing = { language: Language; say: Say; words: MailWords; origin: string; sender: MailSender };

const mostListed = 20;

/** One mail for one notice, or for several of the same kind: each is listed with its link, and the button opens the inbox. */
export function noticeMail(
  { name, room, kind, told }: DueMail,
  { language, say, words, origin, sender }: NoticeMailing,
): Omit<MailMessage, "to"> {
  const own = (key: string, params?: Record<string, string | number>) =>
    say("notifications", `mail.${key}`, params) ?? "";
  const lines = told.map(({ params, link }) => ({
    text: say(room, `notifications.${kind}`, params) ?? "",
    link: `${origin}${link}`,
  }));
  const [first] = lines;
  const more = words.text && say(room, words.text, told[0]!.params);
  const several = lines.length > 1;
  return writeMail({
    language,
    sender,
    subject: several ? own("several", { first: first!.text, count: lines.length - 1 }) : first!.text,
    paragraphs: [own("greeting", { name }), ...(several ? [] : [first!.text]), ...(more ? [more] : [])],
    lines: several ? lines.slice(0, mostListed) : [],
    action: several
      ? { label: own("open-inbox"), link: `${origin}/app/notifications` }
      : { label: (words.act && say(room, words.act)) || own("open"), link: first!.link },
    closing: [
      ...(lines.length > mostListed ? [own("not-listed", { count: lines.length - mostListed })] : []),
      own("why"),
    ],
  });
}
