import type { MeetingState } from "./meeting-state.ts";

/** What carrying over asks of a meeting. */
export type CarryingMeeting = { id: string; position: number; status: MeetingState; endsAt: string };

/**
 * Whether open talking points stand in this meeting: it lies ahead, or it is open and no later one of the series has
 * begun. Where it lies in the calendar says nothing: the order of the series does.
 */
export function holdsPoints(meeting: CarryingMeeting, series: readonly CarryingMeeting[], now: Date): boolean {
  if (meeting.status === "NOT_STARTED") return new Date(meeting.endsAt) > now;
  if (meeting.status !== "ACTIVE") return false;
  return !series.some(
    ({ position, status }) => position > meeting.position && (status === "ACTIVE" || status === "ACKNOWLEDGED"),
  );
}

/**
 * The meeting that a point which is still open stands in: the first, from the one it was written for on, that holds
 * points. Null where it waits for a meeting to come. Nothing is moved: cancelling and restoring need no second thought.
 */
export function placeOfPoint(home: number, series: readonly CarryingMeeting[], now: Date): CarryingMeeting | null {
  return (
    [...series]
      .sort((a, b) => a.position - b.position)
      .find((meeting) => meeting.position >= home && holdsPoints(meeting, series, now)) ?? null
  );
}
