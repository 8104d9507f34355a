/** A CSV file (RFC 4180) as rows by the heads of its columns; the delimiter is the one its first line has most of. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...lines] = cellsOf(text.replace(/^\uFEFF/, ""), delimiterOf(text));
  const names = head.map((name) => name.trim());
  return lines
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? "").trim()])));
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const counted = [",", ";", "\t", "|"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') cell += text[(place += 1)]!;
      else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === delimiter) (row.push(cell), (cell = ""));
    else if (sign === "\n") (rows.push([...row, cell]), (row = []), (cell = ""));
    else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}
