import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What is written down of how people are told. */
export const notificationEvents = declareEvents({
  "notifications.chose": {
    payload: z.object({ employeeId: z.string() }),
    says: "Somebody chose when they are told by mail.",
    stays: true,
  },
  "notifications.defaults-changed": {
    payload: z.object({}),
    says: "The company changed when people are told by mail.",
    stays: true,
  },
});
