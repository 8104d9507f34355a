/** What this room announces: ids and states alone, never a word that was written. */
export type ReviewEvents = {
  "reviews.cycle-saved": { cycleId: string };
  "reviews.launched": { cycleId: string };
  "reviews.cycle-moved": { cycleId: string; state: string; act: string };
  /** Forms of a cycle whose reviewers are told of them; `at` is their `announced_at`. */
  "reviews.forms-opened": { cycleId: string; at: string };
  "reviews.form-opened": { formId: string; why: string };
  "reviews.form-submitted": { formId: string; forced: boolean };
  "reviews.form-reopened": { formId: string };
  "reviews.form-withdrawn": { formId: string };
  /** Forms that wait no longer for reviewers who knew of them. */
  "reviews.forms-withdrawn": { formIds: string[] };
  "reviews.form-extended": { formId: string; dueOn: string };
  "reviews.reminded": { formIds: string[]; why: string };
  "reviews.answers-saved": { formId: string };
  "reviews.nominated": { nominationId: string; accepted: boolean };
  "reviews.nomination-decided": { nominationId: string; status: string };
  "reviews.settled": { revieweeId: string; cycleId: string };
  "reviews.shared": { cycleId: string; revieweeIds: string[] };
  "reviews.result-reopened": { revieweeId: string };
  "reviews.acknowledged": { revieweeId: string; outcome: string; witnessId: string | null };
  "reviews.action-changed": { revieweeId: string; actionId: string; change: string };
  "reviews.reviewee-changed": { revieweeId: string; change: string };
  "reviews.template-changed": { templateId: string; change: string };
  "reviews.question-changed": { questionId: string; change: string };
  "reviews.probation-decided": { revieweeId: string; employeeId: string; decision: string };
};

/** Keeps name and payload together where an event is recorded. */
export function reviewEvent<Name extends keyof ReviewEvents>(
  name: Name,
  payload: ReviewEvents[Name],
): { name: Name; payload: ReviewEvents[Name] } {
  return { name, payload };
}
