/** The name of a message that tells of nothing. */
export const testEvent = "webhooks.test";

export type MessageFacts = {
  event: string;
  happenedAt: Date;
  /** Grows with what happens in the company; null for a test. */
  sequence: string | null;
  payload: unknown;
};

/** What is sent. By `sequence` a receiver puts messages into the order in which things happened. */
export function bodyOf({ event, happenedAt, sequence, payload }: MessageFacts, company: string): string {
  return JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), company, sequence, data: payload });
}
