import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Cohorts may stand in rules of the company, so that they stay; views that nobody else sees go. */
export const audiencesForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("cohort_person", "employee_id"),
    ...deletes("person_outcome", "employee_id"),
    ...deletes("saved_view_default", "employee_id"),
    ...deletes("saved_view", "owner_id", { only: { shared: false } }),
    ...keeps("work", "saved_view", "owner_id"),
    ...keeps("work", "cohort", "owner_id"),
  ],
};
