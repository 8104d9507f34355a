import { z } from "zod";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { emailInput } from "../domain/email.ts";
import { sendResetLink } from "../jobs/send-reset-link.job.ts";
import { takeResetTry } from "./sign-in-throttle.ts";

export const requestResetInput = z.object({ email: emailInput });

export type RequestResetScope = Pick<
  RequestScope,
  "database" | "clock" | "address" | "jobs" | "language" | "requestId"
>;

/** Asks for a link to a new password. Whether anybody has the address is looked up later, out of sight and out of the clock. */
export async function requestReset(
  scope: RequestResetScope,
  { email }: z.output<typeof requestResetInput>,
): Promise<void> {
  await takeResetTry(scope, email);
  await scope.jobs.enqueue(sendResetLink, { email, language: scope.language, requestId: scope.requestId });
}
