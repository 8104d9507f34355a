import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireTimeFrame } from "../data/periods.ts";
import { exportFormats, insightLevels, insightScopes } from "../domain/goal-export.ts";
import { goalEvent } from "../events.ts";
import { authorizeInsights } from "./authorize-insights.ts";
import { sql } from "#tenancy/sql.ts";

export const askGoalExportInput = z.object({
  level: z
    .enum(insightLevels)
    .describe("A row for each goal (OBJECTIVE), or for each person with their goals in numbers (INDIVIDUAL)."),
  scope: z.enum(insightScopes).describe("Whose goals: the caller's, their reports', or all the caller may see."),
  /** A time frame's id, `current` or `all`. */
  timeFrame: z.string().max(40).default("current").describe("The id of a time frame, `current` or `all`."),
  format: z.enum(exportFormats).default("CSV").describe("The kind of file."),
});
export type AskGoalExportInput = z.output<typeof askGoalExportInput>;

/** So many files of one person are made at a time. */
const mostWaiting = 5;

/** Has a file of goals, or of people's goals, made in the background; one for print speaks the language its asker reads. */
export async function askGoalExport(
  context: Context,
  { level, scope, timeFrame, format }: AskGoalExportInput,
  language: string = context.actor.language,
): Promise<{ exportId: string }> {
  await authorizeInsights(context, scope);
  if (timeFrame !== "current" && timeFrame !== "all") await requireTimeFrame(context, timeFrame);
  await refuseMany(context);
  const exportId = context.newId();
  const now = context.clock.now();
  await context.rows(
    sql`insert into {goal_export} (id, level, scope, time_frame, format, state, asked_by, asked_at, updated_at) values (${exportId}, ${level}, ${scope}, ${timeFrame}, ${format}, 'QUEUED', ${context.actor.employeeId}, ${now}, ${now})`,
  );
  await recordEvent(context, goalEvent("goals.export-asked", { exportId, language }));
  await writeAuditEntry(context, {
    action: "goals.ask-export",
    subjectType: "GoalExport",
    subjectId: exportId,
    detail: { level, scope, timeFrame, format },
  });
  return { exportId };
}

/** Whoever asks twice at once waits for themselves, so that both are counted. */
async function refuseMany(context: Context): Promise<void> {
  const me = context.actor.employeeId;
  await context.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`goal-export ${me}`}, 0))`);
  const row = await firstRow<{ waiting: number }>(
    context,
    sql`select count(*)::int as waiting from {goal_export} where asked_by = ${me} and state in ('QUEUED', 'RUNNING') and updated_at > ${context.clock.now()}::timestamptz - interval '15 minutes'`,
  );
  if (row!.waiting >= mostWaiting) throw conflict("goals.export-busy", "Several files are being made for the actor.");
}
