import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { workbookOf } from "#app/platform/files/sheet-workbook.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { fiscalYearStartMonth } from "#app/modules/goals/index.ts";
import { timeFrameOf } from "#app/modules/goals/domain.ts";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { fieldsOf, uploadKinds, type UploadField } from "../domain/fields.ts";
import { sql } from "#tenancy/sql.ts";

export const uploadSampleInput = z.object({
  kind: z.enum(uploadKinds),
  format: z.enum(sheetFormats).catch("CSV").default("CSV"),
});

const headers: Readonly<Record<UploadField, string>> = {
  objective: "Objective",
  description: "Description",
  owner: "Owner",
  timeFrame: "Time frame",
  level: "Level",
  visibility: "Visibility",
  parent: "Parent objective",
  keyResult: "Key result",
  measure: "Measure",
  start: "Start",
  target: "Target",
  weightage: "Importance",
  metric: "Metric",
};

/** A file to fill in, with lines that could be brought in as they stand but for their titles. */
export async function uploadSample(
  context: Context,
  { kind, format }: z.output<typeof uploadSampleInput>,
): Promise<Uint8Array> {
  const me = await firstRow<{ email: string }>(
    context,
    sql`select work_email::text as email from {employee} where id = ${context.actor.employeeId}`,
  );
  const shared = {
    objective: "Customers trust us with their first order",
    owner: me?.email ?? "",
    timeFrame: timeFrameOf("QUARTER", context.today(), await fiscalYearStartMonth(context)).id,
    level: "TEAM",
    visibility: "GLOBAL",
  };
  const lines: Partial<Record<UploadField, string | number>>[] = [
    {
      ...shared,
      description: "Why it matters",
      keyResult: "Share of orders delivered the next day",
      measure: "%",
      start: 61,
      target: 85,
      weightage: 0,
    },
    {
      ...shared,
      keyResult: "Revenue from new customers",
      measure: context.actor.currency,
      start: 0,
      target: 120_000,
      weightage: 0,
    },
    { ...shared, keyResult: "Complaints a month", measure: "#", start: 40, target: 15, weightage: 0 },
  ];
  const columns = fieldsOf[kind].map((field): SheetColumn<(typeof lines)[number]> => ({
    kind: "TEXT",
    header: headers[field],
    value: (line) => line[field],
  }));
  const sample = sheet(columns, kind === "OBJECTIVES" ? lines.slice(0, 1) : lines);
  return format === "CSV" ? Buffer.from(csvOf(sample)) : workbookOf(sample, context.actor.language);
}
