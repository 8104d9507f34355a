import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const payload = z.object({ webhookId: z.string() });

/** What this room announces. */
export const webhookEvents = declareEvents({
  "webhooks.created": { payload, says: "A webhook was added.", stays: true },
  "webhooks.edited": { payload, says: "A webhook was changed.", stays: true },
  "webhooks.removed": { payload, says: "A webhook was removed.", stays: true },
  "webhooks.secret-rotated": { payload, says: "A webhook signs with a new secret.", stays: true },
  "webhooks.paused": { payload, says: "A webhook was paused.", stays: true },
  "webhooks.resumed": { payload, says: "A webhook was switched on again.", stays: true },
  "webhooks.tested": { payload, says: "A test message was sent to a webhook.", stays: true },
  "webhooks.replayed": {
    payload: payload.extend({ count: z.number() }),
    says: "Messages of a webhook were sent again.",
    stays: true,
  },
  /** Heard by its notice. */
  "webhooks.stopped": { payload: payload.extend({ because: z.string() }), says: "A webhook stopped by itself." },
});
