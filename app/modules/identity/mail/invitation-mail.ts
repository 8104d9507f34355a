import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailWords } from "./mail-words.ts";
import { writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";

export type InvitationMailInput = {
  language: Language;
  name: string;
  inviter: string;
  company: string;
  link: string;
  sender?: MailSender;
};

export function invitationMail({ language, name, inviter, company, link, sender }: InvitationMailInput): MailText {
  const t = mailWords(language);
  return writeMail({
    language,
    subject: t("mail.invitation.subject", { company }),
    paragraphs: [t("mail.greeting", { name }), t("mail.invitation.text", { inviter, company })],
    action: { label: t("mail.invitation.action"), link },
    closing: [t("mail.invitation.lasts"), t("mail.invitation.not-you")],
    ...(sender && { sender }),
  });
}
