import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids alone. */
export const audienceEvents = declareEvents({
  "audiences.view-saved": {
    payload: z.object({ viewId: z.string(), shared: z.boolean() }),
    says: "A view of a list was saved.",
    stays: true,
  },
  "audiences.view-edited": {
    payload: z.object({ viewId: z.string(), shared: z.boolean() }),
    says: "A saved view was renamed, shared, or kept to oneself.",
    stays: true,
  },
  "audiences.view-replaced": {
    payload: z.object({ viewId: z.string() }),
    says: "A saved view shows something else.",
    stays: true,
  },
  "audiences.view-deleted": {
    payload: z.object({ viewId: z.string() }),
    says: "A saved view was deleted.",
    stays: true,
  },
  "audiences.view-restored": {
    payload: z.object({ viewId: z.string() }),
    says: "A deleted view was restored.",
    stays: true,
  },
  "audiences.default-view-chosen": {
    payload: z.object({ viewId: z.string(), chosen: z.boolean() }),
    says: "Somebody chose with which view a list opens for them, or none.",
    stays: true,
  },
  "audiences.cohort-created": {
    payload: z.object({ cohortId: z.string(), shared: z.boolean() }),
    says: "A group of people was made.",
    stays: true,
  },
  "audiences.cohort-changed": {
    payload: z.object({ cohortId: z.string(), shared: z.boolean() }),
    says: "A group of people is another, or is shared with others.",
    stays: true,
  },
  "audiences.cohort-deleted": {
    payload: z.object({ cohortId: z.string() }),
    says: "A group of people was deleted.",
    stays: true,
  },
  "audiences.cohort-restored": {
    payload: z.object({ cohortId: z.string() }),
    says: "A deleted group of people was restored.",
    stays: true,
  },
  "audiences.sharing-granted": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody may share views and groups with the company.",
    stays: true,
  },
  "audiences.sharing-withdrawn": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody may no longer share views and groups with the company.",
    stays: true,
  },
});
