import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { boards } from "../lifecycle-places.ts";
import { boardInput, boardPage, type BoardRow } from "./board.ts";
import { wordsOf } from "./words.ts";

const { date, number, sheet, text } = sheetsIn(wordsOf);

export const exportInput = boardInput.extend({
  scope: z
    .enum([...boards, "team"])
    .catch("progress")
    .default("progress"),
  format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV"),
});

const mostRows = 100_000;

/** The journeys of a board as a file: what the board shows, and no more of it. */
export async function exportJourneys(
  context: Context,
  { scope, format: _, ...input }: z.output<typeof exportInput>,
): Promise<Sheet> {
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
