import type { Attachable } from "#app/platform/contributions/attachable.ts";
import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { requireFeedbackFacts } from "../data/feedback-facts.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Whoever reads a feedback may comment on it; who wrote it and who was given it are told. */
export const feedbackComments: Commentable = {
  kind: "Feedback",
  comment: "FeedbackComment",
  facts: requireFeedbackFacts,
  tell: async (context, id) => {
    const { authorId, receiverId } = await requireFeedbackFacts(context, id);
    const found = await firstRow<{ title: string }>(
      context,
      sql`select case when length(body) > 60 then left(body, 59) || '…' else body end as title from {feedback} where id = ${id}`,
    );
    return {
      title: found!.title.replaceAll(/\s+/g, " "),
      link: feedbackPlaces.feedback(id),
      concerns: [authorId, receiverId].filter((one) => one !== null),
    };
  },
};

/** Whoever reads a feedback opens its files. */
export const feedbackFiles: Attachable = { kind: "Feedback", facts: requireFeedbackFacts };
