import { z } from "zod";
import { declareEvents, eventsOf } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids and states alone, never what was written. */
export const feedbackEvents = declareEvents({
  "feedback.shared": {
    payload: z.object({ feedbackId: z.string() }),
    says: "Feedback was shared with whom it is for.",
    leaves: true,
    concerns: { record: "Feedback", by: "feedbackId" },
  },
  "feedback.edited": {
    payload: z.object({ feedbackId: z.string(), fields: z.array(z.string()) }),
    says: "Feedback was changed.",
  },
  "feedback.deleted": {
    payload: z.object({ feedbackId: z.string() }),
    says: "Feedback was deleted.",
  },
  "feedback.restored": {
    payload: z.object({ feedbackId: z.string() }),
    says: "Deleted feedback was restored.",
  },
  "feedback.thanked": {
    payload: z.object({ feedbackId: z.string() }),
    says: "Somebody thanked for feedback.",
  },
  "feedback.change-noted": {
    payload: z.object({ feedbackId: z.string() }),
    says: "Somebody noted what they changed because of feedback.",
  },
  "feedback.requested": {
    payload: z.object({ requestId: z.string(), askIds: z.array(z.string()) }),
    says: "People were asked for feedback.",
    leaves: true,
  },
  "feedback.request-accepted": {
    payload: z.object({ askId: z.string() }),
    says: "Somebody will give the feedback they were asked for.",
  },
  "feedback.request-declined": {
    payload: z.object({ askId: z.string() }),
    says: "Somebody declined to give feedback.",
  },
  "feedback.request-answered": {
    payload: z.object({ askId: z.string(), feedbackId: z.string() }),
    says: "Feedback was given that somebody had asked for.",
    leaves: true,
  },
  "feedback.request-cancelled": {
    payload: z.object({ askId: z.string() }),
    says: "Feedback is no longer asked of somebody.",
  },
  "feedback.request-reminded": {
    payload: z.object({ askId: z.string() }),
    says: "Somebody was reminded of a request for feedback.",
  },
});

/** Keeps name and payload together where an event is recorded. */
export const feedbackEvent = eventsOf(feedbackEvents);
