import { blanks, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Goals are the company's work and keep their words; what was said at a check-in does not. */
export const goalsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...blanks("goal_check_in", "employee_id", { comment: "empty" }),
    ...blanks("goal_dependency", "asked_by", { note: "empty" }),
    ...keeps("work", "goal", "created_by"),
    ...keeps("work", "goal_owner", "employee_id"),
    ...keeps("others", "goal_check_in", "acknowledged_by"),
    ...keeps("others", "goal_dependency", "answered_by"),
    ...keeps("work", "goal_access_template", "last_edited_by"),
    ...keeps("work", "goal_feed", "created_by"),
    ...keeps("work", "goal_realignment", ["employee_id", "undone_by"]),
  ],
};
