import { roomWords } from "#app/platform/i18n/room-words.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };

const wordsOf = roomWords("feedback", { en, hi, es, de, ar });

export type AskMailInput = {
  language: Language;
  name: string;
  requester: string;
  receiver: string;
  company: string;
  sender: MailSender;
  /** The requester asks about their own work. */
  aboutRequester: boolean;
  question: string;
  link: string;
};

/** Asks somebody outside the company for feedback, with the question as it was put. */
export function askMail({ language, link, sender, aboutRequester, question, ...names }: AskMailInput): MailText {
  const t = wordsOf(language);
  return writeMail({
    language,
    subject: t("mail.subject", names),
    paragraphs: [
      t("mail.greeting", names),
      t(aboutRequester ? "outside.asks" : "outside.asks-about", names),
      `${t("mail.asked")} ${question}`,
      t("mail.no-account"),
    ],
    action: { label: t("mail.action"), link },
    closing: [t("mail.lasts"), t("mail.not-known")],
    sender,
  });
}
