import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What is written down of how people are told. */
export const notificationEvents = declareEvents({
  "notifications.chose": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody chose how they are told.",
    stays: true,
  },
  "notifications.device-changed": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody is told on another device, or no more on one.",
    stays: true,
  },
  "notifications.defaults-changed": {
    payload: z.object({}),
    says: "The company changed how people are told.",
    stays: true,
  },
});
