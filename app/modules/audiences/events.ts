import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids alone. */
export const audienceEvents = declareEvents({
  "audiences.view-saved": {
    payload: z.object({ viewId: z.string(), shared: z.boolean() }),
    says: "A view of a list was saved.",
  },
  "audiences.view-edited": {
    payload: z.object({ viewId: z.string(), shared: z.boolean() }),
    says: "A saved view was renamed, shared, or kept to oneself.",
  },
  "audiences.view-replaced": {
    payload: z.object({ viewId: z.string() }),
    says: "A saved view shows something else.",
  },
  "audiences.view-deleted": {
    payload: z.object({ viewId: z.string() }),
    says: "A saved view was deleted.",
  },
  "audiences.view-restored": {
    payload: z.object({ viewId: z.string() }),
    says: "A deleted view was restored.",
  },
  "audiences.default-view-chosen": {
    payload: z.object({ viewId: z.string(), chosen: z.boolean() }),
    says: "Somebody chose with which view a list opens for them, or none.",
  },
  "audiences.cohort-created": {
    payload: z.object({ cohortId: z.string(), shared: z.boolean() }),
    says: "A group of people was made.",
  },
  "audiences.cohort-changed": {
    payload: z.object({ cohortId: z.string(), shared: z.boolean() }),
    says: "A group of people is another, or is shared with others.",
  },
  "audiences.cohort-deleted": {
    payload: z.object({ cohortId: z.string() }),
    says: "A group of people was deleted.",
  },
  "audiences.cohort-restored": {
    payload: z.object({ cohortId: z.string() }),
    says: "A deleted group of people was restored.",
  },
  "audiences.sharing-granted": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody may share views and groups with the company.",
  },
  "audiences.sharing-withdrawn": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody may no longer share views and groups with the company.",
  },
});
