import { record, useMay } from "#app/platform/ability/granting.tsx";
import type { FeedbackDetail } from "../../queries/feedback-detail.ts";

/** What the reader may do with this feedback. */
export function useMayOnFeedback({ feedback }: Pick<FeedbackDetail, "feedback">): (act: string) => boolean {
  const may = useMay();
  return (act) => may(act, record("Feedback", feedback.id));
}
