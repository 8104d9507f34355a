import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { boards } from "../lifecycle-places.ts";
import { alumniPage, type AlumniRow } from "./alumni-page.ts";
import { boardInput, boardPage, type BoardRow } from "./board.ts";
import { wordsOf } from "./words.ts";

const { date, number, sheet, text } = sheetsIn(wordsOf);

export const exportInput = boardInput.extend({
  scope: z
    .enum([...boards, "team", "alumni"])
    .catch("progress")
    .default("progress"),
  format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV"),
});

const mostRows = 100_000;

/** Who has left, as a file. */
async function exportAlumni(context: Context, search: string): Promise<Sheet> {
  const { rows } = await alumniPage(context, { text: search, page: 1 }, { limit: mostRows, offset: 0 });
  return sheet<AlumniRow>(
    "navigation.alumni",
    [
      text("employee", "field.employee", ({ name }) => name),
      date("left_on", "day-label.EXIT", ({ leftOn }) => leftOn),
      date("joined_on", "day-label.HIRE", ({ joinedOn }) => joinedOn),
      text("role", "alumni.role", ({ role }) => role),
      text("org_unit", "file.org-unit", ({ orgUnit }) => orgUnit),
      text("reason", "alumni.reason", ({ reason }) => reason),
      text("personal_email", "alumni.email", ({ personalEmail }) => personalEmail),
    ],
    rows,
  );
}

/** The journeys of a board, or the list of who has left, as a file: what the screen shows, and no more of it. */
export async function exportJourneys(
  context: Context,
  { scope, format: _, ...input }: z.output<typeof exportInput>,
): Promise<Sheet> {
  if (scope === "alumni") return exportAlumni(context, input.text);
  const { rows } = await boardPage(context, scope, input, { limit: mostRows, offset: 0 });
  return sheet<BoardRow>(
    "navigation.module",
    [
      text("employee", "field.employee", ({ name }) => name),
      text("moment", "file.moment", ({ moment }) => moment, "moment"),
      date("day", "field.day", ({ onDay }) => onDay),
      text("stage", "board.stage", ({ stage }) => stage, "stage"),
      number("steps", "board.steps", ({ steps }) => steps),
      number("closed", "file.closed", ({ closed }) => closed),
      number("late", "board.late", ({ late }) => late),
      text("late_with", "file.late-with", ({ lateWith }) => lateWith.join("; ")),
      date("next_due", "file.next-due", ({ nextOn }) => nextOn),
    ],
    rows,
  );
}
