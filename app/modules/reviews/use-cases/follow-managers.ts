import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { ids } from "../domain/ids.ts";
import { peopleMoved } from "../queries/manager-changes.ts";
import { announceForms } from "./announce-forms.ts";
import { moveAccountable } from "./move-accountable.ts";
import { several } from "./review-input.ts";
import { sql } from "#tenancy/sql.ts";

export const followManagersInput = z.object({
  cycleId: ids.cycle,
  revieweeIds: several(ids.reviewee).describe("Only these people; everybody whose manager changed where it is empty."),
});

/** Managers of today become accountable, for everybody whose manager changed since the launch or for some of them. */
export async function followManagers(
  context: Context,
  { cycleId, revieweeIds }: z.output<typeof followManagersInput>,
): Promise<{ actId: string; changed: number }> {
  const cycle = await requireRunning(context, cycleId);
  const which = revieweeIds.length > 0 ? sql`r.id = any(${revieweeIds}::uuid[])` : sql`true`;
  return followAll(context, cycle, { which, by: context.actor.employeeId });
}

/** The same as the product does it by itself, where the cycle's policy says so. */
export async function followAll(
  context: Context,
  cycle: CycleRecord,
  { which, by }: { which?: ReturnType<typeof sql>; by: string | null },
): Promise<{ actId: string; changed: number }> {
  const actId = context.newId();
  let changed = 0;
  // Nobody has a hand in who judges them, whatever they administer.
  const others = sql`r.employee_id is distinct from ${by}::uuid and ${which ?? sql`true`}`;
  for (const { revieweeId, afterId } of await peopleMoved(context, cycle.id, others)) {
    const move = { revieweeId, managerId: afterId, actId, reason: "manager-changed", by };
    if (await moveAccountable(context, cycle, move)) changed += 1;
  }
  if (changed > 0) await announceForms(context, cycle.id);
  return { actId, changed };
}

export const undoManagersInput = z.object({
  cycleId: ids.cycle,
  actId: z.guid().describe("The change of managers that is taken back."),
});

/** Takes a change of managers back, for those whose result was not shared since and who were not moved again. */
export async function undoManagers(
  context: Context,
  { cycleId, actId }: z.output<typeof undoManagersInput>,
): Promise<{ changed: number }> {
  const cycle = await requireRunning(context, cycleId);
  const changes = await context.rows<{ id: string; revieweeId: string; beforeId: string | null }>(
    sql`select m.id, m.reviewee_id as "revieweeId", m.before_id as "beforeId" from {review_manager_change} m
        join {review_reviewee} r on r.id = m.reviewee_id
      where m.act_id = ${actId} and r.cycle_id = ${cycleId} and m.undone_at is null and r.shared_at is null
        and r.manager_id is not distinct from m.after_id and r.employee_id <> ${context.actor.employeeId}
      order by m.id for update of m`,
  );
  if (changes.length === 0) throw notFound("ReviewManagerChange");
  const undone = context.newId();
  for (const { revieweeId, beforeId } of changes)
    await moveAccountable(context, cycle, {
      ...{ revieweeId, managerId: beforeId, actId: undone, reason: "undone", by: context.actor.employeeId },
    });
  await context.rows(
    sql`update {review_manager_change} set undone_at = ${context.clock.now()}
      where id = any(${changes.map(({ id }) => id)}::uuid[]) or act_id = ${undone}`,
  );
  await announceForms(context, cycleId);
  return { changed: changes.length };
}

async function requireRunning(context: Context, cycleId: string): Promise<CycleRecord> {
  const cycle = await requireCycle(context, "run", cycleId);
  if (cycle.state !== "IN_PROGRESS") throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  return cycle;
}
