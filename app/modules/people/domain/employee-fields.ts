import { Temporal } from "temporal-polyfill";
import { normalized } from "#app/platform/text/normalized.ts";

export const fieldKinds = ["TEXT", "NUMBER", "DATE", "CHOICE", "YES_NO", "LINK", "PERSON"] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** MANAGERS: the person, those above them in the reporting line, and platform admins. */
export const fieldViewers = ["EVERYBODY", "MANAGERS", "ADMINS"] as const;
export type FieldViewers = (typeof fieldViewers)[number];

/** SELF: the person, those above them, and platform admins; MANAGERS: those above and platform admins. */
export const fieldEditors = ["SELF", "MANAGERS", "ADMINS"] as const;
export type FieldEditors = (typeof fieldEditors)[number];

/** A fact of people that the company added itself. */
export type EmployeeField = {
  readonly id: string;
  readonly name: string;
  readonly kind: FieldKind;
  readonly choices: readonly string[];
  readonly required: boolean;
  readonly viewers: FieldViewers;
  readonly editors: FieldEditors;
};

export const yesNo = ["YES", "NO"] as const;
const longest = 500;

export type ReadValue =
  | { readonly value: string | null }
  | { readonly problem: "too-long" | "not-a-number" | "date-required" | "unknown-value" | "bad-link" };

/** What was typed as it is stored: one text for each kind, so that equal values are equal texts. Empty is null. */
export function readFieldValue(
  { kind, choices }: Pick<EmployeeField, "kind" | "choices">,
  typed: string | null,
): ReadValue {
  const text = normalized((typed ?? "").trim());
  if (text === "") return { value: null };
  if (text.length > longest) return { problem: "too-long" };
  if (kind === "NUMBER") return isNumber(text) ? { value: String(Number(text)) } : { problem: "not-a-number" };
  if (kind === "DATE") return isDay(text) ? { value: text } : { problem: "date-required" };
  if (kind === "LINK") return isWebAddress(text) ? { value: text } : { problem: "bad-link" };
  if (kind === "CHOICE") return choices.includes(text) ? { value: text } : { problem: "unknown-value" };
  if (kind === "YES_NO")
    return (yesNo as readonly string[]).includes(text) ? { value: text } : { problem: "unknown-value" };
  if (kind === "PERSON")
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
      ? { value: text.toLowerCase() }
      : { problem: "unknown-value" };
  return { value: text };
}

function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}

/** Only what a browser fetches from the web: a link that runs a script is no link. */
function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && (address.protocol === "https:" || address.protocol === "http:");
}
