import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What is written down of somebody's own home page. */
export const homeEvents = declareEvents({
  "home.first-steps-shown": {
    payload: z.object({ employeeId: z.string(), shown: z.boolean() }),
    says: "Somebody hid their first steps, or had them shown again.",
    stays: true,
  },
});
