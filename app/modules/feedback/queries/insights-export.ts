import type { Context } from "#app/platform/context/context.ts";
import { number, sheet, text, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { sentiments } from "../domain/sentiment.ts";
import { feedbackInsights, type FeedbackInsightsInput } from "./feedback-insights.ts";

type Line = { what: string; of: string | null; count: number | null };

const columns: readonly SheetColumn<Line>[] = [
  text("what", ({ what }) => what),
  text("of", ({ of }) => of),
  number("count", ({ count }) => count),
];

/** What the screen of insights shows, line by line; asked for and hidden by the same rules. */
export async function exportInsights(context: Context, input: FeedbackInsightsInput): Promise<Sheet> {
  const { people, total, receivers, bySentiment, byMonth } = await feedbackInsights(context, input);
  return sheet(columns, [
    { what: "people", of: null, count: people },
    { what: "feedback", of: null, count: total },
    { what: "receivers", of: null, count: receivers },
    ...sentiments.map((kind) => ({ what: "kind", of: kind, count: bySentiment[kind] })),
    ...byMonth.map(({ month, count }) => ({ what: "month", of: month, count })),
  ]);
}
