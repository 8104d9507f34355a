import type { Database } from "#tenancy/database.ts";
import { companiesOf, type CompanyChoice } from "./companies-of.ts";
import { personOf } from "./person-of.ts";

/** What a stranger would try first as this person's password: the names of person and company, and the address. */
export async function ownWordsAt(database: Database, place: CompanyChoice): Promise<string[]> {
  const { firstName, lastName, email } = await personOf(database, place);
  return [place.tenant.name, place.tenant.slug, firstName, lastName, ...email.split("@")];
}

export async function ownWordsOf(database: Database, identityId: string): Promise<string[]> {
  const places = await companiesOf({ database }, identityId);
  return (await Promise.all(places.map((place) => ownWordsAt(database, place)))).flat();
}
