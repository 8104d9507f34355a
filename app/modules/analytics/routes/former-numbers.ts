import { redirect } from "@remix-run/node";
import { openPage } from "#app/platform/http/page.ts";
import { signedInActor } from "#app/platform/http/signed-in-actor.ts";
import { placeOfFormer } from "../analytics-places.ts";
import { seesCompany } from "../domain/sees-company.ts";

/** Addresses of before lead to their screens, with what was asked of them; whoever sees their people alone, to those of them. */
export const loader = openPage(async (scope, request) => {
  const { pathname, search } = new URL(request.url);
  const actor = await signedInActor(scope);
  const leadsOnly = actor !== null && !seesCompany(actor) && (actor.directManager || actor.skipManager);
  const place = placeOfFormer(pathname.replace(/\.data$/, ""), leadsOnly ? "all-reports" : "company");
  // Where it leads a person by their rights, browsers are not to remember it.
  throw redirect(`${place}${search}`, leadsOnly ? 302 : 301);
});
