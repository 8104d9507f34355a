import { textIn, type Reading } from "#app/modules/questionnaires/domain.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";

/** How the actor is told of answers: in their language, with their numbers and dates. */
export function readingFor({ actor, tenant }: Context): Reading {
  const language = asLanguage(actor.language);
  const format = createFormat(language, actor.timeZone, toldBy(tenant));
  return {
    say: (texts) => textIn(texts, language, "en"),
    number: (value) => format.number(value),
    date: (day) => format.date(day),
  };
}
