import { expect, test } from "vitest";
import { layOutAnew, nextToMove, type PlannedMeeting } from "./new-layout.ts";
import { startOf, type Schedule } from "./schedule.ts";

const weekly: Schedule = {
  everyWeeks: 1,
  timeZone: "Europe/Berlin",
  anchorPosition: 0,
  anchorOn: "2026-11-17",
  anchorMinute: 870,
};
const now = new Date("2026-11-16T09:00:00Z");

function planned(position: number, asked: Partial<PlannedMeeting> = {}): PlannedMeeting {
  const starts = startOf(weekly, position);
  return {
    id: `m${position}`,
    position,
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + 30 * 60_000).toISOString(),
    status: "NOT_STARTED",
    statusBefore: null,
    moved: false,
    written: false,
    ...asked,
  };
}

const twelve = (asked: Record<number, Partial<PlannedMeeting>> = {}) =>
  Array.from({ length: 12 }, (_, position) => planned(position, asked[position]));
const same = { start: new Date("2026-11-17T13:30:00Z"), everyWeeks: 1, minutes: 30 };
const laid = (meetings: PlannedMeeting[], rhythm: object) => {
  const layout = layOutAnew(weekly, meetings, { ...same, ...rhythm }, now);
  if ("refused" in layout) throw new Error(layout.refused);
  return layout;
};

test("the same again changes nothing", () => {
  expect(laid(twelve(), {})).toMatchObject({ moves: [], falls: [], adds: [], resting: [], stays: 0 });
});

test("another length moves no beginning", () => {
  const { moves } = laid(twelve(), { minutes: 60 });
  expect(moves).toHaveLength(12);
  expect(moves.map(({ startsAt }) => startsAt.toISOString())).toEqual(twelve().map(({ startsAt }) => startsAt));
});

test("only empty ones at the end fall away", () => {
  expect(laid(twelve(), { everyWeeks: 2 }).falls).toEqual(["m11", "m10", "m9", "m8", "m7", "m6"]);
  expect(laid(twelve({ 9: { written: true } }), { everyWeeks: 2 }).falls).toEqual(["m11", "m10"]);
  expect(laid(twelve({ 11: { moved: true } }), { everyWeeks: 2 })).toMatchObject({ falls: [], stays: 1 });
});

test("it is counted from the first that lies ahead and that nobody moved", () => {
  const meetings = twelve({ 0: { status: "ACKNOWLEDGED" }, 1: { moved: true } });
  expect(nextToMove(weekly, meetings, now)?.id).toBe("m2");
  const { schedule, firstId } = laid(meetings, { start: new Date("2026-12-03T09:00:00Z") });
  expect([firstId, schedule.anchorPosition, schedule.anchorOn, schedule.anchorMinute]).toEqual([
    "m2",
    2,
    "2026-12-03",
    600,
  ]);
});
