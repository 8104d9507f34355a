import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** What was said of them goes; where they sat in a group as one who judges stays with what was judged. */
export const calibrationForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("calibration_successor", "employee_id"),
    ...deletes("calibration_talent", "employee_id", { by: [["reviewee_id", "review_reviewee"]] }),
    ...deletes("calibration_presence", "employee_id"),
    ...blanks("calibration_move", "employee_id", { reason: "word" }, { by: [["reviewee_id", "review_reviewee"]] }),
    ...blanks("calibration_move", "moved_by", { reason: "word" }),
    ...keeps("others", "calibration_member", "employee_id"),
    ...keeps("others", "calibration_talent", "changed_by"),
    ...keeps("work", "calibration_group", ["created_by", "finished_by"]),
  ],
};
