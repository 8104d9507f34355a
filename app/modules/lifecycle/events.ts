import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const ofJourney = z.object({ journeyId: z.string(), employeeId: z.string(), moment: z.string() });

/** What this room announces: ids, days and states, never a word that was written. */
export const lifecycleEvents = declareEvents({
  "lifecycle.journey-started": {
    payload: ofJourney.extend({ onDay: z.string() }),
    says: "Somebody joins, moves, is away, comes back or leaves on a day, and a journey was begun for it.",
    leaves: true,
  },
  "lifecycle.journey-rescheduled": {
    payload: ofJourney.extend({ onDay: z.string() }),
    says: "The register says another day now, and the journey and its open steps go with it.",
    leaves: true,
  },
  "lifecycle.journey-planned": {
    payload: ofJourney.extend({ onDay: z.string() }),
    says: "What a journey that began by itself left open was planned: who gets what, and why.",
    stays: true,
  },
  "lifecycle.journey-told": {
    payload: ofJourney.extend({ onDay: z.string() }),
    says: "A journey that its person did not know of was told to them.",
    leaves: true,
  },
  "lifecycle.journey-moved": {
    payload: ofJourney,
    says: "The day came: what was handed over went to others.",
    leaves: true,
  },
  "lifecycle.journey-withdrawn": {
    payload: ofJourney.extend({ onDay: z.string() }),
    says: "A journey is not to be, and what it changed was taken back.",
    leaves: true,
  },
  "lifecycle.journey-finished": {
    payload: ofJourney,
    says: "All steps of a journey are done or skipped.",
    leaves: true,
  },
  "lifecycle.step-closed": {
    payload: ofJourney.extend({ stepId: z.string(), state: z.string() }),
    says: "A step of a journey was done, skipped or opened again.",
    leaves: true,
  },
  /** `handedOver` where it went over with all else of somebody, which is told at once. */
  "lifecycle.step-given": {
    payload: ofJourney.extend({ stepId: z.string(), assigneeId: z.string(), handedOver: z.boolean().optional() }),
    says: "A step of a journey is somebody else's now.",
    leaves: true,
  },
  /** `assigneeId` has so many steps that are due by `dueOn`. */
  "lifecycle.steps-due": {
    payload: ofJourney.extend({ assigneeId: z.string(), count: z.number(), dueOn: z.string() }),
    says: "Steps of a journey are due today or late, and whose they are is reminded.",
    leaves: true,
  },
  "lifecycle.welcome-sent": {
    payload: ofJourney,
    says: "A joiner was sent the link to their page.",
    stays: true,
  },
  "lifecycle.template-saved": {
    payload: z.object({ templateId: z.string(), number: z.number() }),
    says: "A template of journeys was added or changed; journeys that run keep their steps.",
    stays: true,
  },
  "lifecycle.template-archived": {
    payload: z.object({ templateId: z.string(), archived: z.boolean() }),
    says: "A template of journeys was put away or brought back.",
    stays: true,
  },
});
