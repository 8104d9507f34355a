import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesOf } from "#app/platform/files/sheet-pages.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { readBoard, type BoardPerson } from "./board.ts";
import { wordsOf } from "./words.ts";

const { long, number, text } = sheetsIn(wordsOf);

export const exportBoardInput = z.object({ group: z.guid() });

/**
 * A group's ratings as a file: what was proposed, what stands, and earlier results. Where each of them stands comes of all
 * their moves, so the board is read whole, as its screen reads it; the file is written page by page.
 */
export async function exportBoard(context: Context, { group }: z.output<typeof exportBoardInput>): Promise<LongSheet> {
  const { people, places } = await readBoard(context, { group, view: "table", after: undefined });
  const label = (place: string | null) => places.find(({ id }) => id === place)?.label ?? "";
  const columns: readonly SheetColumn<BoardPerson>[] = [
    text("employee_id", { common: "employee-id" }, ({ employeeId }) => employeeId),
    text("employee", "person.name", ({ name }) => name),
    text("manager", "person.manager", ({ manager }) => manager ?? ""),
    text("proposed", "talent.promotions.PROPOSED", ({ proposed }) => label(proposed)),
    text("place", "person.now", ({ place }) => label(place)),
    text("rating", "person.rating", ({ option }) => option ?? ""),
    number("score", "person.score", ({ score }) => score),
    ...[0, 1, 2].map((at) =>
      text(
        `earlier_${at + 1}`,
        { key: "file.earlier", params: { number: at + 1 } },
        ({ past }: BoardPerson) => past[at]?.label ?? "",
      ),
    ),
  ];
  return long("title", columns, pagesOf(people));
}

export const boardExport = listExport({
  kind: "calibration.board",
  can: all(feature("REVIEW"), mayEver("view", "CalibrationGroup")),
  input: exportBoardInput.extend({ format: sheetFormatInput }),
  name: (context) => `calibration-${context.today()}`,
  sheet: (context, asked) => exportBoard(context, asked),
});
