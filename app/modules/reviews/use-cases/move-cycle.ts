import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import { cycleAfter, type CycleAct, type CycleState } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import { reasonInput } from "./review-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const moveCycleInput = z.object({ cycleId: ids.cycle });
export const reasonedCycleInput = moveCycleInput.extend({ reason: reasonInput });
export type MovedCycle = { cycleId: string; state: CycleState };

/** Stops a cycle; all that was written stays, and it can be restored. */
export function cancelCycle(context: Context, input: z.output<typeof reasonedCycleInput>): Promise<MovedCycle> {
  return move(context, "cancel", input);
}

export function restoreCycle(context: Context, input: z.output<typeof moveCycleInput>): Promise<MovedCycle> {
  return move(context, "restore", input);
}

/** Opens a published cycle again; results that were shared stay shared until they are reopened one by one. */
export function reopenCycle(context: Context, input: z.output<typeof reasonedCycleInput>): Promise<MovedCycle> {
  return move(context, "reopen", input);
}

/** Ends a cycle: nothing more is filled in, and every result that is there is shared but the actor's, which others share. */
export async function publishCycle(context: Context, input: z.output<typeof moveCycleInput>): Promise<MovedCycle> {
  const moved = await move(context, "publish", input);
  const rows = await context.rows<{ id: string }>(
    sql`update {review_reviewee} set shared_at = ${context.clock.now()}, shared_by = ${context.actor.employeeId},
      version = version + 1
         where cycle_id = ${input.cycleId} and employee_id <> ${context.actor.employeeId} and shared_at is null and removed_at is null
           and exists (select from {review_form} f where f.reviewee_id = {review_reviewee}.id and f.provider = 'MANAGER'
             and f.status = 'SUBMITTED') returning id`,
  );
  if (rows.length > 0)
    await writeDown(
      context,
      "reviews.shared",
      { cycleId: input.cycleId, revieweeIds: rows.map(({ id }) => id) },
      { action: "share", subject: "ReviewCycle", id: input.cycleId, detail: { people: rows.length } },
    );
  return moved;
}

async function move(
  context: Context,
  act: CycleAct,
  { cycleId, reason }: { cycleId: string; reason?: string },
): Promise<MovedCycle> {
  await requireCycle(context, "run", cycleId);
  const record = await holdRecord(
    context,
    ReviewCycle,
    { id: cycleId },
    { version: undefined, subject: "ReviewCycle", changedBy: [] },
  );
  const before = record.state as CycleState;
  const state = cycleAfter(act, before);
  if (!state) throw conflict("reviews.not-from-here", `It cannot be done to a cycle that is ${before}.`);
  const now = context.clock.now();
  record.state = state;
  record.stateBefore = before;
  record.cancelledAt = act === "cancel" ? now : null;
  if (act === "publish") record.publishedAt = now;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.cycle-moved",
    { cycleId, state, act },
    {
      action: `${act}-cycle`,
      subject: "ReviewCycle",
      id: cycleId,
      detail: { before, after: state, ...(reason ? { reason } : {}) },
    },
  );
  return { cycleId, state };
}
