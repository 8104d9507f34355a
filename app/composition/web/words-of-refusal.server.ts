import type { AppError } from "#app/platform/errors/app-error.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { translators } from "../translators.server.ts";

/** What the product says of a message code in a language; null where it has no words for it. */
export function wordsOf(code: string, params: AppError["details"]["params"] = {}, language = "en"): string | null {
  const [room = "", ...rest] = code.split(".");
  const { t } = translators[asLanguage(language)];
  const words: unknown = t(`errors.${rest.join(".")}`, {
    ...params,
    ns: room === "platform" ? "shell" : room,
    defaultValue: "",
  });
  return typeof words === "string" && words !== "" ? words : null;
}
