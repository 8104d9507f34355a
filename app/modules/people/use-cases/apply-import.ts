import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { type ImportCounts, type ImportRecord, requireImport } from "../data/import/import-record.ts";
import { makePlan } from "../data/import/make-plan.ts";
import { storeFields } from "../data/import/store-fields.ts";
import { storeFactsOf, storeNewPeople } from "../data/import/store-people.ts";
import { storeFirstPlaces, storePlaces } from "../data/import/store-places.ts";
import { lockReportingLines } from "../data/locks.ts";
import { type Progress, unseen } from "#app/platform/tasks/task-run.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import type { PeopleImported } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

export const applyImportInput = z.object({
  importId: ids.import,
  /** Said on purpose: lines that are refused stay behind. */
  leaveOutRefused: z
    .boolean()
    .default(false)
    .describe("Whether rows that are refused are left out; otherwise one refuses all."),
  /** Said on purpose: more people leave than the share that was set. */
  retireMany: z.boolean().default(false).describe("Whether more people may leave than the share says."),
});
export type ApplyImportInput = z.output<typeof applyImportInput>;

/**
 * Does what was looked at, whole or not at all. Where the register has changed since the check so that anything would come
 * out otherwise, it refuses with `people.import-stale`, and asks for another look.
 */
export async function applyImport(
  context: Context,
  { importId, leaveOutRefused, retireMany }: ApplyImportInput,
  progress: Progress = unseen,
): Promise<{ counts: ImportCounts }> {
  await authorize(context, "create", { kind: "Employee" });
  await lockReportingLines(context);
  const record = await requireImport(context, importId, true);
  if (record.status !== "CHECKED")
    throw conflict(
      record.status === "READ" ? "people.import-unchecked" : "people.import-over",
      "There is nothing to apply.",
    );
  refuseUnasked(record, leaveOutRefused, retireMany);
  // Nobody is changed from elsewhere until all of it stands; reading goes on.
  await context.rows(sql`lock table {employee} in exclusive mode`);
  const plan = await makePlan(context, record);
  if (plan.digest !== record.planDigest)
    throw conflict("people.import-stale", "The register has changed since the check.");
  await storeNewPeople(context, plan.rows, progress);
  await storeFactsOf(context, plan.rows);
  await storeFirstPlaces(context, plan.rows, progress);
  const places = await storePlaces(context, plan.rows, record.settings.from);
  const fields = await storeFields(context, plan.rows);
  await progress(0, 0, "FINISHING");
  await context.rows(
    sql`update {people_import} set status = 'APPLIED', applied_at = ${context.clock.now()},
      superseded = ${[...places.superseded, ...fields.superseded]}::uuid[],
      added = ${[...places.added, ...fields.added]}::uuid[] where id = ${importId}`,
  );
  // Or the next requests plan for the company as it was before, and wait.
  if (plan.rows.length > plan.counts.UNCHANGED + plan.counts.REFUSED)
    await refreshStatistics(context, ["employee", "assignment"]);
  const imported: PeopleImported = { name: "people.imported", payload: { importId, counts: plan.counts } };
  await recordEvent(context, imported);
  await writeAuditEntry(context, {
    action: "people.apply-import",
    subjectType: "PeopleImport",
    subjectId: importId,
    detail: plan.counts,
  });
  return { counts: plan.counts };
}

/** What may surprise must have been said on purpose: refused lines stay behind, many leave. */
export function refuseUnasked({ counts, settings }: ImportRecord, leaveOutRefused: boolean, retireMany: boolean): void {
  if (!counts) return;
  if (counts.REFUSED > 0 && !leaveOutRefused)
    throw conflict("people.import-refused-lines", "Some lines are refused.", {
      params: { count: counts.REFUSED },
      fields: { leaveOutRefused: "people.import-refused-lines" },
    });
  const many = counts.RETIRED * 100 > settings.retireShare * counts.present;
  if (many && !retireMany)
    throw conflict("people.import-retires-many", "More would leave than was set.", {
      params: { count: counts.RETIRED, share: settings.retireShare },
      fields: { retireMany: "people.import-retires-many" },
    });
}
