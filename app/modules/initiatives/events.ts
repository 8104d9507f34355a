import { z } from "zod";
import { declareEvents, eventsOf } from "#app/platform/events/catalogue.ts";

const ofTask = { record: "Initiative", by: "initiativeId" } as const;

/** What this room announces: ids and states alone. */
export const initiativeEvents = declareEvents({
  "initiatives.created": {
    payload: z.object({ initiativeId: z.string(), ownerIds: z.array(z.string()) }),
    says: "A task was made.",
    leaves: true,
    concerns: ofTask,
  },
  "initiatives.owner-added": {
    // `handedOver` where whoever hands over tells of all of it at once.
    payload: z.object({ initiativeId: z.string(), ownerIds: z.array(z.string()), handedOver: z.boolean().optional() }),
    says: "Somebody was given a task.",
    leaves: true,
    concerns: ofTask,
  },
  "initiatives.edited": {
    payload: z.object({ initiativeId: z.string(), fields: z.array(z.string()) }),
    says: "A task was changed.",
    leaves: true,
    concerns: ofTask,
  },
  "initiatives.completed": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A task was completed.",
    leaves: true,
    concerns: ofTask,
  },
  "initiatives.reopened": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A completed task was opened again.",
    leaves: true,
    concerns: ofTask,
  },
  "initiatives.deleted": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A task was deleted.",
    leaves: true,
    concerns: ofTask,
  },
  "initiatives.recurred": {
    payload: z.object({ initiativeId: z.string(), seriesId: z.string() }),
    says: "The next task of a series was made.",
    stays: true,
  },
  "initiatives.restored": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A deleted task was restored.",
    leaves: true,
    concerns: ofTask,
  },
});

/** Keeps name and payload together where an event is recorded. */
export const initiativeEvent = eventsOf(initiativeEvents);
