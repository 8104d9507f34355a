import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailWords } from "./mail-words.ts";
import { writeMail } from "#app/platform/mail/write-mail.ts";

export type ResetMailInput = { language: Language; name: string; link: string };

export function resetMail({ language, name, link }: ResetMailInput): MailText {
  const t = mailWords(language);
  return writeMail({
    language,
    subject: t("mail.reset.subject"),
    paragraphs: [t("mail.greeting", { name }), t("mail.reset.text")],
    action: { label: t("mail.reset.action"), link },
    closing: [t("mail.reset.lasts"), t("mail.reset.not-you")],
  });
}
