import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { moveReports, reportsAtOnce, reportsFrom } from "../use-cases/move-reports.ts";
import type { MovingReports } from "./move-reports.task.ts";

/** Moves the reports that are left, a piece a transaction; done again, it goes on where it ended. */
export async function moveReportsInPieces(run: TaskRun, moving: MovingReports): Promise<void> {
  let moved = 0;
  for (;;) {
    const left = await run.open(async (context) => {
      const reports = await reportsFrom(context, moving);
      await moveReports(context, moving, reports.slice(0, reportsAtOnce));
      return reports.length;
    });
    moved += Math.min(left, reportsAtOnce);
    await run.progress(moved, moved + Math.max(0, left - reportsAtOnce));
    if (left <= reportsAtOnce) return;
  }
}
