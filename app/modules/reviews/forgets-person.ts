import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

const ofReviewee = {
  by: [
    ["form_id", "review_form"],
    ["reviewee_id", "review_reviewee"],
  ],
} as const;

/** Reviews of them and by them stay as counts: who was reviewed, when, and how it ended, without a word of anybody's. */
export const reviewsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("review_answer", "reviewer_id", { by: [["form_id", "review_form"]] }),
    ...deletes("review_answer", "employee_id", ofReviewee),
    ...deletes("review_submission", "reviewer_id", { by: [["form_id", "review_form"]] }),
    ...deletes("review_submission", "employee_id", ofReviewee),
    ...deletes("review_submission", "submitted_by"),
    ...deletes("review_external", "employee_id", ofReviewee),
    ...blanks("review_action", "employee_id", { body: "word" }, { by: [["reviewee_id", "review_reviewee"]] }),
    ...blanks("review_action", "created_by", { body: "word" }),
    ...blanks("review_nomination", "employee_id", { reason: "null" }, { by: [["reviewee_id", "review_reviewee"]] }),
    ...blanks("review_nomination", ["nominee_id", "nominated_by"], { reason: "null" }),
    ...blanks("review_reviewee", "employee_id", { settled_reason: "null", decision_reason: "null" }),
    ...blanks("review_reviewee", "settled_by", { settled_reason: "null" }),
    ...blanks("review_reviewee", "decided_by", { decision_reason: "null" }),
    ...keeps("others", "review_reviewee", ["manager_id", "shared_by"]),
    ...keeps("others", "review_form", "reviewer_id"),
    ...keeps("others", "review_external", "invited_by"),
    ...keeps("others", "review_manager_change", ["before_id", "after_id", "changed_by"]),
    ...keeps("others", "review_nomination", "approved_by"),
    ...keeps("work", "review_cycle", "created_by"),
    ...keeps("work", "review_question", "created_by"),
    ...keeps("work", "review_template", "created_by"),
  ],
};
