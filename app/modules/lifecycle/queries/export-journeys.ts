import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { date, number, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { boards } from "../lifecycle-places.ts";
import { boardInput, boardPage, type BoardRow } from "./board.ts";

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
    [
      text("employee", ({ name }) => name),
      text("moment", ({ moment }) => moment),
      date("day", ({ onDay }) => onDay),
      text("stage", ({ stage }) => stage),
      number("steps", ({ steps }) => steps),
      number("closed", ({ closed }) => closed),
      number("late", ({ late }) => late),
      text("late_with", ({ lateWith }) => lateWith.join("; ")),
      date("next_due", ({ nextOn }) => nextOn),
    ],
    rows,
  );
}
