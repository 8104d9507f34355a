import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOfPoint, type CarryingMeeting } from "./carry-over.ts";
import { meetingActs, stateAfter, type MeetingState } from "./meeting-state.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { positionsToWrite, scheduleFrom, startOf, type Schedule } from "./schedule.ts";

const start: Schedule = {
  everyWeeks: 1,
  timeZone: "Europe/Berlin",
  anchorPosition: 0,
  anchorOn: "2026-09-07",
  anchorMinute: 570,
};
const begin = momentOf("2026-09-07T08:00", "Europe/Berlin");
const minutes = 30 * 60_000;

type Meeting = { position: number; status: MeetingState; before: MeetingState | null; start: number };

/** A calendar kept by hand: every meeting with its hour, every point with the meeting it was written for. */
class PlainSeries {
  meetings: Meeting[] = [];
  points: { home: number; done: boolean }[] = [];
  now = begin.getTime();

  holds(meeting: Meeting): boolean {
    if (meeting.status === "NOT_STARTED") return meeting.start + minutes > this.now;
    const later = this.meetings.filter(({ position }) => position > meeting.position);
    return meeting.status === "ACTIVE" && later.every(({ status }) => status !== "ACTIVE" && status !== "ACKNOWLEDGED");
  }

  /** Walks on from the home, one place after another. */
  placeOf(home: number): number | null {
    for (const meeting of this.meetings) if (meeting.position >= home && this.holds(meeting)) return meeting.position;
    return null;
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant("act" as const), at: fc.nat(20), act: fc.constantFrom(...meetingActs) }),
  fc.record({
    kind: fc.constant("move" as const),
    at: fc.nat(20),
    days: fc.integer({ min: -6, max: 20 }),
    following: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("point" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("finish" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 0, max: 15 }) }),
);

test("200 random series of moves, skips, cancels and carry-overs: every open point stands where a plain calendar says", () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 2, 4), fc.array(step, { maxLength: 40 }), (everyWeeks, steps) => {
      const plain = new PlainSeries();
      let schedule: Schedule = { ...start, everyWeeks };
      plain.meetings = positionsToWrite(schedule, 0, begin).map((position) => ({
        position,
        status: "NOT_STARTED",
        before: null,
        start: startOf(schedule, position).getTime(),
      }));
      for (const each of steps) {
        if (each.kind === "wait") plain.now += each.days * 86_400_000;
        else if (each.kind === "point") plain.points.push({ home: each.at % plain.meetings.length, done: false });
        else if (each.kind === "finish") {
          const point = plain.points[each.at % Math.max(1, plain.points.length)];
          if (point) point.done = true;
        } else {
          const meeting = plain.meetings[each.at % plain.meetings.length]!;
          if (each.kind === "act") {
            const next = stateAfter(each.act, meeting.status, meeting.before);
            if (next) Object.assign(meeting, { status: next, before: each.act === "cancel" ? meeting.status : null });
          } else if (meeting.status === "NOT_STARTED") {
            const to = meeting.start + each.days * 86_400_000;
            if (!each.following) meeting.start = to;
            else {
              schedule = scheduleFrom(schedule, meeting.position, new Date(to));
              for (const later of plain.meetings)
                if (later.position >= meeting.position && later.status === "NOT_STARTED")
                  later.start = startOf(schedule, later.position).getTime();
            }
          }
        }
        const series: CarryingMeeting[] = plain.meetings.map(({ position, status, start: at }) => ({
          id: String(position),
          position,
          status,
          endsAt: new Date(at + minutes).toISOString(),
        }));
        for (const { home, done } of plain.points)
          if (!done)
            expect(placeOfPoint(home, series, new Date(plain.now))?.position ?? null).toBe(plain.placeOf(home));
      }
    }),
    { numRuns: 200 },
  );
});

test("a point that is open stands in at most one meeting, and never before the one it was written for", () => {
  const meeting = (position: number, status: MeetingState): CarryingMeeting => ({
    id: String(position),
    position,
    status,
    endsAt: "2026-09-30T10:00:00.000Z",
  });
  const now = new Date("2026-09-15T10:00:00Z");
  expect(
    placeOfPoint(0, [meeting(0, "ACKNOWLEDGED"), meeting(1, "CANCELLED"), meeting(2, "NOT_STARTED")], now)?.position,
  ).toBe(2);
  expect(placeOfPoint(0, [meeting(0, "ACTIVE"), meeting(1, "NOT_STARTED")], now)?.position).toBe(0);
  expect(placeOfPoint(0, [meeting(0, "ACTIVE"), meeting(1, "ACTIVE")], now)?.position).toBe(1);
  expect(placeOfPoint(2, [meeting(0, "NOT_STARTED"), meeting(1, "NOT_STARTED")], now)).toBeNull();
});
