import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Given or received, feedback stays as a count without its words. */
export const feedbackForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("feedback_archive", "employee_id"),
    ...blanks("feedback", ["author_id", "receiver_id"], { body: "word", change_note: "null", change_noted_at: "null" }),
    ...blanks("feedback_ask", "provider_id", { reason: "null" }),
    ...blanks("feedback_request", ["requester_id", "receiver_id"], { question: "word" }),
    ...keeps("others", "feedback", ["manager_id", "requester_id", "deleted_by"]),
  ],
};
