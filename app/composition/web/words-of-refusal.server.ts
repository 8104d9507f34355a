import type { AppError } from "#app/platform/errors/app-error.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { translators } from "../translators.server.ts";

/** What the product says of a message code in a language; null where it has no words for it. */
export function wordsOf(code: string, params: AppError["details"]["params"] = {}, language = "en"): string | null {
  const [room = "", ...rest] = code.split(".");
  const translator = translators[asLanguage(language)];
  const named = { room: room === "platform" ? "shell" : room, key: `errors.${rest.join(".")}` };
  return translator.exists(named.room, named.key) ? translator.of(named.room).t(named.key, params) : null;
}
