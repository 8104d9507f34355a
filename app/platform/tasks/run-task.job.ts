import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

/** One queue for the tasks of all companies. A fault is tried twice more; what was refused is not. */
export const runTaskJob = {
  id: "tasks.run",
  payload: z.object({ tenantId: z.uuid(), taskId: z.uuid() }),
  retryLimit: 2,
  retryDelay: 5,
} satisfies Job;
