import { z } from "zod";
import { emptyAudience } from "#app/modules/audiences/domain.ts";
import {
  audienceChoices,
  firstOutcome,
  outcomesInput,
  outcomesSheet,
  personOutcomes,
  personRuns,
  type AudienceChoices,
  type OutcomesPage,
  type PersonRun,
} from "#app/modules/audiences/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { ids } from "../domain/ids.ts";
import { shareOutcomes } from "../domain/share-outcomes.ts";
import { shareResultsTask, type ShareResultsInput } from "../jobs/share-results.task.ts";
import { sql } from "#tenancy/sql.ts";

const mostRuns = 10;

export const sharePageInput = z.object({ reviewId: z.guid(), ...outcomesInput });

export type SharePage = {
  cycle: Pick<CycleRecord, "id" | "name" | "state">;
  choices: AudienceChoices;
  /** How many people have a result that is not shared, and of how many the manager is done. */
  waiting: number;
  ready: number;
  /** How many of them are shared by themselves, and wait for their calibration. */
  uncalibrated: number;
  runs: PersonRun<ShareResultsInput>[];
  outcomes: OutcomesPage;
};

/** Sharing the results of a cycle with many: how many wait, and what became of those that were asked for. */
export async function sharePage(
  context: Context,
  { reviewId, run, outcome, page }: z.output<typeof sharePageInput>,
): Promise<SharePage> {
  const { id, name, state, settings } = await requireCycle(context, "run", reviewId);
  const runs = await personRuns(context, shareResultsTask, { aboutId: id, limit: mostRuns });
  const looked = runs.find((one) => one.id === run) ?? runs[0] ?? null;
  const asked = outcome ?? (looked && firstOutcome(looked.counts, ["REFUSED"]));
  const narrowed = shareOutcomes.find((one) => one === asked) ?? null;
  const waits = settings.calibration.on && settings.sharing.mode === "AUTO";
  const waiting = await firstRow<Pick<SharePage, "waiting" | "ready" | "uncalibrated">>(
    context,
    sql`select count(*)::int as waiting, count(*) filter (where not exists (select from {review_form} f
          where f.reviewee_id = r.id and f.provider = 'MANAGER' and f.status <> 'SUBMITTED'
            and f.removed_at is null))::int as ready,
        count(*) filter (where ${waits} and r.calibrated_at is null)::int as uncalibrated
      from {review_reviewee} r where r.cycle_id = ${id} and r.shared_at is null and r.removed_at is null`,
  );
  return {
    cycle: { id, name, state },
    choices: await audienceChoices(context, emptyAudience),
    ...waiting!,
    runs,
    outcomes: await personOutcomes(context, { runId: looked?.id ?? null, outcome: narrowed, page }),
  };
}

export const shareFileInput = z.object({ reviewId: z.guid(), runId: ids.run });

/** What became of each person of a run, as a file. */
export async function shareFile(
  context: Context,
  { reviewId, runId }: z.output<typeof shareFileInput>,
): Promise<Sheet> {
  await requireCycle(context, "run", reviewId);
  const run = await findTask(context, shareResultsTask, runId);
  if (run?.aboutId !== reviewId) throw notFound("The run");
  return outcomesSheet(context, { runId });
}
