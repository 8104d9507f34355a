import type { Context } from "#app/platform/context/context.ts";
import { date, sheet, text, yesNo, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { listFeedback, type FeedbackListInput } from "./feedback-list.ts";
import type { FeedbackRow } from "./feedback-row.ts";

/** So many are asked for at a time. */
const askedAtOnce = 5_000;

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

/** The list as a file for spreadsheets, with the same filters and rights, whole. */
export async function exportFeedback(context: Context, input: FeedbackListInput, batch = askedAtOnce): Promise<Sheet> {
  const rows: FeedbackRow[] = [];
  let after: string | undefined;
  do {
    const page = await listFeedback(context, input, { limit: batch, after });
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return sheet(columns, rows);
}
