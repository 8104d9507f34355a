import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { DocumentContent } from "#app/platform/signatures/document-content.ts";
import { wordsOf } from "./words.ts";

/** Every word that is signed: the step's text, with who signs it. The same for the page that shows it and for signing it. */
export function stepDocument(
  { actor, tenant }: Pick<Context, "actor" | "tenant">,
  { title, details }: { title: string; details: string },
): DocumentContent {
  const language = asLanguage(actor.language);
  const t = wordsOf(language);
  return {
    ...{ language, company: tenant.name, title },
    facts: [{ label: t("paper.signer"), value: actor.name }],
    sections: [{ title: t("paper.text"), entries: [{ label: "", text: details }] }],
  };
}
