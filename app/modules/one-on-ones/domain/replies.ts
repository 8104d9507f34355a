/** What somebody says to an invitation. */
export const replies = ["ACCEPTED", "TENTATIVE", "DECLINED"] as const;
export type Reply = (typeof replies)[number];

/** A reply as both see it; `proposedAt` is when the person could instead. */
export type ShownReply = { reply: Reply; note: string; proposedAt: string | null };

/** Whether one is still asked to come: it lies ahead and stands. */
export function isAsked(meeting: { status: string; startsAt: string }, now: Date): boolean {
  return meeting.status === "NOT_STARTED" && new Date(meeting.startsAt) > now;
}
