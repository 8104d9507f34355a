import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const payload = z.object({ keyId: z.string() });

/** What this room announces. */
export const embedEvents = declareEvents({
  "embeds.key-created": { payload, says: "A key for widgets on another site was made.", stays: true },
  "embeds.key-edited": { payload, says: "A key for widgets was changed.", stays: true },
  "embeds.key-rotated": {
    payload: payload.extend({ successorId: z.string() }),
    says: "A key for widgets is being replaced by another one.",
    stays: true,
  },
  "embeds.key-revoked": { payload, says: "A key for widgets opens nothing any more.", stays: true },
});
