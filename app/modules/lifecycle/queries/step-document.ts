import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { DocumentContent } from "#app/platform/signatures/document-content.ts";
import { saidIn, type Translations } from "../domain/step-texts.ts";
import { wordsOf } from "./words.ts";

/**
 * Every word that is signed: the step's text in the language of who signs it, with their name. The same for the page that
 * shows it and for signing it.
 */
export function stepDocument(
  { actor, tenant }: Pick<Context, "actor" | "tenant">,
  step: { title: string; details: string; translations?: Translations },
): DocumentContent {
  const language = asLanguage(actor.language);
  const { title, details } = saidIn(step, language);
  const t = wordsOf(language);
  return {
    ...{ language, company: tenant.name, title },
    facts: [{ label: t("paper.signer"), value: actor.name }],
    sections: [{ title: t("paper.text"), entries: [{ label: "", text: details }] }],
  };
}
