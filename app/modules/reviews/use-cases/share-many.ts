import type { z } from "zod";
import { audienceShape, keptAudience, type AudienceRule } from "#app/modules/audiences/domain.ts";
import { audienceNames, refusedIn, requireAudience, type PersonOutcome } from "#app/modules/audiences/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { ids } from "../domain/ids.ts";
import { shareResultsTask } from "../jobs/share-results.task.ts";
import { oneCycle } from "./launch-cycle.ts";
import { shareResult } from "./share-results.ts";
import { sql } from "#tenancy/sql.ts";

export const shareManyInput = oneCycle.extend(audienceShape);
export const retryShareInput = oneCycle.extend({ runId: ids.run });
export type AskedShare = { cycleId: string; taskId: string };

/** Has the results of many shared, in the background, by the actor's rights. */
export async function shareMany(
  context: Context,
  { cycleId, ...audience }: z.output<typeof oneCycle> & AudienceRule,
): Promise<AskedShare> {
  await requireSharing(context, cycleId);
  await requireAudience(context, audience);
  return ask(context, cycleId, audience);
}

/** Has those tried again who were refused in a run. */
export async function retryShare(
  context: Context,
  { cycleId, runId }: z.output<typeof retryShareInput>,
): Promise<AskedShare> {
  await requireSharing(context, cycleId);
  const run = await findTask(context, shareResultsTask, runId);
  const employeeIds = run?.aboutId === cycleId ? await refusedIn(context, runId) : [];
  if (employeeIds.length === 0) throw notFound("The run");
  return ask(context, cycleId, { employeeIds });
}

async function requireSharing(context: Context, cycleId: string): Promise<void> {
  const { state } = await requireCycle(context, "run", cycleId);
  if (state !== "IN_PROGRESS" && state !== "PUBLISHED")
    throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
}

async function ask(context: Context, cycleId: string, audience: AudienceRule): Promise<AskedShare> {
  const kept = keptAudience(audience);
  const input = { cycleId, audience: kept, named: await audienceNames(context, audience) };
  const { taskId } = await startTask(context, shareResultsTask, input, { aboutId: cycleId });
  await writeAuditEntry(context, {
    action: "reviews.share-many",
    subjectType: "ReviewCycle",
    subjectId: cycleId,
    detail: { taskId, audience: kept },
  });
  return { cycleId, taskId };
}

/** Shares what of somebody's results in a cycle can be: all whose managers have submitted, where one is reviewed again and again. */
export async function shareWithPerson(context: Context, cycleId: string, employeeId: string): Promise<PersonOutcome> {
  const open = await context.rows<{ id: string; ready: boolean }>(
    sql`select r.id, not exists (select from {review_form} f where f.reviewee_id = r.id and f.provider = 'MANAGER'
          and f.status <> 'SUBMITTED' and f.removed_at is null) as ready
      from {review_reviewee} r where r.cycle_id = ${cycleId} and r.employee_id = ${employeeId} and r.removed_at is null
        and r.shared_at is null order by r.anchor_on desc, r.id`,
  );
  const ready = open.filter((one) => one.ready);
  // Where nothing can be shared, the newest says why.
  for (const { id } of ready.length > 0 ? ready : open.slice(0, 1)) await shareResult(context, { revieweeId: id });
  return { outcome: open.length > 0 ? "SHARED" : "ALREADY", recordId: open[0]?.id ?? null };
}
