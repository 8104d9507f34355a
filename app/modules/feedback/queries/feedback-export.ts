import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { feedbackListInput, listFeedback, type FeedbackListInput } from "./feedback-list.ts";
import type { FeedbackRow } from "./feedback-row.ts";
import { wordsOf } from "./words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, long, text, yesNo } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<FeedbackRow>[] = [
  text("id", { common: "id" }, (row) => row.id),
  date("date", { common: "date" }, (row) => row.createdAt.slice(0, 10)),
  text("from", { common: "from" }, (row) => row.author?.name ?? row.authorName),
  text("to", { common: "to" }, (row) => row.receiver?.name ?? null),
  text("sentiment", "give.kind", (row) => row.sentiment, "sentiment"),
  text("visibility", "give.visibility", (row) => row.visibility, "visibility"),
  yesNo("asked_for", "list.asked-for", (row) => row.asked),
  text("text", { common: "text" }, (row) => row.body),
  yesNo("thanked", "list.thanked", (row) => row.thankedAt !== null),
  text("what_changed", "file.what-changed", (row) => row.changeNote),
];

/** The list as a file for spreadsheets, with the same filters and rights, whole. */
export async function exportFeedback(
  context: Context,
  input: FeedbackListInput,
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (after: string | undefined, limit: number) => listFeedback(context, input, { limit, after });
  return long("navigation.module", columns, pagesByKey(read, batch));
}

export const feedbackListExport = listExport({
  kind: "feedback.list",
  can: feature("FEEDBACK"),
  input: feedbackListInput.extend({ format: sheetFormatInput }),
  name: (context) => `feedback-${context.today()}`,
  sheet: (context, asked) => exportFeedback(context, asked),
});
