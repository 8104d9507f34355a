import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { sentiments } from "../domain/sentiment.ts";
import { feedbackInsights, type FeedbackInsightsInput } from "./feedback-insights.ts";
import { wordsOf } from "./words.ts";

const { number, sheet, text } = sheetsIn(wordsOf);

type Line = { what: "people" | "feedback" | "receivers" | "kind" | "month"; of: string | null; count: number | null };

const columns: readonly SheetColumn<Line>[] = [
  text("what", "file.what", ({ what }) => what, "file.line"),
  text("of", "file.of", ({ of }) => of, "sentiment"),
  number("count", "file.count", ({ count }) => count),
];

/**
 * What the screen of insights shows, line by line; asked for and hidden by the same rules. A line a kind and a line a month:
 * never more than its screen holds.
 */
export async function exportInsights(context: Context, input: FeedbackInsightsInput): Promise<Sheet> {
  const { people, total, receivers, bySentiment, byMonth } = await feedbackInsights(context, input);
  return sheet<Line>("insights.title.company", columns, [
    { what: "people", of: null, count: people },
    { what: "feedback", of: null, count: total },
    { what: "receivers", of: null, count: receivers },
    ...sentiments.map((kind): Line => ({ what: "kind", of: kind, count: bySentiment[kind] })),
    ...byMonth.map(({ month, count }): Line => ({ what: "month", of: month, count })),
  ]);
}
