import { feature } from "#app/platform/http/can.ts";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { page } from "#app/platform/http/page.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalListInput } from "../queries/goal-list.ts";

/** A list of goals as a file. */
export const loader = page({
  can: feature("GOAL"),
  input: goalListInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportGoals(context, input), `goals-${context.today()}`, format, context.actor),
});
