import type { Sentiment } from "./sentiment.ts";
import type { Visibility } from "./visibility.ts";

type Said = { sentiment: Sentiment; visibility: Visibility; authorId: string | null; receiverId: string | null };

/** Whether the feed shows it: praise of a colleague that everybody reads. What is between few never stands there. */
export function standsInFeed({ sentiment, visibility, authorId, receiverId }: Said): boolean {
  return sentiment === "APPRECIATIVE" && visibility === "PUBLIC" && authorId !== null && receiverId !== null;
}
