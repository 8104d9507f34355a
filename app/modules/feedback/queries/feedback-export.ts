import type { Context } from "#app/platform/context/context.ts";
import { date, sheet, text, yesNo, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { listFeedback, type FeedbackListInput } from "./feedback-list.ts";
import type { FeedbackRow } from "./feedback-row.ts";

const mostRows = 10_000;

const columns: readonly SheetColumn<FeedbackRow>[] = [
  text("id", (row) => row.id),
  date("date", (row) => row.createdAt.slice(0, 10)),
  text("from", (row) => row.author?.name ?? row.authorName),
  text("to", (row) => row.receiver?.name ?? null),
  text("sentiment", (row) => row.sentiment),
  text("visibility", (row) => row.visibility),
  yesNo("asked_for", (row) => row.asked),
  text("text", (row) => row.body),
  yesNo("thanked", (row) => row.thankedAt !== null),
  text("what_changed", (row) => row.changeNote),
];

/** The list as a file for spreadsheets, with the same filters and rights; at most ten thousand rows. */
export async function exportFeedback(context: Context, input: FeedbackListInput): Promise<Sheet> {
  const { rows } = await listFeedback(context, input, { limit: mostRows });
  return sheet(columns, rows);
}
