import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** How they grew goes; what they wrote about others loses its words. */
export const developForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("growth_plan", "employee_id"),
    ...deletes("level_up_request", "employee_id"),
    ...deletes("competency_assessment", "employee_id"),
    ...deletes("self_assessment_ask", "employee_id"),
    ...deletes("profile_note", "employee_id"),
    ...deletes("develop_preference", "employee_id"),
    ...blanks("competency_assessment", "assessed_by", { comment: "empty" }),
    ...blanks("level_up_request", "requested_by", { reason: "empty" }),
    ...blanks("level_up_request", "manager_id", { manager_comment: "empty" }),
    ...blanks("level_up_request", "admin_id", { admin_comment: "empty" }),
    ...keeps("others", "growth_plan", ["mentor_id", "agreed_by"]),
    ...keeps("others", "self_assessment_ask", "asked_by"),
    ...keeps("work", "competency_version", "created_by"),
    ...keeps("work", "role_expectation", "recorded_by"),
  ],
};
