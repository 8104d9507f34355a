import type { Context } from "#app/platform/context/context.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { guideOf, type GuidePage } from "../guide/guide.ts";

/** The guide of the company's modules, and of what the actor is, in the actor's language. */
export function guideFor({ actor }: Pick<Context, "actor">): GuidePage[] {
  const isAdmin = actor.adminAccesses.length > 0;
  return guideOf(asLanguage(actor.language), actor.features).filter(
    ({ group }) => isAdmin || group === "everyone" || (group === "managers" && actor.directManager),
  );
}
