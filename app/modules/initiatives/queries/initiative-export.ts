import { stringify } from "csv-stringify/sync";
import type { Context } from "#app/platform/context/context.ts";
import { listInitiatives, type InitiativeListInput } from "./initiative-list.ts";
import type { ListedInitiative } from "./initiative-row.ts";

const mostRows = 10_000;

const columns: readonly [header: string, value: (task: ListedInitiative) => unknown][] = [
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
  const lines = rows.map((task) => columns.map(([, value]) => value(task)));
  // A text that begins like a formula must not become one in somebody's spreadsheet.
  return stringify([columns.map(([header]) => header), ...lines], { bom: true, escape_formulas: true });
}
