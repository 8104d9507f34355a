import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { FillIns } from "../domain/rephrasing.ts";
import { wordsOf } from "./words.ts";

/** What is to be filled in where a text was rephrased, in a language. */
export function fillInsOf(language: string): FillIns {
  const t = wordsOf(asLanguage(language));
  return {
    LABEL: t("fill-in.LABEL"),
    SWEEPING: t("fill-in.SWEEPING"),
    VAGUE: t("fill-in.VAGUE"),
    EXAMPLE: t("fill-in.EXAMPLE"),
    WISH: t("fill-in.WISH"),
  };
}
