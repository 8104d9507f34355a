import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const acknowledgeCheckInInput = z.object({ checkInId: ids.checkIn });

type Row = { goalId: string; employeeId: string; acknowledgedBy: string | null };

/**
 * A reviewer has read a check-in: somebody above an owner of the goal, or a goal admin, and never who made it. The
 * first to say so is named; a second time changes nothing.
 */
export async function acknowledgeCheckIn(
  context: Context,
  { checkInId }: z.output<typeof acknowledgeCheckInInput>,
): Promise<{ goalId: string }> {
  const checkIn = await requireCheckIn(context, checkInId);
  await requireAllowed(context, "view", checkIn.goalId);
  if (checkIn.employeeId === context.actor.employeeId)
    throw conflict("goals.own-check-in", "A check-in is acknowledged by somebody else.");
  await requireAllowed(context, "acknowledge", checkIn.goalId);
  if (checkIn.acknowledgedBy) return { goalId: checkIn.goalId };
  await context.rows(
    sql`update {goal_check_in} set acknowledged_by = ${context.actor.employeeId},
      acknowledged_at = ${context.clock.now()} where id = ${checkInId}`,
  );
  await writeDown(
    context,
    "goals.check-in-acknowledged",
    { goalId: checkIn.goalId, checkInId },
    { action: "acknowledge-check-in", subject: "Goal", id: checkIn.goalId, detail: { checkInId } },
  );
  return { goalId: checkIn.goalId };
}

/** What somebody said; points that were only carried up are nobody's. Locked, so that the first stays the first. */
async function requireCheckIn(context: Context, checkInId: string): Promise<Row> {
  const row = await firstRow<Row>(
    context,
    sql`select goal_id as "goalId", employee_id as "employeeId", acknowledged_by as "acknowledgedBy" from {goal_check_in}
      where id = ${checkInId} and rolled_up_from is null and employee_id is not null for no key update`,
  );
  if (!row) throw notFound("Check-in");
  return row;
}
