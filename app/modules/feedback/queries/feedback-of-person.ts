import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { managersAbove } from "#app/modules/people/index.ts";
import { feedbackListInput, listFeedback } from "./feedback-list.ts";
import type { FeedbackRow } from "./feedback-row.ts";

/** What the reader may read of the feedback for one person: for their profile. */
export type FeedbackOfPerson = {
  rows: Omit<FeedbackRow, "cursorKey">[];
  count: number;
  isMe: boolean;
  /** The reader may ask others about this person. */
  mayRequest: boolean;
};

const shown = 3;

/** The newest of what somebody was given, as far as the actor may read it. */
export async function feedbackOfPerson(context: Context, employeeId: string): Promise<FeedbackOfPerson> {
  const input = feedbackListInput.parse({ scope: "company", receiver: employeeId });
  const { rows, counts } = await listFeedback(context, input, { limit: shown });
  const isMe = employeeId === context.actor.employeeId;
  const above = isMe ? [] : ((await managersAbove(context, [employeeId])).get(employeeId) ?? []);
  const facts = { kind: "FeedbackReceiver", employeeId, managerIds: above };
  await authorize(context, "view", facts);
  return {
    rows,
    count: counts.total,
    isMe,
    mayRequest: (await context.ability()).decide("request", facts).allowed,
  };
}
