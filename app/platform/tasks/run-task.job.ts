import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

/** Tasks wait behind their like alone: a long import holds up no export. */
export const taskLanes = ["small", "exports", "imports", "runs"] as const;
export type TaskLane = (typeof taskLanes)[number];

/** One queue for the tasks of all companies, in lanes. A fault is tried twice more; what was refused is not. */
export const runTaskJob = {
  id: "tasks.run",
  payload: z.object({ tenantId: z.uuid(), taskId: z.uuid() }),
  retryLimit: 2,
  retryDelay: 5,
  lanes: taskLanes,
} satisfies Job;
