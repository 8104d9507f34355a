import { z } from "zod";
import { assistFeature } from "#app/platform/contributions/assist.ts";
import { feature } from "#app/platform/http/can.ts";
import { languageNamed } from "#app/platform/i18n/languages.ts";
import { suggest } from "../domain/coach/suggest.ts";

const most = 5;

/** Titles for an objective, a line each. */
export const goalTitles = assistFeature({
  key: "goals.titles",
  label: "assist.titles",
  can: feature("GOAL"),
  input: z.object({ text: z.string().trim().min(1).max(500) }),
  byRules: async ({ actor: { language } }, { text }) => suggest(text, null, language, most).titles.join("\n"),
  question: async ({ actor: { language } }, { text }) => ({
    instructions:
      `You help somebody name an objective at work (OKR). Suggest ${most} titles for what they have in mind: each says what will ` +
      `be different, in at most twelve words, without numbers that are not in the text. Answer with the titles alone, a line ` +
      `each, without bullets, in ${languageNamed(language)}.`,
    text,
  }),
  mostTokens: 400,
});
