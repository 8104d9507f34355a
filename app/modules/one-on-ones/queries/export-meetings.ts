import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { date, sheet, text, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { scopes } from "../data/scope-sql.ts";
import { teamMeetings, type TeamMeeting } from "./team-meetings.ts";

export const exportMeetingsInput = z.object({
  scope: z.enum(scopes),
  when: z.enum(["UPCOMING", "PAST"]).default("PAST"),
});

const mostRows = 10_000;

const columns: readonly SheetColumn<TeamMeeting>[] = [
  text("id", ({ id }) => id),
  text("employee", ({ employee }) => employee.name),
  text("manager", ({ manager }) => manager.name),
  date("date", ({ startsAt }) => startsAt.slice(0, 10)),
  text("starts_at", ({ startsAt }) => startsAt),
  text("status", ({ standing }) => standing),
];

/** The meetings of a scope as a file: who, when and how it stands; no word, no mood and no rating. */
export async function exportMeetings(
  context: Context,
  { scope, when }: z.output<typeof exportMeetingsInput>,
): Promise<Sheet> {
  const { rows } = await teamMeetings(context, scope, { when, page: 1 }, { limit: mostRows, offset: 0 });
  return sheet(columns, rows);
}
