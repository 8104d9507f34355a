import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";

/** Queued for unknown addresses too: a failed sign-in costs the same whether or not the account exists. */
export const noteFailedSignIn = {
  id: "identity.note-failed-sign-in",
  payload: z.object({ identityId: z.uuid().nullable(), tenantId: z.uuid().nullable(), requestId: z.string() }),
  retryLimit: 3,
  retryDelay: 10,
} satisfies Job;
