import { feature } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInitiatives } from "../queries/initiative-export.ts";
import { initiativeListInput } from "../queries/initiative-list.ts";

/** A list of tasks as a file. */
export const loader = page({
  can: feature("TASK"),
  input: initiativeListInput,
  load: async (context, input) => csvAnswer(await exportInitiatives(context, input), `initiatives-${context.today()}`),
});
