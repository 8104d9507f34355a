import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";
import { wordsOf } from "../queries/words.ts";

export type WelcomeMailInput = {
  language: Language;
  name: string;
  company: string;
  date: string;
  /** The last day on which the link opens the page. */
  until: string;
  sender: MailSender;
  link: string;
};

/** Welcomes a joiner who has no account yet; what is to be done stands on the page alone. */
export function welcomeMail({ language, link, sender, ...names }: WelcomeMailInput): MailText {
  const t = wordsOf(language);
  return writeMail({
    language,
    subject: t("welcome.subject", names),
    paragraphs: [t("welcome.hello", names), t("welcome.text", names)],
    action: { label: t("welcome.action"), link },
    closing: [t("welcome.lasts", names), t("welcome.not-known")],
    sender,
  });
}
