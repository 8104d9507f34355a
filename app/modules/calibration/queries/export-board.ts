import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { number, sheet, text, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { readBoard, type BoardPerson } from "./board.ts";

export const exportBoardInput = z.object({ group: z.guid() });

/** A group's ratings as a file: what was proposed, what stands, and earlier results. */
export async function exportBoard(context: Context, { group }: z.output<typeof exportBoardInput>): Promise<Sheet> {
  const { people, places } = await readBoard(context, { group, view: "table", after: undefined });
  const label = (place: string | null) => places.find(({ id }) => id === place)?.label ?? "";
  const columns: readonly SheetColumn<BoardPerson>[] = [
    text("employee_id", ({ employeeId }) => employeeId),
    text("employee", ({ name }) => name),
    text("manager", ({ manager }) => manager ?? ""),
    text("proposed", ({ proposed }) => label(proposed)),
    text("place", ({ place }) => label(place)),
    text("rating", ({ option }) => option ?? ""),
    number("score", ({ score }) => score),
    ...[0, 1, 2].map((at) => text<BoardPerson>(`earlier_${at + 1}`, ({ past }) => past[at]?.label ?? "")),
  ];
  return sheet(columns, people);
}
