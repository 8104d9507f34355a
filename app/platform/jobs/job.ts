import type { z } from "zod";
import type { Config } from "#app/platform/config/config.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { ControlTransaction } from "#tenancy/control-plane.ts";
import type { Database } from "#tenancy/database.ts";

/** A kind of background work, cheap to know: what it takes and how often it is tried. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  /** Also the name of its queue: `mail.deliver`. */
  readonly id: string;
  readonly payload: Payload;
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled after each. */
  readonly retryDelay: number;
  /** How many a worker does side by side, each for itself; absent is one. */
  readonly sideBySide?: number;
  /**
   * Work of one queue that waits only behind its like: each lane is worked on for itself, by two at a time, of which one
   * company has one.
   */
  readonly lanes?: readonly string[];
};

/** What background work of rooms is given: it stands in no company's transaction. */
export type JobServices = { config: Config; database: Database; clock: Clock; mailer: Mailer };

export type EnqueueOptions = {
  /** Work that is put into its queue twice under one id is there once. */
  id?: string;
  lessUrgent?: boolean;
  lane?: string;
  company?: string;
  notBefore?: Date;
  /** It is in the queue once this transaction stays, and not otherwise. */
  within?: Pick<ControlTransaction, "client">;
};

/** Puts work into its queue; it is done at least once, by whichever worker is free. */
export type JobQueue = {
  /** What is less urgent than the rest of its queue is done when nothing else waits there. */
  enqueue<Payload extends z.ZodType>(
    job: Job<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
};

/** Work and what does it; the handler is loaded when its first job comes. */
export type JobHandler = {
  readonly job: Job;
  readonly load: () => Promise<(payload: unknown) => Promise<void>>;
};

/** Joins a job and its handler; what the handler gets has been checked against the job's payload. */
export function jobHandler<Payload extends z.ZodType>(
  job: Job<Payload>,
  load: () => Promise<(payload: z.output<Payload>) => Promise<void>>,
): JobHandler {
  return {
    job,
    load: async () => {
      const handle = await load();
      return (payload) => handle(job.payload.parse(payload));
    },
  };
}
