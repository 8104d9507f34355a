import type { Context } from "#app/platform/context/context.ts";
import { asLanguage, type Language } from "#app/platform/i18n/languages.ts";
import { guideOf, type GuidePage } from "../guide/guide.ts";

/**
 * The guide of the company's modules, and of what the actor is: in the language of the screen that shows it, which a browser
 * may be told apart from its owner, else in the actor's.
 */
export function guideFor(
  { actor }: Pick<Context, "actor">,
  language: Language = asLanguage(actor.language),
): GuidePage[] {
  const isAdmin = actor.adminAccesses.length > 0;
  return guideOf(language, actor.features).filter(
    ({ group }) => isAdmin || group === "everyone" || (group === "managers" && actor.directManager),
  );
}
