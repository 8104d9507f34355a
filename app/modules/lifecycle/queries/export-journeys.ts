import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet } from "#app/platform/files/sheet.ts";
import { boards } from "../lifecycle-places.ts";
import { alumniPage, type AlumniRow } from "./alumni-page.ts";
import { boardInput, boardPage, type BoardRow } from "./board.ts";
import { wordsOf } from "./words.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, number, long, text } = sheetsIn(wordsOf);

export const exportInput = boardInput.extend({
  scope: z
    .enum([...boards, "team", "alumni"])
    .catch("progress")
    .default("progress"),
  format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV"),
});

/** Who has left, as a file. */
async function exportAlumni(context: Context, search: string, batch: number): Promise<LongSheet> {
  const read = (slice: Slice) => alumniPage(context, { text: search, page: 1 }, slice).then(({ rows }) => rows);
  return long<AlumniRow>(
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
    pagesBySlice(read, batch),
  );
}

/** The journeys of a board, or the list of who has left, as a file: what the screen shows, and no more of it. */
export async function exportJourneys(
  context: Context,
  { scope, format: _, ...input }: z.output<typeof exportInput>,
  batch = heldAtOnce,
): Promise<LongSheet> {
  if (scope === "alumni") return exportAlumni(context, input.text, batch);
  const read = (slice: Slice) => boardPage(context, scope, input, slice).then(({ rows }) => rows);
  return long<BoardRow>(
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
    pagesBySlice(read, batch),
  );
}

export const journeyListExport = listExport({
  kind: "lifecycle.journey-list",
  can: feature("LIFECYCLE"),
  input: exportInput,
  name: (context, { scope }) => `lifecycle-${scope}-${context.today()}`,
  sheet: (context, asked) => exportJourneys(context, asked),
});
