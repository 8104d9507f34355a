import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createFormat, type Format } from "#app/platform/i18n/create-format.ts";
import { type Language, asLanguage } from "#app/platform/i18n/languages.ts";
import { roomWords, type RoomWords } from "#app/platform/i18n/room-words.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };

export const wordsIn = roomWords("goal-reports", { en, hi, es, de, ar });

export type ReportWords = { language: Language; t: RoomWords; format: Format };

/** The room's words for files, in the language and zone of who asked and the manner of their company. */
export function reportWords({ tenant, actor }: Pick<Context, "tenant" | "actor">, wanted: string): ReportWords {
  const language = asLanguage(wanted);
  return { language, t: wordsIn(language), format: createFormat(language, actor.timeZone, toldBy(tenant)) };
}
