import type { Context } from "#app/platform/context/context.ts";
import { writeCsv, type CsvColumn } from "#app/platform/files/write-csv.ts";
import { listInitiatives, type InitiativeListInput } from "./initiative-list.ts";
import type { ListedInitiative } from "./initiative-row.ts";

const mostRows = 10_000;

const columns: readonly CsvColumn<ListedInitiative>[] = [
  ["id", (task) => task.id],
  ["text", (task) => task.text],
  ["part_of", (task) => task.parentText],
  ["owners", (task) => task.owners.map((owner) => owner.name).join("; ")],
  ["tags", (task) => task.tags.map((tag) => tag.name).join("; ")],
  ["status", (task) => task.status],
  ["detailed_status", (task) => task.detailed],
  ["start_date", (task) => task.startDate],
  ["due_date", (task) => task.dueDate],
  ["completed_on", (task) => task.completedOn],
  ["parts_done", (task) => task.partsDone],
  ["parts", (task) => task.partCount],
  ["weightage", (task) => task.weightage],
  ["visibility", (task) => task.visibility],
];

/** The list as a file for spreadsheets, with the same filters, order and rights; at most ten thousand rows. */
export async function exportInitiatives(context: Context, input: InitiativeListInput): Promise<string> {
  const { rows } = await listInitiatives(context, input, { limit: mostRows, offset: 0 });
  return writeCsv(columns, rows);
}
