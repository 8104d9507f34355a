import type { Context } from "#app/platform/context/context.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { workbookOf } from "#app/platform/files/sheet-workbook.ts";
import { sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import type { Paged } from "#app/platform/lists/keyset.ts";
import { pageTask } from "./page-task.ts";

const readAtOnce = 500;
const fault = "platform.export-fault";

export type ListExport<Row> = {
  room: string;
  columns: readonly SheetColumn<Row>[];
  page(context: Context, after: string | undefined, limit: number): Promise<Paged<Row> & { total: number }>;
};

/** A list as a workbook, made in the background of all that the asker may see. */
export function listExport<Row>({ room, columns, page }: ListExport<Row>) {
  return pageTask({
    kind: `${room}.export`,
    codes: { fault, stalled: fault, busy: "platform.export-busy" },
    work: (run) =>
      run.finish(async (context) => {
        const rows: Row[] = [];
        let after: string | undefined;
        do {
          const { rows: read, next, total } = await page(context, after, readAtOnce);
          rows.push(...(read as Row[]));
          after = next ?? undefined;
          await run.progress(rows.length, Math.max(rows.length, total));
        } while (after);
        const content = await workbookOf(sheet(columns, rows), context.actor.language);
        const name = `${room}-${context.today()}.xlsx`;
        return { result: { rowCount: rows.length }, file: { name, type: contentTypes.XLSX, content } };
      }),
  });
}
