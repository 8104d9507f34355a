import { z } from "zod";
import type { Job } from "#app/platform/jobs/job.ts";
import { languages } from "#app/platform/i18n/languages.ts";

/** Looks the address up away from the request: asking takes the same time whether or not the account exists. */
export const sendResetLink = {
  id: "identity.send-reset-link",
  payload: z.object({ email: z.string(), language: z.enum(languages), requestId: z.string() }),
  retryLimit: 3,
  retryDelay: 10,
} satisfies Job;
