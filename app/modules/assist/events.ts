import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces. */
export const assistEvents = declareEvents({
  "assist.settings-changed": {
    payload: z.object({}),
    says: "Which language model helps people write was changed.",
    stays: true,
  },
  "assist.preference-chosen": {
    payload: z.object({ employeeId: z.string(), isOn: z.boolean() }),
    says: "Somebody chose whether a language model helps them.",
    stays: true,
  },
  "assist.tried": { payload: z.object({}), says: "It was tried whether the model's service answers.", stays: true },
  "assist.asked": {
    payload: z.object({ askId: z.string() }),
    says: "A language model was asked to help somebody write.",
    stays: true,
  },
});
