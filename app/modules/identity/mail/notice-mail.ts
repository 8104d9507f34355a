import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailWords } from "./mail-words.ts";
import { writeMail } from "#app/platform/mail/write-mail.ts";

export type NoticeKind =
  | "password-changed"
  | "email-change-asked"
  | "email-changed"
  | "second-factor-added"
  | "second-factor-removed"
  | "recovery-code-used"
  | "access-token-created";

export type NoticeMailInput = { language: string | null; name: string; kind: NoticeKind; publicUrl: string };

/** Tells a person that their sign-in changed, and what to do if it was not them. */
export function noticeMail({ language: wanted, name, kind, publicUrl }: NoticeMailInput): MailText {
  const language = asLanguage(wanted);
  const t = mailWords(language);
  return writeMail({
    language,
    subject: t(`mail.notice.${kind}.subject`),
    paragraphs: [t("mail.greeting", { name }), t(`mail.notice.${kind}.text`)],
    action: { label: t("mail.reset.action"), link: `${publicUrl}/forgotPassword` },
    closing: [t("mail.notice.not-you")],
  });
}
