import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { FeedbackRequest } from "../data/entities.ts";
import { requireRequestFacts } from "../data/request-facts.ts";
import { ids } from "../domain/ids.ts";
import { sql } from "#tenancy/sql.ts";

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

export const archiveRequestsInput = z.object({
  // A form sends one value as itself.
  requestIds: z
    .preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(z.guid()).min(1).max(100))
    .describe("The ids of the requests, 100 at most."),
  archived: archiveRequestInput.shape.archived,
});

/** The same with several, all or none; those that stood so already stay as they are and are not named. */
export async function archiveRequests(
  context: Context,
  { requestIds, archived }: z.output<typeof archiveRequestsInput>,
): Promise<{ requestIds: string[] }> {
  const changed: string[] = [];
  // In one order, so that of two at once none waits for the other for ever.
  for (const requestId of [...new Set(requestIds)].toSorted()) {
    await authorize(context, "archive", await requireRequestFacts(context, requestId));
    if ((await isArchived(context, requestId)) === (archived === "yes")) continue;
    await archiveRequest(context, { requestId, archived });
    changed.push(requestId);
  }
  return { requestIds: changed };
}

async function isArchived(context: Context, requestId: string): Promise<boolean> {
  const rows = await context.rows(
    sql`select from {feedback_request} where id = ${requestId} and archived_at is not null`,
  );
  return rows.length > 0;
}
