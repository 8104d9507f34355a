import { unbounded } from "#app/platform/time/date-range.ts";
import { z } from "zod";
import { peopleScopes } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { meetingColumns } from "./export-insight-list.ts";
import { allTeamMeetings } from "./team-meetings.ts";
import { wordsOf } from "./words.ts";

const { sheet } = sheetsIn(wordsOf);

export const exportMeetingsInput = z.object({
  scope: z.enum(peopleScopes),
  when: z.enum(["UPCOMING", "PAST"]).default("PAST"),
});

/** So many are asked for at a time. */
const askedAtOnce = 10_000;

/** The meetings of a scope as a file: who, when and how it stands; no word, no mood and no rating. */
export async function exportMeetings(
  context: Context,
  { scope, when }: z.output<typeof exportMeetingsInput>,
  batch = askedAtOnce,
): Promise<Sheet> {
  return sheet(
    "navigation.module",
    meetingColumns,
    await allTeamMeetings(context, scope, { when, standing: undefined, days: unbounded }, batch),
  );
}
