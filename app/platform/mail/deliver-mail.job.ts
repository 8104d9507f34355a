import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

/** A mail on its way. Its text may hold a link that lets somebody in, so it waits, and is kept afterwards, sealed. */
export const deliverMail = {
  id: "mail.deliver",
  payload: z.object({ id: z.string(), sealed: z.string(), tenantId: z.uuid().nullish() }),
  retryLimit: 8,
  retryDelay: 15,
  sideBySide: 20,
} satisfies Job;

/** A mail to somebody outside a company: however many wait, no mail to its own people waits behind them. */
export const deliverOutside = { ...deliverMail, id: "mail.deliver-outside", sideBySide: 1 } satisfies Job;

/** The names of both. */
export const mailQueues: readonly string[] = [deliverMail.id, deliverOutside.id];

export type WaitingMail = z.output<typeof deliverMail.payload>;
