import type { Context } from "#app/platform/context/context.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { sheetFile } from "#app/platform/files/sheet-file.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { authorizeInsights } from "../use-cases/authorize-insights.ts";
import type { GoalExportInput } from "./goal-export.task.ts";
import { goalSheet } from "./goal-sheet.ts";

/** Makes the file somebody asked for, with the rights they have by now. */
export function runGoalExport(run: TaskRun, asked: GoalExportInput): Promise<void> {
  return run.finish(async (context) => {
    await authorizeInsights(context, asked.scope);
    const { content, rows } = await makeFile(context, asked, asked.language ?? context.actor.language);
    const day = context.clock.now().toISOString().slice(0, 10);
    const name = `${asked.level === "OBJECTIVE" ? "goals" : "people-goals"}-${day}.${asked.format.toLowerCase()}`;
    return { result: { rowCount: rows }, file: { name, type: contentTypes[asked.format], content } };
  });
}

/** What makes files for print is loaded when somebody asks for one. */
async function makeFile(
  context: Context,
  asked: GoalExportInput,
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
  return { content: await sheetFile(sheet, asked.format, { ...context.actor, language }), rows: sheet.rows.length };
}
