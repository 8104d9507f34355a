import { z } from "zod";
import { declareEvents, eventsOf } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids and states alone. */
export const initiativeEvents = declareEvents({
  "initiatives.created": {
    payload: z.object({ initiativeId: z.string(), ownerIds: z.array(z.string()) }),
    says: "A task was made.",
    leaves: true,
  },
  "initiatives.owner-added": {
    payload: z.object({ initiativeId: z.string(), ownerIds: z.array(z.string()) }),
    says: "Somebody was given a task.",
    leaves: true,
  },
  "initiatives.edited": {
    payload: z.object({ initiativeId: z.string(), fields: z.array(z.string()) }),
    says: "A task was changed.",
    leaves: true,
  },
  "initiatives.completed": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A task was completed.",
    leaves: true,
  },
  "initiatives.reopened": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A completed task was opened again.",
    leaves: true,
  },
  "initiatives.deleted": {
    payload: z.object({ initiativeId: z.string() }),
    says: "A task was deleted.",
    leaves: true,
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
  },
});

/** Keeps name and payload together where an event is recorded. */
export const initiativeEvent = eventsOf(initiativeEvents);
