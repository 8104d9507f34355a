import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

/**
 * What is due to go to devices and chats in one company. Tries have times of their own: the job is tried again for faults of
 * ours alone.
 */
export const tellAway = {
  id: "notifications.tell-away",
  payload: z.object({ tenantId: z.uuid() }),
  retryLimit: 2,
  retryDelay: 5,
  sideBySide: 4,
} satisfies Job;
