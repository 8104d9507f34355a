import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { readCycle } from "../data/cycle-record.ts";
import { resultColumns, type ReviewResult } from "../data/reviewee-record.ts";
import { gridOf } from "../domain/rating-of-box.ts";
import type { CycleState } from "../domain/cycle-state.ts";
import type { Option } from "../domain/elements.ts";
import type { Grid } from "../domain/grid.ts";
import type { Scores } from "../domain/scores.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A cycle as calibration needs it. Days are local dates, null where none is set. */
export type CalibratedCycle = {
  id: string;
  name: string;
  state: CycleState;
  calibrationQuestion: string;
  options: (Option & { displayOrder: number })[];
  /** Null where the cycle has no grid. */
  grid: Grid | null;
  calibrationStartsOn: string | null;
  calibrationEndsOn: string | null;
};

/** The cycle with its calibration question and grid; 404 where there is none, it is a draft, or nothing is calibrated. */
export async function requireCycleForCalibration(context: Context, cycleId: string): Promise<CalibratedCycle> {
  const { id, name, state, settings } = await readCycle(context, cycleId);
  if (state === "DRAFT" || !settings.calibration.on) throw notFound("ReviewCycle");
  const { question, options } = settings.calibration;
  const { startsOn, endsOn } = settings.timelines.CALIBRATION ?? {};
  return {
    id,
    name,
    state,
    calibrationQuestion: question,
    options: options.map((option, at) => ({ ...option, displayOrder: at + 1 })),
    grid: gridOf(settings),
    calibrationStartsOn: startsOn || null,
    calibrationEndsOn: endsOn || null,
  };
}

/** One person of a cycle, as the board places them. `managerId` is who is accountable; scores are percent. */
export type RatedReviewee = {
  revieweeId: string;
  employeeId: string;
  managerId: string | null;
  proposed: ReviewResult | null;
  settled: ReviewResult | null;
  promotionStatus: string | null;
  scores: Scores;
  /** Shared with the person: it cannot be settled until it is reopened. */
  shared: boolean;
  version: number;
};

/** Everybody in a cycle, or these of them, with what is proposed and settled; whom the actor may see is the caller's to ask. */
export function ratedReviewees(
  context: Context,
  cycleId: string,
  revieweeIds?: readonly string[],
): Promise<RatedReviewee[]> {
  const these = revieweeIds ? sql`r.id = any(${[...revieweeIds]}::uuid[])` : sql`true`;
  return context.rows<RatedReviewee>(
    sql`select r.id as "revieweeId", r.employee_id as "employeeId", r.manager_id as "managerId", ${resultColumns},
        r.shared_at is not null as shared, r.version
      from {review_reviewee} r where r.cycle_id = ${cycleId} and r.removed_at is null and ${these} order by r.id`,
  );
}

export type CalibratableCycle = { id: string; name: string; state: CycleState };

/** Cycles that were launched and are calibrated, the newest first. */
export function calibratableCycles(context: Context): Promise<CalibratableCycle[]> {
  return context.rows<CalibratableCycle>(
    sql`select c.id, c.name, c.state from {review_cycle} c where c.state in ('IN_PROGRESS', 'PUBLISHED')
      and coalesce((c.settings->'calibration'->>'on')::boolean, true)
      order by c.launched_at desc, c.id limit 200`,
  );
}

/** Whom the reviewee of an id is, as a value in a statement; null where they were taken out. */
export function employeeOfReviewee(id: Sql): Sql {
  return sql`(select r.employee_id from {review_reviewee} r where r.id = ${id} and r.removed_at is null)`;
}
