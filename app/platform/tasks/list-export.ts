import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { workbookOf } from "#app/platform/files/sheet-workbook.ts";
import { sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { signedIn } from "#app/platform/http/can.ts";
import type { Paged } from "#app/platform/lists/keyset.ts";
import { startTask } from "./start-task.ts";
import { defineTask, taskHandler } from "./task-kind.ts";

const readAtOnce = 500;
const fault = "platform.export-fault";

/** A list as a workbook, made in the background of all that the asker may see: the task, what asks for it, also by a page's action, what does it. */
export function listExport<Row>({
  room,
  columns,
  page,
}: {
  room: string;
  columns: readonly SheetColumn<Row>[];
  page(context: Context, after: string | undefined, limit: number): Promise<Paged<Row> & { total: number }>;
}) {
  const task = defineTask({
    kind: `${room}.export`,
    input: z.object({}),
    can: signedIn,
    keptDays: 30,
    codes: { fault, stalled: fault, busy: "platform.export-busy" },
  });
  const handler = taskHandler(
    task,
    async () => (run) =>
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
  );
  const ask = (context: Context) => startTask(context, task, {}, { mostOfOne: 1 });
  return { task, ask, intent: { input: z.object({}), run: ask }, handler };
}
