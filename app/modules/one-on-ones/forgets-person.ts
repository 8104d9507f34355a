import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

const both = ["organiser_id", "partner_id"] as const;
const ofMeeting = {
  by: [
    ["meeting_id", "one_on_one_meeting"],
    ["series_id", "one_on_one_series"],
  ],
} as const;

/** That two people met stays; what they said and noted goes for both, since it is about both. */
export const oneOnOnesForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("one_on_one_note", "author_id"),
    ...deletes("one_on_one_note", both, ofMeeting),
    ...deletes("one_on_one_reflection", "employee_id"),
    ...deletes("one_on_one_reply", "employee_id"),
    ...deletes("one_on_one_dismissal", "employee_id"),
    ...deletes("one_on_one_preference", "employee_id"),
    ...deletes("one_on_one_handover", ["employee_id", "manager_id"]),
    ...deletes("one_on_one_shared_edit", "author_id"),
    ...deletes("one_on_one_shared_edit", both, ofMeeting),
    ...blanks("one_on_one_shared_note", both, { body: "empty", snapshot: "null" }, ofMeeting),
    ...blanks("one_on_one_point", "author_id", { body: "word" }),
    ...blanks("one_on_one_point", both, { body: "word" }, { by: [["series_id", "one_on_one_series"]] }),
    ...keeps("numbers", "one_on_one_series", both),
    ...keeps("others", "one_on_one_point", "done_by"),
    ...keeps("others", "one_on_one_meeting", "acknowledged_by"),
    ...keeps("work", "one_on_one_question", "created_by"),
    ...keeps("work", "one_on_one_template", "created_by"),
  ],
};
