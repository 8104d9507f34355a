import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { workbookOf } from "#app/platform/files/sheet-workbook.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { WordsOf } from "#app/platform/i18n/room-words.ts";
import type { Paged } from "#app/platform/lists/keyset.ts";
import { pageTask } from "./page-task.ts";

const readAtOnce = 500;
const fault = "platform.export-fault";

export type ListExport<Row, Narrowing extends z.ZodType> = {
  room: string;
  /** In the words of the room, whose `title` the sheet has too. */
  columns(wordsOf: WordsOf): readonly SheetColumn<Row>[];
  /** What the form on the list says of what narrows it. */
  narrowed: Narrowing;
  page(
    context: Context,
    place: z.output<Narrowing> & { after: string | undefined },
    limit: number,
  ): Promise<Paged<Row> & { total: number }>;
};

/** A list as a workbook, made in the background of what it shows to the asker. */
export function listExport<Row, Narrowing extends z.ZodType<object>>({
  room,
  columns,
  narrowed,
  page,
}: ListExport<Row, Narrowing>) {
  return pageTask({
    kind: `${room}.export`,
    lane: "exports",
    input: narrowed,
    codes: { fault, stalled: fault, busy: "platform.export-busy" },
    work: (run, narrowing) =>
      run.finish(async (context) => {
        const rows: Row[] = [];
        let after: string | undefined;
        do {
          const { rows: read, next, total } = await page(context, { ...narrowing, after }, readAtOnce);
          rows.push(...(read as Row[]));
          after = next ?? undefined;
          await run.progress(rows.length, Math.max(rows.length, total));
        } while (after);
        const words = await context.wordsOf(room);
        const sheet = {
          columns: columns(words) as Sheet["columns"],
          rows,
          title: (language: Language) => words(language)("title"),
        };
        const content = await workbookOf(sheet, context.actor);
        const name = `${room}-${context.today()}.xlsx`;
        return { result: { rowCount: rows.length }, file: { name, type: contentTypes.XLSX, content } };
      }),
  });
}
