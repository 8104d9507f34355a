import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { listFeedback, type FeedbackListInput } from "./feedback-list.ts";
import type { FeedbackRow } from "./feedback-row.ts";
import { wordsOf } from "./words.ts";

const { date, sheet, text, yesNo } = sheetsIn(wordsOf);

/** So many are asked for at a time. */
const askedAtOnce = 5_000;

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
export async function exportFeedback(context: Context, input: FeedbackListInput, batch = askedAtOnce): Promise<Sheet> {
  const rows: FeedbackRow[] = [];
  let after: string | undefined;
  do {
    const page = await listFeedback(context, input, { limit: batch, after });
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return sheet("navigation.module", columns, rows);
}
