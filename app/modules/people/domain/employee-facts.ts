import { displayName } from "./full-name.ts";

export const genders = ["MALE", "FEMALE", "OTHER"] as const;
export type Gender = (typeof genders)[number];

/** What the register says of a person and what does not depend on a day; dates are local. */
export type EmployeeFacts = {
  externalId: string | null;
  firstName: string;
  lastName: string;
  preferredFirstName: string | null;
  displayName: string;
  workEmail: string;
  personalEmail: string | null;
  gender: Gender | null;
  dateOfBirth: string | null;
  ethnicity: string | null;
  experienceBeforeJoiningMonths: number | null;
};

/** The name to show: the one given, else made of the others. */
export function shownName(facts: Omit<EmployeeFacts, "displayName"> & { displayName: string | null }): string {
  return displayName(facts);
}

/** What people are asked of themselves when they join. */
export const ownFacts = [
  "preferredFirstName",
  "gender",
  "dateOfBirth",
] as const satisfies readonly (keyof EmployeeFacts)[];

/** What other systems know a person by, and so whom they take somebody for. */
export const identityFacts = ["workEmail", "externalId"] as const satisfies readonly (keyof EmployeeFacts)[];
