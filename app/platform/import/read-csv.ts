import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type Delimiter, guessDelimiter } from "./delimiter.ts";
import { decodeText, detectEncoding, type Encoding } from "./encoding.ts";
import { type FileRow, mostRows, Unreadable } from "./file-limits.ts";

const piece = 64 * 1024;

/** The rows of a CSV file, a piece at a time, so that others are served meanwhile. */
export async function readCsv(
  bytes: Uint8Array,
  asked: { encoding: Encoding | null; delimiter: Delimiter | null },
): Promise<FileRow[]> {
  // One kind of line break: the parser counts lines by it, and people look for them by number.
  const text = decodeText(bytes, asked.encoding ?? detectEncoding(bytes)).replace(/\r\n?/g, "\n");
  if (text.includes("\u0000")) throw new Unreadable("not-text");
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter: asked.delimiter ?? guessDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 200_000,
    }),
  );
  const rows: FileRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      rows.push({ line: info.lines, cells: record });
      if (rows.length > mostRows.CSV + 1) throw new Unreadable("too-long", { rows: mostRows.CSV });
    }
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_MAX_RECORD_SIZE")
      throw new Unreadable("line-too-long", { line: rows.length + 1 });
    if (error instanceof CsvError) throw new Unreadable("broken", { line: Number(error["lines"] ?? rows.length + 1) });
    throw error;
  }
  return rows;
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += piece) yield text.slice(start, start + piece);
}
