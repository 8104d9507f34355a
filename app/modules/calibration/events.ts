import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids alone, never a rating or a reason. */
export const calibrationEvents = declareEvents({
  "calibration.group-created": {
    payload: z.object({ groupId: z.string() }),
    says: "A calibration group was made.",
  },
  "calibration.group-changed": {
    payload: z.object({ groupId: z.string() }),
    says: "A calibration group has other members or other people.",
    stays: true,
  },
  "calibration.group-deleted": {
    payload: z.object({ groupId: z.string() }),
    says: "A calibration group was deleted.",
    stays: true,
  },
  "calibration.moved": {
    payload: z.object({ groupId: z.string(), moveId: z.string() }),
    says: "Somebody was moved on a calibration board.",
    stays: true,
  },
  "calibration.finished": {
    payload: z.object({ groupId: z.string() }),
    says: "A calibration group was finished.",
    leaves: true,
  },
  "calibration.reopened": {
    payload: z.object({ groupId: z.string() }),
    says: "A finished calibration group was opened again.",
  },
  "calibration.guidelines-saved": {
    payload: z.object({ cycleId: z.string() }),
    says: "The distribution a cycle aims at was changed.",
    stays: true,
  },
  "calibration.talent-saved": {
    payload: z.object({ groupId: z.string(), revieweeId: z.string() }),
    says: "Potential, risk or succession of somebody was changed.",
    stays: true,
  },
});
