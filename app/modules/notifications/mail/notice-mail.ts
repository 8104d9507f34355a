import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { linkOfNotice } from "#app/platform/contributions/notice-link.ts";
import { writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";
import type { MailWords } from "#app/platform/contributions/notice-kind.ts";
import { notificationPlaces } from "../notification-places.ts";
import { aboutKind, rowOf } from "../domain/mail-time.ts";
import type { DueMail, ToldByMail } from "../use-cases/take-due-mails.ts";

/** Words of a room in the reader's language; null where it has none under this key. */
export type Say = (room: string, key: string, params?: Record<string, string | number>) => string | null;

type NoticeMailing = {
  language: Language;
  say: Say;
  words: MailWords;
  origin: string;
  sender: MailSender;
  /** The address that ends mails about these by one request, without signing in; see RFC 8058. */
  stop: (about: readonly string[]) => string;
};

const mostListed = 20;

/** Words that need what a notice does not hold, as it was written before they did: the mail goes without them. */
const hasGap = /\{\w+[,}]/;

/** One mail for one notice, or for several: each is listed with its link, and the button opens the inbox. */
export function noticeMail(
  { name, told, daily }: DueMail,
  { language, say, words, origin, sender, stop }: NoticeMailing,
): MailText {
  const own = (key: string, params?: Record<string, string | number>) =>
    say("notifications", `mail.${key}`, params) ?? "";
  const lineOf = ({ id, room, kind, params, link }: ToldByMail) => ({
    text: say(room, `notifications.${kind}`, params) ?? "",
    link: `${origin}${linkOfNotice(link, id)}`,
  });
  const first = told[0]!;
  const lines = told.map(lineOf);
  const said = !daily && words.text ? say(first.room, words.text, first.params) : null;
  const more = said !== null && !hasGap.test(said) ? said : null;
  const several = lines.length > 1;
  const listed = several ? lines : listedIn(first, words).map((text) => ({ text, link: lines[0]!.link }));
  const about = [...new Set(told.map(({ room, group }) => aboutKind(room, group)))];
  const [{ group }, row] = [first, rowOf(about[0]!)];
  const kind = about.length === 1 && group ? say(first.room, `notice-groups.${group}`) : null;
  const address = `${origin}${notificationPlaces.own}`;
  return {
    ...writeMail({
      language,
      sender,
      subject: several ? own("several", { first: lines[0]!.text, count: lines.length - 1 }) : lines[0]!.text,
      paragraphs: [own("greeting", { name }), ...(several ? [] : [lines[0]!.text]), ...(more ? [more] : [])],
      lines: listed.slice(0, mostListed),
      action: several
        ? { label: own("open-inbox"), link: `${origin}${notificationPlaces.inbox}` }
        : { label: (!daily && words.act && say(first.room, words.act)) || own("open"), link: lines[0]!.link },
      closing: [
        ...(listed.length > mostListed ? [own("not-listed", { count: listed.length - mostListed })] : []),
        kind ? own("why-kind", { kind, address: `${address}#${row}` }) : own("why", { address }),
      ],
    }),
    unsubscribe: stop(about),
  };
}

/** What a kind lists below its sentence. */
function listedIn({ params }: ToldByMail, { lines }: MailWords): string[] {
  return lines
    ? String(params[lines] ?? "")
        .split("\n")
        .filter(Boolean)
    : [];
}
