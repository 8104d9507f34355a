import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailWords } from "./mail-words.ts";
import { writeMail } from "#app/platform/mail/write-mail.ts";

export type EmailLinkMailInput = { language: Language; name: string; link: string; company?: string };

/** A link that proves an address: a new one of somebody known, or that of somebody who opens a company. */
export function emailLinkMail({ language, name, link, company }: EmailLinkMailInput): MailText {
  const t = mailWords(language);
  const kind = company === undefined ? "new-email" : "sign-up";
  return writeMail({
    language,
    subject: t(`mail.${kind}.subject`),
    paragraphs: [t("mail.greeting", { name }), t(`mail.${kind}.text`, company === undefined ? {} : { company })],
    action: { label: t(`mail.${kind}.action`), link },
    closing: [t("mail.reset.lasts"), t("mail.not-asked")],
  });
}
