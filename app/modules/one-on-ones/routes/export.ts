import { z } from "zod";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { plainDates } from "#app/platform/time/date-range.ts";
import { countsOf } from "../one-on-one-places.ts";
import { exportMeetings, exportMeetingsInput } from "../queries/export-meetings.ts";
import { exportInsightList } from "../queries/export-insight-list.ts";
import { insightLists } from "../queries/insights-list.ts";
import { requireCounts } from "../queries/require-counts.ts";

/** Who met whom and when, or the list behind a number of the insights, as a file. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: exportMeetingsInput.extend({
    ...dateRangeFields(plainDates, "Met"),
    list: z.enum(insightLists).optional(),
    format: z.enum(sheetFormats).default("CSV"),
  }),
  load: async (context, input) => {
    await requireCounts(context, countsOf(input.scope));
    const { list, format } = input;
    const sheet = await (list
      ? exportInsightList(context, input.scope, list, undefined, input)
      : exportMeetings(context, input));
    const name = `one-on-ones-${list ? `${list.toLowerCase()}-` : ""}${context.today()}`;
    return sheetAnswer(sheet, name, format, context.actor);
  },
});
