import { inks, margin, Paper, type Ink } from "./paper.ts";
import { drawTable, type Cursor } from "./report-table.ts";
import type { Report } from "./report.ts";

const logoBox = { width: 110, height: 32 };
const small: Ink = { size: 8, colour: inks.soft };
const factInk: Ink = { size: 9, colour: inks.soft };

/** A report as the bytes of a PDF: text that can be found and copied, in any script the fonts have. */
export async function writeReport(report: Report): Promise<Uint8Array> {
  const paper = await Paper.open(report);
  await drawAll(paper, report, 0);
  const sheets = paper.sheets;
  paper.begin();
  await drawAll(paper, report, sheets);
  return paper.bytes();
}

async function drawAll(paper: Paper, report: Report, sheets: number): Promise<void> {
  const cursor: Cursor = {
    top: 0,
    next: () => {
      drawFoot(paper, report, sheets);
      paper.turn();
      paper.write([`${report.title} · ${report.company}`], { at: 0, top: 0, width: paper.width }, small);
      cursor.top = 18;
    },
  };
  drawOpening(paper, report, cursor);
  drawFigures(paper, report, cursor);
  for (const table of report.tables) await drawTable(paper, table, cursor);
  drawFoot(paper, report, sheets);
}

function drawOpening(paper: Paper, { company, logo, title, facts }: Report, cursor: Cursor): void {
  const titleInk: Ink = { size: 18, weight: 600 };
  if (logo) paper.picture(logo, { at: paper.width - logoBox.width, top: 0, ...logoBox });
  const titleWidth = paper.width - (logo ? logoBox.width + 12 : 0);
  paper.write([company], { at: 0, top: 0, width: paper.width }, { size: 9.5, weight: 600, colour: inks.soft });
  const lines = paper.wrap(title, titleWidth, titleInk);
  paper.write(lines, { at: 0, top: 15, width: paper.width }, titleInk);
  cursor.top = 15 + paper.linesHigh(lines.length, titleInk) + 4;
  for (const { label, value } of facts) {
    const said = paper.wrap(`${label}: ${value}`, paper.width, factInk);
    paper.write(said, { at: 0, top: cursor.top, width: paper.width }, factInk);
    cursor.top += paper.linesHigh(said.length, factInk);
  }
  cursor.top += 12;
}

/** Numbers in large, up to four side by side. */
function drawFigures(paper: Paper, { figures }: Report, cursor: Cursor): void {
  if (figures.length === 0) return;
  const width = paper.width / Math.max(figures.length, 4);
  figures.forEach(({ label, value, hint }, index) => {
    const place = { at: index * width, width: width - 12 };
    paper.write(paper.wrap(label, place.width, small).slice(0, 1), { ...place, top: cursor.top }, small);
    paper.write([value], { ...place, top: cursor.top + 11 }, { size: 16, weight: 600 });
    if (hint) paper.write(paper.wrap(hint, place.width, small).slice(0, 1), { ...place, top: cursor.top + 34 }, small);
  });
  cursor.top += 58;
}

/** Who made it, and which page of how many. */
function drawFoot(paper: Paper, { madeBy, pageOf }: Report, sheets: number): void {
  const place = { at: 0, top: paper.height + margin / 2 - 6, width: paper.width };
  paper.write([madeBy], place, small);
  paper.write([pageOf(paper.sheets, sheets)], { ...place, align: "end" }, small);
}
