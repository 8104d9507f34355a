import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Text } from "@react-email/text";
import { createElement as element, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { directionOf, type Language } from "#app/platform/i18n/languages.ts";
import { logoAddress } from "#app/platform/company/logo.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import type { Tenant } from "#tenancy/tenant.ts";

/** A company as its mails begin; `logo` is an address that mail programs load. */
export type MailSender = { name: string; logo: string | null };

export function mailSender(tenant: Pick<Tenant, "id" | "name" | "settings">, origin: string): MailSender {
  const logo = logoAddress(tenant);
  return { name: tenant.name, logo: logo && `${origin}${logo}` };
}

export type MailParts = {
  language: Language;
  subject: string;
  /** Plain sentences; whatever they hold is escaped. */
  paragraphs: readonly string[];
  /** Sentences with a link each, below the paragraphs. */
  lines?: readonly { text: string; link: string }[];
  action: { label: string; link: string };
  /** Small print below the button. */
  closing: readonly string[];
  /** The company in whose name it comes; the product's own where it comes in none. */
  sender?: MailSender;
};

/** One message in two bodies that say the same; the text body carries the bare link. */
export function writeMail(parts: MailParts): MailText {
  const { subject, paragraphs, lines = [], action, closing } = parts;
  // What is listed under one link says it once, below.
  const isOneLink = lines.every(({ link }) => link === action.link);
  const listed = isOneLink
    ? [lines.map(({ text }) => `- ${text}`).join("\n")].filter(Boolean)
    : lines.map(({ text, link }) => `${text}\n${link}`);
  return {
    subject: subject.replace(/[\r\n]+/g, " "),
    text: `${[...paragraphs, ...listed, `${action.label}:\n${action.link}`, ...closing].join("\n\n")}\n\nCairn\n`,
    html: `<!doctype html>${renderToStaticMarkup(layoutOf(parts))}`,
  };
}

/** The layout of every mail, in tables and styles that mail programs read. Written without JSX: workers run it unbuilt. */
function layoutOf({ language, subject, paragraphs, lines = [], action, closing, sender }: MailParts): ReactElement {
  const line = (style: object, text: ReactNode, key: string, className?: string) =>
    element(Text, { key, style, className }, text);
  return element(
    Html,
    { lang: language, dir: directionOf(language) },
    element(
      Head,
      null,
      element("title", null, subject),
      element("meta", { name: "color-scheme", content: "light dark" }),
      element("style", { dangerouslySetInnerHTML: { __html: inTheDark } }),
    ),
    element(
      Body,
      { style: styles.body, className: "body" },
      element(
        Container,
        { style: styles.sheet, className: "sheet" },
        ...brandOf(sender),
        paragraphs.map((text, place) => line(styles.paragraph, text, `paragraph ${place}`)),
        lines.map(({ text, link }, place) =>
          element(
            Text,
            { key: `line ${place}`, style: styles.line, className: "line" },
            element("a", { href: link, style: styles.lineLink, className: "link" }, text),
          ),
        ),
        element(Button, { key: "action", href: action.link, style: styles.button }, action.label),
        closing.map((text, place) =>
          element(
            Text,
            { key: `closing ${place}`, style: styles.closing, className: "soft" },
            ...pressable(text, action.link),
          ),
        ),
        line(styles.link, addressOf(action.link), "link", "soft"),
      ),
    ),
  );
}

/** An address that can be pressed; it reads from left to right in every language. */
const addressOf = (address: string) =>
  element("a", { href: address, dir: "ltr", style: styles.address, className: "soft" }, address);

/** Small print whose addresses can be pressed: those of this product alone, whoever else's stand in what somebody wrote. */
function pressable(text: string, of: string): ReactNode[] {
  const { origin } = new URL(of);
  return text
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/u)
    .map((part) => (part.startsWith(`${origin}/`) ? addressOf(part) : part));
}

/** The company's logo above its name; without one the name, and in no company's name the product's. */
function brandOf({ name, logo }: MailSender = { name: "Cairn", logo: null }): ReactElement[] {
  const written = element(Text, { key: "brand", style: styles.brand }, name);
  if (!logo) return [written];
  return [
    element("img", { key: "logo", src: logo, alt: "", height: 40, style: styles.logo, className: "logo" }),
    written,
  ];
}

const soft = { color: "#5d6366" };
const styles = {
  body: {
    margin: 0,
    padding: "32px 16px",
    background: "#f6f6f4",
    color: "#1d2022",
    fontFamily: "system-ui,-apple-system,'Segoe UI',sans-serif",
  },
  sheet: {
    maxWidth: "480px",
    padding: "32px",
    background: "#ffffff",
    border: "1px solid #e4e4e0",
    borderRadius: "10px",
  },
  logo: { display: "block", height: "40px", width: "auto", maxWidth: "240px", margin: "0 0 8px" },
  brand: { margin: "0 0 24px", fontSize: "17px", fontWeight: 600 },
  paragraph: { margin: "0 0 16px", fontSize: "15px", lineHeight: "1.55" },
  line: { margin: "0", padding: "10px 0", borderTop: "1px solid #e4e4e0", fontSize: "15px", lineHeight: "1.45" },
  lineLink: { color: "#0b6e7a", textDecoration: "none" },
  button: {
    margin: "8px 0 24px",
    padding: "10px 18px",
    borderRadius: "7px",
    background: "#0b6e7a",
    color: "#ffffff",
    fontSize: "15px",
    fontWeight: 600,
    textDecoration: "none",
  },
  closing: { ...soft, margin: "0 0 8px", fontSize: "13px", lineHeight: "1.5" },
  address: { ...soft, textDecoration: "underline", wordBreak: "break-all" },
  link: { ...soft, margin: "16px 0 0", fontSize: "12px", lineHeight: "1.5", wordBreak: "break-all" },
} as const;

/** For mail programs that follow a dark screen; all others show what stands in the styles. A logo keeps its white ground. */
const inTheDark = `@media (prefers-color-scheme: dark) {
  .body, .body > table, .body > table > tbody > tr > td { background: #16191b !important; color: #e9e9e6 !important; }
  .sheet { background: #1f2326 !important; border-color: #353b3f !important; color: #e9e9e6 !important; }
  .line { border-color: #353b3f !important; }
  .link { color: #79cbd5 !important; }
  .soft { color: #a7aeb1 !important; }
  .logo { padding: 6px !important; border-radius: 6px !important; background: #ffffff !important; }
}`;
