import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const ofEvent = z.object({ employeeId: z.string(), eventId: z.string() });
/** Several of one person at once, as a file brings them: how many, and the days of the first and the last. */
const ofSeveral = z.object({
  employeeId: z.string(),
  count: z.number(),
  from: z.string(),
  to: z.string(),
  escalationIds: z.array(z.string()),
});
const ofEscalation = z.object({ employeeId: z.string(), escalationId: z.string() });
const ofAppeal = z.object({ employeeId: z.string(), eventId: z.string(), appealId: z.string() });

/** What this room announces: ids, states and points, never a word that was written. */
export const pointsEvents = declareEvents({
  "points.event-recorded": {
    payload: ofEvent,
    says: "A late arrival, early departure or missed shift of somebody was recorded.",
    leaves: true,
  },
  "points.event-corrected": {
    payload: ofEvent.extend({ byAppeal: z.boolean().optional() }),
    says: "What was recorded of somebody's shift was corrected, and their points derived anew.",
    leaves: true,
  },
  "points.event-withdrawn": {
    payload: ofEvent,
    says: "What was recorded of somebody's shift was withdrawn, and its points taken back.",
    leaves: true,
  },
  "points.event-restored": {
    payload: ofEvent,
    says: "What was withdrawn of somebody's shift counts again.",
    leaves: true,
  },
  "points.events-recorded": {
    payload: ofSeveral,
    says: "Several events of somebody's shifts were recorded at once; the thresholds they made the person reach are named.",
    leaves: true,
  },
  "points.events-corrected": {
    payload: ofSeveral,
    says: "Several events of somebody's shifts were corrected at once, and their points derived anew.",
    leaves: true,
  },
  "points.events-withdrawn": {
    payload: ofSeveral,
    says: "Several events of somebody's shifts were withdrawn at once, and their points taken back.",
    leaves: true,
  },
  "points.threshold-reached": {
    payload: ofEscalation.extend({ threshold: z.number(), escalation: z.string() }),
    says: "Somebody reached a threshold of points.",
    leaves: true,
  },
  "points.escalation-handled": {
    payload: ofEscalation,
    says: "What a threshold asked for was done.",
    stays: true,
  },
  "points.escalation-withdrawn": {
    payload: ofEscalation,
    says: "A threshold that somebody reached was withdrawn, with a reason.",
    leaves: true,
  },
  "points.appeal-asked": {
    payload: ofAppeal,
    says: "Somebody appealed against an event; nothing escalates until it is decided.",
    leaves: true,
  },
  "points.appeal-decided": {
    payload: ofAppeal.extend({ state: z.string() }),
    says: "An appeal was granted, declined or taken back.",
    leaves: true,
  },
  "points.rules-changed": {
    payload: z.object({ policyId: z.string(), change: z.string() }),
    says: "Rules of points were added, changed or archived.",
    stays: true,
  },
});
