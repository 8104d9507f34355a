import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

/** A turn of sending to one webhook. Tries of messages have their own times, so the job is tried again for faults of ours alone. */
export const deliverWebhook = {
  id: "webhooks.deliver",
  payload: z.object({ tenantId: z.uuid(), webhookId: z.uuid() }),
  retryLimit: 2,
  retryDelay: 5,
  sideBySide: 10,
} satisfies Job;
