import { unbounded } from "#app/platform/time/date-range.ts";
import { z } from "zod";
import { peopleScopes } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet } from "#app/platform/files/sheet.ts";
import { exportInsightList, meetingColumns } from "./export-insight-list.ts";
import { allTeamMeetings } from "./team-meetings.ts";
import { wordsOf } from "./words.ts";
import { heldAtOnce } from "#app/platform/files/sheet-pages.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { sheetFormats } from "#app/platform/files/file-kinds.ts";
import { feature } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { plainDates } from "#app/platform/time/date-range.ts";
import { countsOf } from "../one-on-one-places.ts";
import { insightLists } from "./insights-list.ts";
import { requireCounts } from "./require-counts.ts";

const metWithin = dateRangeFields(plainDates, "Met");
const { long } = sheetsIn(wordsOf);

export const exportMeetingsInput = z.object({
  scope: z.enum(peopleScopes),
  when: z.enum(["UPCOMING", "PAST"]).default("PAST"),
});

/** The meetings of a scope as a file: who, when and how it stands; no word, no mood and no rating. */
export async function exportMeetings(
  context: Context,
  { scope, when }: z.output<typeof exportMeetingsInput>,
  batch = heldAtOnce,
): Promise<LongSheet> {
  return long(
    "navigation.module",
    meetingColumns,
    await allTeamMeetings(context, scope, { when, standing: undefined, days: unbounded }, batch),
  );
}

/** Who met whom and when, or the list behind a number of the insights. */
export const meetingListExport = listExport({
  kind: "one-on-ones.meeting-list",
  can: feature("CHECK_IN"),
  input: exportMeetingsInput.extend({
    ...metWithin,
    list: z.enum(insightLists).optional(),
    format: z.enum(sheetFormats).default("CSV"),
  }),
  name: (context, { list }) => `one-on-ones-${list ? `${list.toLowerCase()}-` : ""}${context.today()}`,
  sheet: async (context, input) => {
    await requireCounts(context, countsOf(input.scope));
    const { list, scope } = input;
    return list ? exportInsightList(context, scope, list, undefined, input) : exportMeetings(context, input);
  },
});
