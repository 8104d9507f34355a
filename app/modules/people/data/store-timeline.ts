import type { Context } from "#app/platform/context/context.ts";
import { accessTopic, announceLive } from "#app/platform/live/announce-live.ts";
import type { AssignmentKind } from "../domain/assignment.ts";
import { type TimelineChange, timeline } from "../domain/effective-dating.ts";
import { type AssignmentRow, storeChange } from "./assignment-rows.ts";
import { refuseLoop } from "./refuse-loop.ts";
import { sql } from "#tenancy/sql.ts";

/** When a change of these rows is recorded. Knowledge only grows, also where two machines' clocks differ by a little. */
export function recordedAfter(rows: readonly AssignmentRow[], now: string): string {
  return rows
    .flatMap((row) => [row.recordedAt, row.supersededAt ?? ""])
    .reduce((one, other) => (one > other ? one : other), now);
}

/** Stores a change of one timeline, refusing a line that would loop, and keeps the day of leaving true to it. */
export async function storeTimeline(
  context: Context,
  employeeId: string,
  kind: AssignmentKind,
  change: TimelineChange<string | null>,
  recordedAt: string,
): Promise<void> {
  await refuseLoop(context, employeeId, kind, change.added);
  await storeChange(context, employeeId, kind, change, recordedAt);
  if (kind !== "STATUS") return;
  await storeResignation(context, employeeId, change.rows);
  await announceLive(context, accessTopic, [employeeId]);
}

/** Keeps the day of leaving true to the timeline of states: the day from which somebody has left for good, or none. */
async function storeResignation(
  context: Context,
  employeeId: string,
  statusRows: readonly AssignmentRow[],
): Promise<void> {
  const last = timeline(statusRows).at(-1);
  const resignedOn = last?.value === "LEFT" && last.validTo === null ? last.validFrom : null;
  await context.rows(
    sql`update {employee} set resigned_on = ${resignedOn}::date, updated_at = ${context.clock.now()},
      version = version + 1 where id = ${employeeId}`,
  );
}
