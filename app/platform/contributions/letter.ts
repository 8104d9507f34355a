import type { Language } from "../i18n/languages.ts";
import type { MailText } from "../mail/mailer.ts";
import type { MailSender } from "../mail/write-mail.ts";

/** Made-up people, things and days that a mail is shown with. */
export type MailSample = {
  language: Language;
  sender: MailSender;
  origin: string;
  company: string;
  /** Whom it goes to, and two others. */
  people: readonly [string, string, string];
  /** A question somebody asks. */
  question: string;
  /** A day, as the language writes it. */
  day: string;
};

/** A mail that no notice stands behind: an invitation, a request to somebody outside. */
export type Letter = {
  /** Named `letters.<name>` in the room's strings. */
  name: string;
  write(sample: MailSample): MailText;
};
