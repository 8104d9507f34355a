import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { runFile, runFileInput } from "../queries/run-file.ts";

/** What became of each person of a run, as a file. */
export const loader = page({
  can: all(feature("GOAL"), mayEver("view", "GoalTemplate")),
  input: runFileInput,
  load: async (context, input) => csvAnswer(await runFile(context, input), `goal-template-${context.today()}`),
});
