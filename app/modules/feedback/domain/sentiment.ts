/** Praise, advice, and what is neither. */
export const sentiments = ["APPRECIATIVE", "CONSTRUCTIVE", "NEUTRAL"] as const;
export type Sentiment = (typeof sentiments)[number];

export const sentimentAtFirst: Sentiment = "APPRECIATIVE";

/** What addresses call praise and advice. */
export function sentimentOfType(feedbackType: string | null | undefined): Sentiment | null {
  const type = (feedbackType ?? "").toLowerCase();
  return type === "praise" ? "APPRECIATIVE" : type === "advice" ? "CONSTRUCTIVE" : null;
}
