import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { cycleListInput, listCycles, type CycleFilters, type ListedCycle } from "./cycle-list.ts";
import { wordsOf } from "./words.ts";

const { date, long, number, text } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<ListedCycle>[] = [
  text("id", { common: "id" }, ({ id }) => id),
  text("name", "list.cycle", ({ name }) => name),
  text("state", "list.status", ({ state }) => state, "state"),
  text("preset", "cycles.preset", ({ preset }) => preset, "preset"),
  date("period_from", { common: "from" }, ({ periodStartsOn }) => periodStartsOn),
  date("period_to", { common: "to" }, ({ periodEndsOn }) => periodEndsOn),
  number("people", "cycles.people", ({ people }) => people),
  number("forms", "people.forms", ({ forms }) => forms),
  number("submitted", "cycles.done", ({ submitted }) => submitted),
];

/** The company's review cycles as a file, with the filters of the list. */
async function exportCycles(context: Context, input: CycleFilters, batch = heldAtOnce): Promise<LongSheet> {
  const read = (slice: Slice) => listCycles(context, input, slice).then(({ rows }) => rows);
  return long("cycles.title", columns, pagesBySlice(read, batch));
}

export const cycleListExport = listExport({
  kind: "reviews.cycle-list",
  can: all(feature("REVIEW"), mayEver("view", "ReviewCycle")),
  input: cycleListInput.extend({ format: sheetFormatInput }),
  name: (context) => `review-cycles-${context.today()}`,
  sheet: (context, asked) => exportCycles(context, asked),
});
