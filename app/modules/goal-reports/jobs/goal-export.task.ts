import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineTask } from "#app/platform/tasks/task-kind.ts";
import { exportFormats, exportKeptDays, insightLevels } from "../domain/goal-export.ts";
import { insightScopes } from "#app/modules/goals/domain.ts";

/** A file of goals, or of people's goals; one for print speaks `language`. */
export const goalExportTask = defineTask({
  kind: "goals.export",
  lane: "exports",
  input: z.object({
    level: z.enum(insightLevels),
    scope: z.enum(insightScopes),
    timeFrame: z.string().max(40),
    format: z.enum(exportFormats),
    language: z.string().max(20).optional(),
  }),
  can: all(feature("GOAL"), mayEver("view", "GoalInsights")),
  seesAll: async (context) =>
    (await context.ability()).decide("view", { kind: "GoalExport", askedBy: "anybody" }).allowed,
  keptDays: exportKeptDays,
  codes: { fault: "goals.export-fault", stalled: "goals.export-stalled", busy: "goals.export-busy" },
});
export type GoalExportInput = z.output<typeof goalExportTask.input>;
