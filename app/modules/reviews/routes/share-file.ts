import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { shareFile, shareFileInput } from "../queries/share-page.ts";

/** With whom results were shared in a run, and with whom not and why, as a file. */
export const loader = page({
  can: all(feature("REVIEW"), mayEver("run", "ReviewCycle")),
  input: shareFileInput,
  load: async (context, input) => csvAnswer(await shareFile(context, input), `shared-results-${context.today()}`),
});
