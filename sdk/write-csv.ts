type Cell = string | number | boolean | null | undefined;

/** Rows as CSV (RFC 4180) with the names of their columns in the first line, for programs to read. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, Cell>>[]): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])).join(","));
  return `${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}

function cellOf(value: Cell): string {
  const text = value === null || value === undefined ? "" : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
