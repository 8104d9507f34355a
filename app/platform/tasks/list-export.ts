import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { sheetPieces, type SheetFormat } from "#app/platform/files/sheet-file.ts";
import type { LongSheet, SheetPages } from "#app/platform/files/sheet.ts";
import type { Can } from "#app/platform/http/can.ts";
import { pageTask } from "./page-task.ts";
import type { TaskInstallation } from "./task-run.ts";

/** What a list may need besides the transaction of its company. */
export type ListServices = Pick<TaskInstallation, "gatherings" | "database">;

const fault = "platform.export-fault";

export type ListExport<Input extends z.ZodType> = {
  /** The room and the list: `goals.list-export`. */
  kind: string;
  can?: Can;
  /** What the address or the form of the list says of what narrows it, and as which kind of file it is wanted. */
  input: Input;
  /** What the file is called, without its ending. */
  name(context: Context, asked: z.output<Input>): string | Promise<string>;
  /** The list as the actor sees it, page by page, refused where they may not. */
  sheet(context: Context, asked: z.output<Input>, services: ListServices): Promise<LongSheet>;
};

/**
 * A list as a file. A short one is answered at once (`exportLoader`); of a long one the file is made in the background,
 * read page by page in one snapshot by the rights of who asks, and kept piece by piece: nothing is left out, and no more
 * than a page of it is held.
 */
export function listExport<Input extends z.ZodType<{ format?: SheetFormat | undefined }>>(told: ListExport<Input>) {
  const { kind, input, name, sheet } = told;
  const task = pageTask<Input>({
    ...{ kind, input, lane: "exports", ofList: true, ...(told.can && { can: told.can }) },
    codes: { fault, stalled: fault, busy: "platform.export-busy" },
    work: (run, asked) =>
      run.finishWithFile(async (context) => {
        const { pages, ...rest } = await sheet(context, asked, run.installation);
        const format = asked.format ?? "XLSX";
        let rowCount = 0;
        const counted = counting(pages, (rows) => run.progress((rowCount += rows), 0));
        return {
          name: `${await name(context, asked)}.${format.toLowerCase()}`,
          type: contentTypes[format],
          pieces: sheetPieces({ ...rest, pages: counted }, format, context.actor),
          result: () => ({ rowCount }),
        };
      }),
  });
  return { ...told, ...task };
}

/** The pages, each told of when it has been written. */
async function* counting(pages: SheetPages<unknown>, tell: (rows: number) => Promise<void>): SheetPages<unknown> {
  for await (const page of pages) {
    yield page;
    await tell(page.length);
  }
}
