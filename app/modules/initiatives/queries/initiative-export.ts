import type { Context } from "#app/platform/context/context.ts";
import { date, number, text, sheet, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { listInitiatives, type InitiativeListInput } from "./initiative-list.ts";
import type { ListedInitiative } from "./initiative-row.ts";

/** So many are asked for at a time. */
const askedAtOnce = 10_000;

const columns: readonly SheetColumn<ListedInitiative>[] = [
  text("id", (task) => task.id),
  text("text", (task) => task.text),
  text("part_of", (task) => task.parentText),
  text("owners", (task) => task.owners.map((owner) => owner.name).join("; ")),
  text("tags", (task) => task.tags.map((tag) => tag.name).join("; ")),
  text("status", (task) => task.status),
  text("detailed_status", (task) => task.detailed),
  date("start_date", (task) => task.startDate),
  date("due_date", (task) => task.dueDate),
  date("completed_on", (task) => task.completedOn),
  number("parts_done", (task) => task.partsDone),
  number("parts", (task) => task.partCount),
  number("weightage", (task) => task.weightage),
  text("visibility", (task) => task.visibility),
];

/** The list as a file for spreadsheets, with the same filters, order and rights, whole. */
export async function exportInitiatives(
  context: Context,
  input: InitiativeListInput,
  batch = askedAtOnce,
): Promise<Sheet> {
  const all: ListedInitiative[] = [];
  let found: readonly ListedInitiative[];
  do {
    ({ rows: found } = await listInitiatives(context, input, { limit: batch, offset: all.length }));
    all.push(...found);
  } while (found.length === batch);
  return sheet(columns, all);
}
