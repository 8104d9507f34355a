import { z } from "zod";
import { declareEvents, type EventNamed } from "#app/platform/events/catalogue.ts";

const payload = z.object({
  about: z.string(),
  record: z.string(),
  commentId: z.string(),
  /** Those it names anew are told: of what is deleted or restored, nobody. */
  mentionedIds: z.array(z.string()),
});

/** What this room announces. */
export const commentEvents = declareEvents({
  "comments.added": {
    payload,
    says: "Somebody commented on a record.",
    leaves: true,
    concerns: { recordIn: "about", by: "record" },
  },
  "comments.edited": { payload, says: "A comment was reworded." },
  "comments.deleted": { payload, says: "A comment was deleted.", stays: true },
  "comments.restored": { payload, says: "A deleted comment was restored.", stays: true },
});

export type CommentEvent = EventNamed<typeof commentEvents, keyof typeof commentEvents>;
