import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { OpenAs } from "#app/platform/jobs/background-work.ts";
import { beginExport, failExport, findExport, storeExport, type ExportRecord } from "../data/export-record.ts";
import { authorizeInsights } from "../use-cases/authorize-insights.ts";
import { goalSheet } from "./goal-sheet.ts";
import { writeSheet } from "./write-sheet.ts";

const payloadShape = z.object({ exportId: z.uuid(), language: z.string().max(20).optional() });

/** Makes the file somebody asked for, with the rights they have by now. What fails says why; what is done stays as it is. */
export async function runGoalExport(open: OpenAs, payload: Record<string, unknown>): Promise<void> {
  const { exportId, language } = payloadShape.parse(payload);
  const asked = await open((context) => findExport(context, exportId));
  if (!asked || asked.state === "DONE") return;
  await open((context) => beginExport(context, exportId));
  try {
    await open(async (context) => {
      await authorizeInsights(context, asked.scope);
      const { content, rows } = await makeFile(context, asked, language ?? context.actor.language);
      await storeExport(context, exportId, content, rows);
    });
  } catch (error) {
    const known = error instanceof AppError;
    await open((context) =>
      failExport(
        context,
        exportId,
        known ? { code: error.code, params: error.details.params ?? {} } : { code: "goals.export-fault", params: {} },
      ),
    );
    if (!known) throw error;
  }
}

/** What makes files for print is loaded when somebody asks for one. */
async function makeFile(
  context: Context,
  asked: ExportRecord,
  language: string,
): Promise<{ content: Uint8Array; rows: number }> {
  if (asked.format === "PDF") {
    const [{ goalReport }, { writeReport }] = await Promise.all([
      import("./goal-report.ts"),
      import("#app/platform/documents/write-report.ts"),
    ]);
    const { report, rows } = await goalReport(context, asked, language);
    return { content: await writeReport(report), rows };
  }
  const sheet = await goalSheet(context, asked);
  return { content: await writeSheet(sheet, asked.format), rows: sheet.lines.length };
}
