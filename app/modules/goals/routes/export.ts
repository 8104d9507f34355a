import { feature } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalListInput } from "../queries/goal-list.ts";

/** A list of goals as a file. */
export const loader = page({
  can: feature("GOAL"),
  input: goalListInput,
  load: async (context, input) => csvAnswer(await exportGoals(context, input), `goals-${context.today()}`),
});
