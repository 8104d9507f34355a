import { setImmediate } from "node:timers/promises";
import { inks, type Ink, type Paper } from "./paper.ts";
import { barTones, type Bar, type ReportCell, type ReportColumn, type ReportRow, type ReportTable } from "./report.ts";

/** Where the next thing stands, and a new sheet where there is no room for it. */
export type Cursor = { top: number; next: () => void };

const cellInk: Ink = { size: 8.5 };
const strongInk: Ink = { size: 8.5, weight: 600 };
const headInk: Ink = { size: 8, weight: 600, colour: inks.soft };
const gap = 8;
const above = 3.5;
const indent = 12;
const barWidth = 54;
const barHeight = 5;
/** The line of a column's colour under its head. */
const swatch = 2;
/** So many rows are drawn before others of this process have their turn. */
const breath = 200;

type Laid = { at: number; width: number; column: ReportColumn };

/** A table over as many sheets as it takes, its head on each. */
export async function drawTable(paper: Paper, { title, columns, rows }: ReportTable, cursor: Cursor): Promise<void> {
  const laid = layOut(paper, columns);
  const head = laid.map(({ width, column }) => paper.wrap(column.header, width, headInk));
  const isHeaded = columns.some(({ header, tone }) => header !== "" || tone !== undefined);
  const headHigh = isHeaded
    ? paper.linesHigh(Math.max(...head.map((lines) => lines.length)), headInk) + 2 * above + swatch
    : 0;
  if (cursor.top + 24 + Math.max(headHigh, 12) * 2 > paper.height) cursor.next();
  paper.write([title], { at: 0, top: cursor.top, width: paper.width }, { size: 11, weight: 600 });
  cursor.top += 20;
  drawHead();
  for (const [index, row] of rows.entries()) {
    if (index % breath === breath - 1) await setImmediate();
    drawRow(row);
  }
  cursor.top += 16;

  function drawHead(): void {
    if (!isHeaded) return;
    paper.fill(0, cursor.top, paper.width, headHigh, inks.shade);
    laid.forEach(({ at, width, column: { align = "start", tone } }, index) => {
      paper.write(head[index]!, { at, top: cursor.top + above, width, align }, headInk);
      if (tone) paper.fill(at, cursor.top + headHigh - swatch, width, swatch, barTones[tone]);
    });
    cursor.top += headHigh;
  }

  function drawRow(row: ReportRow): void {
    const ink = row.strong ? strongInk : cellInk;
    const inset = (index: number) => (index === 0 ? (row.depth ?? 0) * indent : 0);
    const cells = laid.map(({ width }, index) => linesOf(paper, row.cells[index] ?? "", width - inset(index), ink));
    const high = paper.linesHigh(Math.max(1, ...cells.map((lines) => lines.length)), ink) + 2 * above;
    if (cursor.top + high > paper.height) {
      cursor.next();
      drawHead();
    }
    laid.forEach(({ at, width, column: { align = "start" } }, index) => {
      const cell = row.cells[index] ?? "";
      const isBar = typeof cell !== "string";
      if (isBar) drawBar(paper, cell, at, cursor.top + above + 3.5, cell.text === undefined ? width : barWidth);
      const room = isBar ? barWidth + 4 : inset(index);
      paper.write(
        cells[index]!,
        { at: at + room, top: cursor.top + above, width: width - room, align: isBar ? "start" : align },
        ink,
      );
    });
    cursor.top += high;
    paper.fill(0, cursor.top - 0.5, paper.width, 0.5, inks.line);
  }
}

function layOut(paper: Paper, columns: readonly ReportColumn[]): Laid[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = paper.width - gap * (columns.length + 1);
  let at = gap;
  return columns.map((column) => {
    const width = (free * column.share) / shares;
    const laid = { at, width, column };
    at += width + gap;
    return laid;
  });
}

function linesOf(paper: Paper, cell: ReportCell, width: number, ink: Ink): string[] {
  if (typeof cell === "string") return paper.wrap(cell, width, ink);
  return cell.text === undefined ? [] : [cell.text];
}

function drawBar(paper: Paper, { parts }: Bar, at: number, top: number, width: number): void {
  paper.fill(at, top, width, barHeight, "#e6e9ed");
  let done = 0;
  for (const { share, tone } of parts) {
    const part = Math.min(Math.max(share, 0), 1 - done);
    if (part > 0) paper.fill(at + done * width, top, part * width, barHeight, barTones[tone]);
    done += part;
  }
}
