import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

export const deliverMail = {
  id: "mail.deliver",
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
  retryLimit: 8,
  retryDelay: 15,
} satisfies Job;
