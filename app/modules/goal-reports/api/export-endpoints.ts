import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { newestExports, requireExport } from "../data/export-record.ts";
import { exportFormats, exportStates, insightLevels } from "../domain/goal-export.ts";
import { insightScopes } from "#app/modules/goals/domain.ts";
import { goalExportFile } from "../queries/goal-export-file.ts";
import { askGoalExport, askGoalExportInput } from "../use-cases/ask-goal-export.ts";
import { deleteGoalExport, oneExportInput, type OneExportInput } from "../use-cases/delete-goal-export.ts";

const can = all(feature("GOAL"), mayEver("view", "GoalInsights"));

const exportShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    level: z
      .enum(insightLevels)
      .describe("A row for each goal (OBJECTIVE), or for each person with their goals in numbers (INDIVIDUAL)."),
    scope: z.enum(insightScopes).describe("Whose goals: the caller's, their reports', or all the caller may see."),
    timeFrame: z.string().describe("The id of a time frame, `current` or `all`."),
    format: z.enum(exportFormats).describe("The kind of file."),
    state: z.enum(exportStates).describe("Where it is."),
    error: z
      .object({
        code: z.string().describe("A stable message code."),
        params: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .describe("Facts that the message names, by name."),
      })
      .nullable()
      .describe("Why it failed; null where it did not."),
    rowCount: z.number().nullable().describe("How many rows the file has; null before it is made."),
    askedBy: recordId.describe("The employee who asked for it."),
    askedByName: z.string().describe("The name of who asked for it."),
    askedAt: z.string().describe("When it was asked for, in UTC."),
    keptUntil: z.string().describe("When the file is gone, in UTC."),
  })
  .meta({ id: "GoalExport" });
const one = (context: Context, { exportId }: OneExportInput) => requireExport(context, exportId);

/** Files of goals and of people's goals for programs: asked for, looked at, had, deleted. */
export const exportEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goal-exports",
    can,
    summary: "Has a file of goals, or of people with their goals in numbers, made in the background.",
    input: askGoalExportInput,
    output: exportShape,
    creates: "/goal-exports/:exportId",
    run: async (context, input) => one(context, await askGoalExport(context, input)),
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/goal-exports",
      can,
      summary: "The newest files the caller may have, those in the making too.",
      input: pagingInput,
      output: listShape(exportShape),
      run: async (context, input) => pageOfAll(await newestExports(context, null, 100), input),
    }),
  ),
  endpoint({
    method: "GET",
    path: "/goal-exports/:exportId",
    can,
    summary: "Where an export is: queued, running, done or failed and why.",
    input: oneExportInput,
    output: exportShape,
    run: one,
  }),
  endpoint({
    method: "GET",
    path: "/goal-exports/:exportId/file",
    can,
    summary: "The file of an export that is done, in base 64; for 30 days.",
    input: oneExportInput,
    output: z.object({
      fileName: z.string().describe("What the file is called."),
      format: z.enum(exportFormats).describe("The kind of file."),
      base64: z.string().describe("The bytes of the file in base 64."),
    }),
    run: async (context, input) => {
      const { content, ...file } = await goalExportFile(context, input);
      return { ...file, base64: Buffer.from(content).toString("base64") };
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/goal-exports/:exportId",
    can,
    summary: "Takes a file away for good.",
    input: oneExportInput,
    output: z.object({ exportId: ids.export }),
    run: deleteGoalExport,
  }),
];
