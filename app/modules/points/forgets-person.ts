import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Attendance of theirs goes with the points it brought. */
export const pointsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("points_appeal", "employee_id"),
    ...deletes("points_escalation", "employee_id"),
    ...deletes("points_entry", "employee_id"),
    ...deletes("shift_event", "employee_id"),
    ...deletes("points_person", "employee_id"),
    ...blanks("points_appeal", "decided_by", { answer: "empty" }),
    ...blanks("points_escalation", "decided_by", { comment: "empty" }),
    ...keeps("others", "shift_event", "recorded_by"),
    ...keeps("work", "points_policy", "created_by"),
    ...keeps("work", "points_rules", "recorded_by"),
  ],
};
