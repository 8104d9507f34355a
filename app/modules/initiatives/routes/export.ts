import { feature } from "#app/platform/http/can.ts";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInitiatives } from "../queries/initiative-export.ts";
import { initiativeListInput } from "../queries/initiative-list.ts";

/** A list of tasks as a file. */
export const loader = page({
  can: feature("TASK"),
  input: initiativeListInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportInitiatives(context, input), `initiatives-${context.today()}`, format, context.actor),
});
