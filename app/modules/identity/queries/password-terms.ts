import type { Database } from "#tenancy/database.ts";
import { demandOf, type PasswordDemand } from "../domain/password-policy.ts";
import { companiesOf, type CompanyChoice } from "./companies-of.ts";
import { findSignInPolicy } from "./find-sign-in-policy.ts";
import { personOf } from "./person-of.ts";

/** What a person's password has to be, in all their companies, and which words make none. */
export type PasswordTerms = { ownWords: readonly string[]; demand: PasswordDemand };

export async function passwordTermsAt(database: Database, ...places: readonly CompanyChoice[]): Promise<PasswordTerms> {
  const policies = await Promise.all(places.map(({ tenant }) => findSignInPolicy(database, tenant.id)));
  const words = await Promise.all(places.map((place) => ownWordsAt(database, place)));
  return { ownWords: words.flat(), demand: demandOf(policies.map(({ passwordRule }) => passwordRule)) };
}

export async function passwordTermsOf(database: Database, identityId: string): Promise<PasswordTerms> {
  return passwordTermsAt(database, ...(await companiesOf({ database }, identityId)));
}

/** What a stranger would try first as this person's password: the names of person and company, and the address. */
async function ownWordsAt(database: Database, place: CompanyChoice): Promise<string[]> {
  const { firstName, lastName, email } = await personOf(database, place);
  return [place.tenant.name, place.tenant.slug, firstName, lastName, ...email.split("@")];
}
