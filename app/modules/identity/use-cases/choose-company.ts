import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import { companiesOfSession } from "../queries/companies-of-session.ts";
import { enterPlace, type Entered } from "./enter.ts";
import type { SessionScope } from "./start-session.ts";
import type { SignInScope } from "./sign-in.ts";

export const chooseCompanyInput = z.object({ company: z.string().max(63), returnTo: z.string().optional() });

/** Enters one of one's companies under a new session; a company that is not one's own is not found. */
export async function chooseCompany(
  scope: SessionScope & Pick<SignInScope, "hostTenant">,
  { company }: z.output<typeof chooseCompanyInput>,
): Promise<Entered> {
  if (!scope.session) throw notFound("Company");
  const { choices, only } = await companiesOfSession(scope);
  const place = choices.find(({ tenant }) => tenant.slug === company);
  if (!place) throw notFound("Company");
  // What opens one company alone is in there already.
  if (only !== null) return "IN";
  return enterPlace(scope, scope.session.identityId, place);
}
