import type { ControlTransaction } from "#tenancy/control-plane.ts";

/** A message in the person's language; both bodies say the same. */
export type MailMessage = {
  /** The id of the company it is written for, with which it is forgotten; null where it is for no single one. */
  company: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program asks, without anybody signing in, that no more like it are sent (RFC 8058). */
  unsubscribe?: string;
  /** An invitation that calendars read, as `invitationText` writes it. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

/** A message of the company in which it is written. */
export type CompanyMail = Omit<MailMessage, "company">;

/** What a message says, whoever it goes to. */
export type MailText = Omit<CompanyMail, "to">;

export type SendOptions = {
  /** A mail that is sent twice under one id reaches its reader once. */
  id?: string;
  lessUrgent?: boolean;
  /** It is sent once this transaction stays, and not otherwise. */
  within?: Pick<ControlTransaction, "client">;
  /** For somebody outside the company: it has a queue of its own, and leaves when `countOutsideLetter` says. */
  outside?: { leavesAt: Date };
};

/** Hands a message to the mail system: SMTP, or in a demo installation the mailbox page. */
export type Mailer = { send(message: MailMessage, options?: SendOptions): Promise<void> };
