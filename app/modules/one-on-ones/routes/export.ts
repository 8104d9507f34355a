import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { countsOf } from "../one-on-one-places.ts";
import { exportMeetings, exportMeetingsInput } from "../queries/export-meetings.ts";
import { requireCounts } from "../queries/require-counts.ts";

/** Who met whom and when, as a file. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: exportMeetingsInput,
  load: async (context, input) => {
    await requireCounts(context, countsOf(input.scope));
    return csvAnswer(await exportMeetings(context, input), `one-on-ones-${context.today()}`);
  },
});
