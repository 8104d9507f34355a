import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";

export const gridTones = ["green", "blue", "yellow", "orange", "red", "grey"] as const;
export type GridTone = (typeof gridTones)[number];

/** A box of the talent grid; row 1 is the lowest, column 1 the leftmost. */
export const boxSchema = z.object({
  row: z.coerce.number().int().min(1).max(5).describe("Its row, 1 the lowest."),
  column: z.coerce.number().int().min(1).max(5).describe("Its column, 1 the leftmost."),
  label: textInput({ most: 60 }).default("").describe("What it is called."),
  tone: z.enum(gridTones).default("grey").describe("Its colour."),
  rating: z
    .string()
    .max(64)
    .default("")
    .describe("The option of the cycle's question that somebody in the box is rated with; empty: as proposed."),
});
export type GridBox = z.output<typeof boxSchema>;
export type Grid = { rows: number; columns: number; boxes: GridBox[] };

const nineNames = [
  ["Underperformer", "Effective", "Trusted professional"],
  ["Dilemma", "Core player", "High performer"],
  ["Enigma", "Growth employee", "Star"],
] as const;

/** A grid of this size as it begins: rows × columns boxes, the usual names where there are nine. */
export function newGrid(rows: number, columns: number): Grid {
  const boxes: GridBox[] = [];
  for (let row = rows; row >= 1; row -= 1)
    for (let column = 1; column <= columns; column += 1)
      boxes.push({
        row,
        column,
        label: rows === 3 && columns === 3 ? nineNames[row - 1]![column - 1]! : `${row} × ${column}`,
        tone: toneAt((row + column - 2) / Math.max(1, rows + columns - 2)),
        rating: "",
      });
  return { rows, columns, boxes };
}

function toneAt(share: number): GridTone {
  if (share >= 0.75) return "green";
  if (share >= 0.5) return "blue";
  return share >= 0.25 ? "yellow" : "red";
}

export const sizeOf = (rows: number, columns: number) => `${rows}x${columns}`;

/** The definition of a size: the one that was kept for it, else a new one. Each size keeps its own. */
export function gridOfSize(kept: Readonly<Record<string, GridBox[]>>, rows: number, columns: number): Grid {
  const boxes = kept[sizeOf(rows, columns)];
  return boxes && boxes.length === rows * columns ? { rows, columns, boxes } : newGrid(rows, columns);
}
