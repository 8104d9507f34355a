import type { PlannedChange } from "../domain/import/plan.ts";

/** Keys of the words for what a column or a change is about. */
export const fieldWords: Record<PlannedChange["field"], string> = {
  externalId: "fact.external-id", firstName: "fact.first-name", lastName: "fact.last-name", preferredFirstName: "fact.preferred-first-name", displayName: "fact.display-name",
  workEmail: "column.email", personalEmail: "private.personal-email", gender: "private.gender", dateOfBirth: "private.date-of-birth", ethnicity: "private.ethnicity",
  experienceBeforeJoiningMonths: "fact.experience-months", joinedOn: "fact.joined-on", manager: "column.manager", orgUnit: "column.org-unit", jobRole: "column.role",
  grade: "column.grade", location: "column.location", status: "filter.status",
};
