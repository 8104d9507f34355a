import { z } from "zod";
import { declareEvents, eventsOf } from "#app/platform/events/catalogue.ts";

/** What this room announces. `goalIds` are what followed the metric and moved with it. */
export const metricEvents = declareEvents({
  "goals.metric-added": {
    payload: z.object({ metricId: z.string() }),
    says: "A metric was added.",
    leaves: true,
  },
  "goals.metric-edited": {
    payload: z.object({ metricId: z.string(), fields: z.array(z.string()) }),
    says: "A metric was changed.",
    leaves: true,
  },
  "goals.metric-recorded": {
    payload: z.object({ metricId: z.string(), goalIds: z.array(z.string()) }),
    says: "A metric has a new value.",
    leaves: true,
  },
});

/** Keeps name and payload together where an event is recorded. */
export const metricEvent = eventsOf(metricEvents);
