import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** The person stays as a nameless record, so that what stays elsewhere has somebody to name; where they stood counts in totals. */
export const peopleForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("employee_field_value", "employee_id"),
    ...deletes("employee_photo", "employee_id"),
    ...deletes("people_tag_person", "employee_id"),
    ...deletes("team_member", "employee_id"),
    ...deletes("probation_decision", "employee_id"),
    ...keeps("numbers", "assignment", "employee_id"),
    ...keeps("others", "assignment", ["manager_id", "recorded_by"]),
    ...keeps("others", "employee_field_value", "recorded_by"),
    ...keeps("others", "people_tag_person", "attached_by"),
    ...keeps("others", "probation_decision", "decided_by"),
    ...keeps("work", "holiday", "created_by"),
  ],
};
