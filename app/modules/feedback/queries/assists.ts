import { z } from "zod";
import { assistFeature } from "#app/platform/contributions/assist.ts";
import { feature } from "#app/platform/http/can.ts";
import { languageNamed } from "#app/platform/i18n/languages.ts";
import { rephrase } from "../domain/rephrasing.ts";
import { sentiments } from "../domain/sentiment.ts";
import { fillInsOf } from "./fill-ins.ts";

/** A feedback in other words: what labels somebody or is too general becomes something one can see and act on. */
export const rephraseFeedback = assistFeature({
  key: "feedback.rephrase",
  label: "assist.rephrase",
  can: feature("FEEDBACK"),
  input: z.object({ text: z.string().trim().min(1).max(5_000), sentiment: z.enum(sentiments).default("NEUTRAL") }),
  byRules: async ({ actor: { language } }, { text, sentiment }) => {
    const better = rephrase(text, language, { sentiment, fillIns: fillInsOf(language) });
    return better === text ? "" : better;
  },
  question: async ({ actor }, { text, sentiment }) => ({
    instructions:
      `You help somebody write feedback to a colleague at work. Rewrite the text so that it says what was seen, what it led to ` +
      `and, for advice, what to do next. Keep the writer's meaning and facts; add none. No labels on the person, no "always" or ` +
      `"never". Kind: ${sentiment.toLowerCase()}. Answer with the rewritten text alone, in ${languageNamed(actor.language)}, ` +
      `about as long as the original.`,
    text,
  }),
  mostTokens: 1_500,
});
