import type { MeetingState } from "./meeting-state.ts";
import { positionsToWrite, scheduleFrom, startOf, weeksAhead, type Schedule } from "./schedule.ts";

/** A meeting of a series that is to be laid out anew; `written` is whether anything stands in it. */
export type PlannedMeeting = {
  id: string;
  position: number;
  startsAt: string;
  endsAt: string;
  status: MeetingState;
  statusBefore: MeetingState | null;
  moved: boolean;
  written: boolean;
};

/** What a series is to be: `start` of the next of its meetings that nobody moved, rhythm, and length in minutes. */
export type NewRhythm = { start: Date; everyWeeks: number; minutes: number };

export type LaidOut = { id: string; startsAt: Date; endsAt: Date };

export type NewLayout = {
  schedule: Schedule;
  /** The meeting that is counted from; null where it is the first of those that are added. */
  firstId: string | null;
  /** Those ahead whose day, hour or length changes. */
  moves: LaidOut[];
  /** Cancelled ones, which show their new hour once they are restored. */
  resting: LaidOut[];
  /** Empty ones that would lie further ahead than is written down. */
  falls: string[];
  /** How many ahead were moved by hand, and stay. */
  stays: number;
  /** The places that are written down besides. */
  adds: number[];
};

/** Why a series cannot become this; a code of the room's refusals and the field it is about. */
export type LayoutRefusal = { refused: "in-past" | "too-far" | "every-weeks" | "over"; field: string };

/** What of a series comes at other times: only what lies ahead, and nothing that somebody moved by hand. */
export function layOutAnew(
  series: Schedule,
  meetings: readonly PlannedMeeting[],
  rhythm: NewRhythm,
  now: Date,
): NewLayout | LayoutRefusal {
  const { start, everyWeeks } = rhythm;
  // What comes again is put away in place of becoming one meeting alone.
  if (everyWeeks === 0 && series.everyWeeks > 0) return { refused: "every-weeks", field: "everyWeeks" };
  if (start <= now) return { refused: "in-past", field: "start" };
  const until = now.getTime() + weeksAhead * 7 * 86_400_000;
  if (start.getTime() >= until) return { refused: "too-far", field: "start" };
  const byHand = ({ moved }: PlannedMeeting) => moved && series.everyWeeks > 0;
  const { free, stays } = aheadOf(series, meetings, now);
  const latest = Math.max(-1, ...meetings.map(({ position }) => position));
  const position = free[0]?.position ?? latest + 1;
  if (everyWeeks === 0 && free.length === 0) return { refused: "over", field: "everyWeeks" };
  const schedule = scheduleFrom({ ...series, everyWeeks }, position, start);
  const placed = (one: PlannedMeeting): LaidOut => placedOf(one, schedule, rhythm.minutes);
  const falls = surplus(meetings, (one) => {
    const empty = free.includes(one) && !one.written && one.position > position;
    return empty && startOf(schedule, one.position).getTime() >= until;
  });
  return {
    schedule,
    firstId: free[0]?.id ?? null,
    moves: free
      .filter(({ id }) => !falls.includes(id))
      .map((one) => ({ one, at: placed(one) }))
      .filter(({ one, at }) => isOtherTime(one, at))
      .map(({ at }) => at),
    resting: meetings
      .filter((one) => one.position >= position && isResting(one) && !byHand(one))
      .map((one) => placed(one)),
    falls,
    stays,
    adds: positionsToWrite(schedule, latest + 1, now).filter((place) => place > 0),
  };
}

/** The next one that lies ahead and that nobody moved by hand. */
export function nextToMove(
  series: Pick<Schedule, "everyWeeks">,
  meetings: readonly PlannedMeeting[],
  now: Date,
): PlannedMeeting | null {
  return aheadOf(series, meetings, now).free[0] ?? null;
}

/** What may move, and how many stay; of one meeting alone it is no matter who moved it. */
function aheadOf({ everyWeeks }: Pick<Schedule, "everyWeeks">, meetings: readonly PlannedMeeting[], now: Date) {
  const ahead = meetings.filter(({ status, startsAt }) => status === "NOT_STARTED" && new Date(startsAt) > now);
  const free = ahead.filter(({ moved }) => !moved || everyWeeks === 0);
  return { free, stays: ahead.length - free.length };
}

/** The last ones, as long as each may go: no place in the middle is left open. */
function surplus(meetings: readonly PlannedMeeting[], mayGo: (meeting: PlannedMeeting) => boolean): string[] {
  const backwards = [...meetings].reverse();
  const kept = backwards.findIndex((one) => !mayGo(one));
  return backwards.slice(0, kept === -1 ? backwards.length : kept).map(({ id }) => id);
}

function placedOf({ id, position }: PlannedMeeting, schedule: Schedule, minutes: number): LaidOut {
  const startsAt = startOf(schedule, position);
  return { id, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

function isOtherTime({ startsAt, endsAt }: PlannedMeeting, at: LaidOut): boolean {
  return new Date(startsAt).getTime() !== at.startsAt.getTime() || new Date(endsAt).getTime() !== at.endsAt.getTime();
}

function isResting({ status, statusBefore }: PlannedMeeting): boolean {
  return status === "CANCELLED" && statusBefore === "NOT_STARTED";
}
