import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { judgeWording, rephrase, type Wording } from "../domain/wording.ts";
import type { WordingRule } from "../domain/wording-cues.ts";
import { wordsOf } from "./words.ts";

export const analyzeInput = z.object({
  text: textInput({ most: 20_000, tooLong: "disciplinary.too-long" }).describe("Plain text."),
});

/** What in a text is no fact, by rules; nothing is kept of it. */
export async function analyzeText(context: Context, { text }: z.output<typeof analyzeInput>): Promise<Wording> {
  return judgeWording(text, context.actor.language);
}

export async function rephraseText(
  context: Context,
  { text }: z.output<typeof analyzeInput>,
): Promise<{ text: string }> {
  return { text: rephrase(text, context.actor.language, fillIns(context.actor.language)) };
}

/** What is to be filled in for what was taken out, in a language. */
export function fillIns(language: string): Record<WordingRule, string> {
  const t = wordsOf(asLanguage(language));
  return {
    LABEL: t("fill-in.LABEL"),
    HEARSAY: t("fill-in.HEARSAY"),
    GUESS: t("fill-in.GUESS"),
    SWEEPING: t("fill-in.SWEEPING"),
  };
}
