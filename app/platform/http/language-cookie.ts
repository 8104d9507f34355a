import { stringifySetCookie } from "cookie";
import type { Language } from "../i18n/languages.ts";

const aYear = 365 * 86_400;

/** Tells this browser in which language to speak, from its first paint on. */
export function languageCookie(language: Language): string {
  return stringifySetCookie("cairn_language", language, { path: "/", maxAge: aYear, sameSite: "lax", httpOnly: true });
}
