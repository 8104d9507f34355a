import { redirect } from "@remix-run/node";
import { openPage } from "#app/platform/http/page.ts";
import { signedInActor } from "#app/platform/http/signed-in-actor.ts";
import { seesCompanyInsights } from "../domain/sees-company-insights.ts";
import { feedbackPlaces, insightPlaces } from "../feedback-places.ts";

const [ofPeople, ofCompany] = insightPlaces;

/** Addresses of before lead to their screens, with what was asked of them; whoever sees their people alone, to those of them. */
export const loader = openPage(async (scope, request) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.replace(/\.data$/, "") !== "/analytics/feedback")
    throw redirect(`${feedbackPlaces.received}${search}`, 301);
  const actor = await signedInActor(scope);
  const leadsOnly = actor !== null && !seesCompanyInsights(actor) && (actor.directManager || actor.skipManager);
  // Where it leads a person by their rights, browsers are not to remember it.
  throw leadsOnly ? redirect(`${ofPeople.path}${search}`) : redirect(`${ofCompany.path}${search}`, 301);
});
