import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { sql } from "#tenancy/sql.ts";
import { runReasons } from "../domain/run-reasons.ts";
import { listRuns, type ListedRun } from "./run-list.ts";
import { wordsOf } from "./words.ts";

const can = mayEver("edit", "Connector");
const { long, moment, number, text } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<ListedRun>[] = [
  text("id", { common: "id" }, ({ id }) => id),
  moment("started", "started", ({ startedAt }) => startedAt),
  moment("ended", { common: "to" }, ({ endedAt }) => endedAt),
  text("state", "state", ({ state }) => state, "run-state"),
  text(
    "reason",
    "reason",
    ({ reason }) => reason,
    ({ reason }, t) => t(runReasons[reason]),
  ),
  number("read", "read", ({ readRows }) => readRows),
  number("left_out", "rejected", ({ rejectedRows }) => rejectedRows),
  text("error", "came", ({ errorMessage }) => errorMessage),
];

/** The runs of a connector as a file, the newest first. */
export const runListExport = listExport({
  kind: "integrations.run-list",
  can,
  input: z.object({ installationId: z.guid(), format: sheetFormatInput }),
  name: (context) => `runs-${context.today()}`,
  sheet: async (context, { installationId }): Promise<LongSheet> => {
    await authorize(context, "edit", { kind: "Connector" });
    const [known] = await context.rows(sql`select from {connector_installation} where id = ${installationId}`);
    if (!known) throw notFound("The installation");
    return long(
      "runs",
      columns,
      pagesBySlice(({ limit, offset }) => listRuns(context, installationId, limit, offset)),
    );
  },
});
