import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { initiativeListInput, listInitiatives, type InitiativeListInput } from "./initiative-list.ts";
import type { ListedInitiative } from "./initiative-row.ts";
import { wordsOf } from "./words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, number, text, long } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<ListedInitiative>[] = [
  text("id", { common: "id" }, (task) => task.id),
  text("text", "form.text", (task) => task.text),
  text("part_of", "file.part-of", (task) => task.parentText),
  text("owners", "form.owners", (task) => task.owners.map((owner) => owner.name).join("; ")),
  text("tags", { common: "tags" }, (task) => task.tags.map((tag) => tag.name).join("; ")),
  text("status", { common: "status" }, (task) => task.status, "status"),
  text(
    "detailed_status",
    "file.detailed",
    (task) => task.detailed,
    ({ detailed }, t) => detailed && t(detailed === "DELAYED" ? "status.DELAYED" : `detailed.${detailed}`),
  ),
  date("start_date", "form.start", (task) => task.startDate),
  date("due_date", "form.due", (task) => task.dueDate),
  date("completed_on", "completed-on", (task) => task.completedOn),
  number("parts_done", "file.parts-done", (task) => task.partsDone),
  number("parts", "file.parts", (task) => task.partCount),
  number("weightage", "form.weightage", (task) => task.weightage),
  text("visibility", "form.visibility", (task) => task.visibility, "visibility"),
];

/** The list as a file for spreadsheets, with the same filters, order and rights, whole. */
export async function exportInitiatives(
  context: Context,
  input: InitiativeListInput,
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (slice: Slice) => listInitiatives(context, input, slice).then(({ rows }) => rows);
  return long("navigation.module", columns, pagesBySlice(read, batch));
}

export const taskListExport = listExport({
  kind: "initiatives.task-list",
  can: feature("TASK"),
  input: initiativeListInput.extend({ format: sheetFormatInput }),
  name: (context) => `initiatives-${context.today()}`,
  sheet: (context, asked) => exportInitiatives(context, asked),
});
