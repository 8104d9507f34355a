/** A block of cells as spreadsheets put it on the clipboard: rows in lines, cells by tabs; one in quotes may hold both. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at);
    rows.at(-1)!.push(cell.text);
    at = cell.end;
    const parting = text[at];
    if (parting === undefined) break;
    at += parting === "\r" && text[at + 1] === "\n" ? 2 : 1;
    if (parting !== "\t") rows.push([]);
    else if (at === text.length) rows.at(-1)!.push("");
  }
  if (rows.at(-1)!.length === 0) rows.pop();
  return rows;
}

type Cell = { text: string; end: number };

function plain(text: string, from: number): Cell {
  let end = from;
  while (end < text.length && !"\t\r\n".includes(text[end]!)) end += 1;
  return { text: text.slice(from, end), end };
}

/** A cell in quotes; a quote that is never closed is part of the words. */
function quoted(text: string, from: number): Cell {
  let words = "";
  let at = from + 1;
  for (;;) {
    const next = text.indexOf('"', at);
    if (next < 0) return plain(text, from);
    words += text.slice(at, next);
    if (text[next + 1] !== '"') return { text: words, end: next + 1 };
    words += '"';
    at = next + 2;
  }
}

/** The same the other way, for other spreadsheets. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(written).join("\t")).join("\n");
}

const written = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A block over a range: where one cell was copied it fills the whole range, else it keeps its size. */
export function blockOver(
  block: readonly (readonly string[])[],
  range: { rows: number; columns: number },
): readonly (readonly string[])[] {
  const single = block.length === 1 && block[0]!.length === 1;
  if (!single || range.rows * range.columns === 1) return block;
  return Array.from({ length: range.rows }, () => Array.from({ length: range.columns }, () => block[0]![0]!));
}
