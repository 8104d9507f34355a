import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { namedFileAnswer } from "#app/platform/files/file-answer.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { goalExportFile } from "../queries/goal-export-file.ts";
import { oneExportInput } from "../use-cases/delete-goal-export.ts";

/** The file of an export, for whoever may have it. */
export const loader = page({
  can: all(feature("GOAL"), mayEver("view", "GoalInsights")),
  input: oneExportInput,
  load: async (context, input) => {
    const { fileName, format, content } = await goalExportFile(context, input);
    return namedFileAnswer(content, fileName, contentTypes[format]);
  },
});
