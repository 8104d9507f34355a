import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { FeedbackRequest } from "../data/entities.ts";
import { requireRequestFacts } from "../data/request-facts.ts";
import { ids } from "../domain/ids.ts";

export const archiveRequestInput = z.object({
  requestId: ids.request,
  archived: z.enum(["yes", "no"]).default("yes").describe("`no` brings an archived request back into the list."),
});

/** Puts a request out of one's list of them, or back into it; whoever was asked still answers. */
export async function archiveRequest(
  context: Context,
  { requestId, archived }: z.output<typeof archiveRequestInput>,
): Promise<{ requestId: string }> {
  await authorize(context, "archive", await requireRequestFacts(context, requestId));
  const request = await holdRecord(
    context,
    FeedbackRequest,
    { id: requestId },
    { version: undefined, subject: "FeedbackRequest", changedBy: [] },
  );
  request.archivedAt = archived === "yes" ? context.clock.now() : null;
  await context.em.flush();
  await writeAuditEntry(context, {
    action: archived === "yes" ? "feedback.archive-request" : "feedback.unarchive-request",
    subjectType: "FeedbackRequest",
    subjectId: requestId,
  });
  return { requestId };
}
