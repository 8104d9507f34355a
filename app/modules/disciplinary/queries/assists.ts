import { z } from "zod";
import { assistFeature } from "#app/platform/contributions/assist.ts";
import { feature } from "#app/platform/http/can.ts";
import { languageNamed } from "#app/platform/i18n/languages.ts";
import { plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import { rephrase } from "../domain/wording.ts";
import { fillIns } from "./analyze-text.ts";

/** What happened in factual words: what was seen, when and by whom. */
export const rephraseNote = assistFeature({
  key: "disciplinary.rephrase",
  label: "assist.rephrase",
  can: feature("DISCIPLINARY_ACTION"),
  /** As it stands in the note, with its marks. */
  input: z.object({ text: z.string().max(100_000).transform(plainText).pipe(z.string().min(1).max(20_000)) }),
  byRules: async ({ actor: { language } }, { text }) => {
    const better = rephrase(text, language, fillIns(language));
    return better === text ? "" : better;
  },
  question: async ({ actor: { language } }, { text }) => ({
    instructions:
      `You help somebody write down what happened at work so that it is fair and can be checked. Rewrite the text so that it says ` +
      `what was seen or heard, when, where and by whom. Take out labels on a person, guesses and hearsay; where a fact is missing, ` +
      `put what is to be filled in within square brackets. Add no fact, no judgement and no advice. Answer with the rewritten text ` +
      `alone, in ${languageNamed(language)}.`,
    text,
  }),
  mostTokens: 4_000,
});
