import { directionOf, type Language } from "#app/platform/i18n/languages.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";

export type MailParts = {
  language: Language;
  subject: string;
  /** Plain sentences; whatever they hold is escaped. */
  paragraphs: readonly string[];
  action: { label: string; link: string };
  /** Small print below the button. */
  closing: readonly string[];
};

/** One message in two bodies that say the same; the text body carries the bare link. */
export function writeMail({ language, subject, paragraphs, action, closing }: MailParts): Omit<MailMessage, "to"> {
  return {
    subject: subject.replace(/[\r\n]+/g, " "),
    text: `${[...paragraphs, `${action.label}:\n${action.link}`, ...closing].join("\n\n")}\n\nCairn\n`,
    html: [
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
      `<body style="margin:0;padding:32px 16px;background:#f6f6f4;color:#1d2022;font:15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">`,
      `<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4e4e0;border-radius:10px">`,
      `<p style="margin:0 0 24px;font-weight:600;font-size:17px">Cairn</p>`,
      ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
      `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:10px 18px;border-radius:7px;background:#0b6e7a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`,
      ...closing.map((text) => `<p style="margin:0 0 8px;color:#5d6366;font-size:13px">${escapeHtml(text)}</p>`),
      `<p style="margin:16px 0 0;color:#5d6366;font-size:12px;word-break:break-all" dir="ltr">${escapeHtml(action.link)}</p>`,
      `</div></body></html>`,
    ].join("\n"),
  };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
