import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Their address for calendars goes; how they sign in goes with the register of sign-ins. */
export const identityForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("calendar_address", "employee_id"),
    ...keeps("work", "support_consent", "granted_by"),
    ...keeps("audit", "person_erasure", ["employee_id", "asked_by", "called_off_by"]),
  ],
};
