import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { FileRow } from "#app/platform/import/file-limits.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 5_000;

export async function keepLines(context: Context, fileId: string, rows: readonly FileRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce)
    await insertRows(
      context,
      "imported_file_line",
      "file_id uuid, line int, cells jsonb",
      rows.slice(start, start + atOnce).map(({ line, cells }) => ({ file_id: fileId, line, cells })),
    );
}

/** All lines of a file, in their order, some thousands held at a time. */
export async function* pagesOf(context: Context, fileId: string): AsyncGenerator<readonly FileRow[]> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const page: FileRow[] = await context.rows<FileRow>(
      sql`select line, cells from {imported_file_line} where file_id = ${fileId} and line > ${after}
        order by line limit ${atOnce}`,
    );
    yield page;
    after = page.length < atOnce ? undefined : page.at(-1)!.line;
  }
}

/** All lines of a file, or the first so many. */
export function linesOf(context: Context, fileId: string, first: number | null = null): Promise<FileRow[]> {
  return context.rows<FileRow>(
    sql`select line, cells from {imported_file_line} where file_id = ${fileId} order by line limit ${first}`,
  );
}
