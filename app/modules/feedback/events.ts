/** What this room announces: ids and states alone, never what was written. */
export type FeedbackEvents = {
  "feedback.shared": { feedbackId: string };
  "feedback.edited": { feedbackId: string; fields: string[] };
  "feedback.deleted": { feedbackId: string };
  "feedback.restored": { feedbackId: string };
  "feedback.thanked": { feedbackId: string };
  "feedback.change-noted": { feedbackId: string };
  "feedback.requested": { requestId: string; askIds: string[] };
  "feedback.request-accepted": { askId: string };
  "feedback.request-declined": { askId: string };
  "feedback.request-answered": { askId: string; feedbackId: string };
  "feedback.request-cancelled": { askId: string };
  "feedback.request-reminded": { askId: string };
};

/** Keeps name and payload together where an event is recorded. */
export function feedbackEvent<Name extends keyof FeedbackEvents>(
  name: Name,
  payload: FeedbackEvents[Name],
): { name: Name; payload: FeedbackEvents[Name] } {
  return { name, payload };
}
