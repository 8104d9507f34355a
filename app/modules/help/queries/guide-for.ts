import type { Context } from "#app/platform/context/context.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { guideOf, type GuidePage } from "../guide/guide.ts";

/** The guide in the actor's language: of the company's modules, and of what the actor is. */
export function guideFor({ actor }: Context): GuidePage[] {
  const language = asLanguage(actor.language);
  const isAdmin = actor.adminAccesses.length > 0;
  return guideOf(language, actor.features).filter(
    ({ group }) => isAdmin || group === "everyone" || (group === "managers" && actor.directManager),
  );
}
