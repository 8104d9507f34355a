import { parse as parseCookies } from "cookie";
import type { Request } from "express";
import { isLanguage, negotiateLanguage, type Language } from "#app/platform/i18n/languages.ts";

/** A link in a letter says in which language the letter was; what the browser was told to use counts more. */
export function languageOfRequest(
  { headers, query }: Pick<Request, "headers" | "query">,
  cookies = parseCookies(headers.cookie ?? ""),
): Language {
  return (
    [cookies["cairn_language"], query?.["language"]].find(isLanguage) ?? negotiateLanguage(headers["accept-language"])
  );
}
