import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

export const noteChanges = [
  "DRAFTED",
  "BEGUN",
  "EDITED",
  "DELETED",
  "SUBMITTED",
  "RETURNED",
  "PUBLISHED",
  "REMINDED",
  "ANSWERED",
  "REFUSED",
  "EXPIRED",
  "APPEALED",
  "APPEAL_WITHDRAWN",
  "APPEAL_UPHELD",
  "APPEAL_DISMISSED",
  "HELD",
  "RELEASED",
] as const;

/** What this room announces: ids and turns alone, and nothing of it leaves the company. */
export const disciplinaryEvents = declareEvents({
  "disciplinary.note-changed": {
    payload: z.object({ noteId: z.string(), change: z.enum(noteChanges) }),
    says: "A note was begun, changed, reviewed, published, answered, refused, appealed against, held or released.",
  },
  "disciplinary.statement-changed": {
    payload: z.object({ statementId: z.string(), change: z.enum(["ASKED", "STATED", "DECLINED"]) }),
    says: "A witness was asked, has stated what they saw, or declined to.",
  },
  "disciplinary.expunged": {
    payload: z.object({ certificateId: z.string() }),
    says: "A note was expunged.",
    stays: true,
  },
  "disciplinary.settings-changed": {
    payload: z.object({}),
    says: "Rules for notes, or their types, were changed.",
    stays: true,
  },
});
