import { roomWords } from "#app/platform/i18n/room-words.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };

const wordsOf = roomWords("reviews", { en, hi, es, de, ar });

type ExternalMailInput = {
  language: Language;
  name: string;
  /** Who is reviewed. */
  about: string;
  requester: string;
  company: string;
  sender: MailSender;
  link: string;
};

/** Asks somebody outside the company for a review; what is asked stands on the page alone. */
export function externalMail({ language, link, sender, ...names }: ExternalMailInput): MailText {
  const t = wordsOf(language);
  const own = names.requester === names.about;
  return writeMail({
    language,
    subject: t("mail.subject", names),
    paragraphs: [t("outside.hello", names), t(own ? "outside.asks-own" : "outside.asks", names), t("mail.no-account")],
    action: { label: t("mail.action"), link },
    closing: [t("mail.lasts"), t("mail.not-known")],
    sender,
  });
}
