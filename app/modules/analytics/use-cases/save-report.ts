import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead, type AsRead } from "#app/platform/data/hold-record.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { AnalyticsReport } from "../data/entities.ts";
import { reportFacts } from "../data/report-record.ts";
import { ids } from "../domain/ids.ts";
import { reportFields, sharedInput } from "../domain/report.ts";
import { analyticsEvents } from "../events.ts";
import { reportResult } from "../queries/report-result.ts";

const reports = recordWrites({
  ...{ room: "analytics", events: analyticsEvents, kind: "AnalyticsReport", entity: AnalyticsReport },
  facts: (_context, report) => reportFacts(report),
  history: ["name", "shared"],
});

export const saveReportInput = z.object({
  name: textInput({ most: 120, missing: "analytics.name-required" }).describe("The name as people see it."),
  shared: sharedInput,
  ...reportFields,
});
type SaveReportInput = z.output<typeof saveReportInput>;

/** Keeps a report under a name. What it asks must be answered to its maker, or it would be kept in vain. */
export async function createReport(
  context: Context,
  { name, shared, ...definition }: SaveReportInput,
): Promise<{ reportId: string }> {
  const ownerId = context.actor.employeeId;
  await reportResult(context, definition);
  const reportId = context.newId();
  await reports.create(context, {
    of: reportFacts({ ownerId, shared }),
    values: { id: reportId, ownerId, name, definition, shared, createdAt: context.clock.now(), version: 1 },
    tells: { event: "analytics.report-saved", payload: { reportId }, action: "create-report", detail: { shared } },
  });
  return { reportId };
}

export const oneReport = z.object({ reportId: ids.report });
export const editReportInput = saveReportInput.extend({ reportId: ids.report, version: versionRead });

/** Changes what one's own report asks, its name, and who finds it. */
export async function editReport(
  context: Context,
  { reportId, version, name, shared, ...definition }: z.output<typeof editReportInput>,
): Promise<{ reportId: string }> {
  await reportResult(context, definition);
  await reports.change(context, {
    ...{ where: { id: reportId, deletedAt: null }, may: "edit", version, changedBy: ["analytics.edit-report"] },
    change: (held) => void Object.assign(held, { name, shared, definition }),
    tells: { event: "analytics.report-saved", payload: { reportId }, action: "edit-report", detail: { shared } },
  });
  return { reportId };
}

/** Takes one's own report away, with what others pinned of it and get by mail; it can be restored. */
export async function deleteReport(
  context: Context,
  { reportId, version }: AsRead<z.output<typeof oneReport>>,
): Promise<{ reportId: string }> {
  await reports.deleteOrRestore(context, {
    ...{ where: { id: reportId }, may: "delete", deleted: true, version },
    tells: { event: "analytics.report-deleted", payload: { reportId }, action: "delete-report" },
  });
  return { reportId };
}

export async function restoreReport(
  context: Context,
  { reportId }: z.output<typeof oneReport>,
): Promise<{ reportId: string }> {
  await reports.deleteOrRestore(context, {
    ...{ where: { id: reportId }, may: "delete", deleted: false },
    tells: { event: "analytics.report-restored", payload: { reportId }, action: "restore-report" },
  });
  return { reportId };
}
