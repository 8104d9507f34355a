import { Counter } from "prom-client";
import type { JobEnded } from "#app/platform/jobs/job-runner.ts";
import type { Logger } from "#app/platform/config/logger.ts";

/** How jobs of this process ended, each try for itself. */
export const jobOutcomes = new Counter({
  name: "cairn_job_tries_total",
  help: "Tries of jobs that ended, by queue and by how.",
  labelNames: ["queue", "outcome"] as const,
  registers: [],
});

/** Counts, and says of one that failed which it was; why stands with the job, for it may name somebody. */
export function countJobs(logger: Logger): JobEnded {
  return (queue, outcome) => {
    jobOutcomes.inc({ queue, outcome });
    if (outcome === "failed") logger.warn({ job: queue }, "a job failed; it is tried again as its queue has it");
  };
}
