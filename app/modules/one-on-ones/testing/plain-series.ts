import type { MeetingState } from "../domain/meeting-state.ts";

export type PlainMeeting = { position: number; starts: number; status: MeetingState; before: MeetingState | null };
export type PlainPoint = { key: string; home: number; doneIn: number | null; removed: boolean };

const week = 7 * 86_400_000;
const hour = 3_600_000;

/**
 * A series as somebody in Berlin would keep it on paper: a list of meetings and a list of points. It shares no line with the
 * room, whose doings are held against it.
 */
export class PlainSeries {
  meetings: PlainMeeting[] = [];
  readonly points: PlainPoint[] = [];
  archived = false;
  private anchor: { position: number; starts: number };
  private readonly everyWeeks: number;
  private readonly length: number;
  private now: number;

  constructor(starts: number, everyWeeks: number, minutes: number, now: number) {
    this.everyWeeks = everyWeeks;
    this.length = minutes * 60_000;
    this.anchor = { position: 0, starts };
    this.now = now;
    this.write(0);
  }

  find(position: number): PlainMeeting | undefined {
    return this.meetings.find((meeting) => meeting.position === position);
  }

  /** Days go by, and as many meetings are written down as are usual. */
  pass(now: number): void {
    this.now = now;
    const next = this.last() + 1;
    if (!this.archived && this.everyWeeks > 0 && day(wallClock(this.at(next))) < day(now + 8 * week)) this.write(next);
  }

  open(position: number): boolean {
    return this.turn(position, ["NOT_STARTED"], "ACTIVE") || this.find(position)!.status === "ACTIVE";
  }

  acknowledge(position: number): boolean {
    return this.turn(position, ["ACTIVE"], "ACKNOWLEDGED") || this.find(position)!.status === "ACKNOWLEDGED";
  }

  cancel(position: number): boolean {
    const { status } = this.find(position)!;
    if (status === "CANCELLED") return true;
    if (!this.turn(position, ["NOT_STARTED", "ACTIVE"], "CANCELLED")) return false;
    this.find(position)!.before = status;
    return true;
  }

  restore(position: number): boolean {
    const meeting = this.find(position)!;
    return this.turn(position, ["CANCELLED"], meeting.before ?? "NOT_STARTED");
  }

  move(position: number, starts: number, following: boolean): boolean {
    const meeting = this.find(position)!;
    if (meeting.status !== "NOT_STARTED" || starts < this.now - hour) return false;
    if (!following || this.everyWeeks === 0) meeting.starts = starts;
    else {
      this.anchor = { position, starts };
      for (const one of this.meetings)
        if (one.position >= position && (one.status === "NOT_STARTED" || one.before === "NOT_STARTED"))
          one.starts = this.at(one.position);
    }
    return true;
  }

  archive(): void {
    if (this.archived) return;
    this.archived = true;
    const bare = ({ position, status }: PlainMeeting) =>
      status === "NOT_STARTED" && !this.points.some(({ home, doneIn }) => home === position || doneIn === position);
    this.meetings = this.meetings.filter(
      (one) =>
        !(one.position > 0 && one.starts > this.now && bare(one)) ||
        this.meetings.some((later) => later.position > one.position && !bare(later)),
    );
  }

  bringBack(): void {
    if (!this.archived) return;
    this.archived = false;
    this.write(this.last() + 1);
  }

  /** In which meeting an open point stands. */
  placeOf({ home }: PlainPoint): number | null {
    const ahead = (one: PlainMeeting) => one.status === "NOT_STARTED" && one.starts + this.length > this.now;
    const running = (one: PlainMeeting) =>
      one.status === "ACTIVE" &&
      this.meetings.every(
        (later) => later.position <= one.position || !["ACTIVE", "ACKNOWLEDGED"].includes(later.status),
      );
    return this.meetings.find((one) => one.position >= home && (ahead(one) || running(one)))?.position ?? null;
  }

  private turn(position: number, from: readonly MeetingState[], to: MeetingState): boolean {
    const meeting = this.find(position)!;
    if (!from.includes(meeting.status)) return false;
    Object.assign(meeting, { status: to, before: null });
    return true;
  }

  private at(position: number): number {
    return momentOf(wallClock(this.anchor.starts) + (position - this.anchor.position) * this.everyWeeks * week);
  }

  private last(): number {
    return this.meetings.at(-1)?.position ?? -1;
  }

  private write(from: number): void {
    const until = this.now + 12 * week;
    for (let position = from; position === 0 || (this.everyWeeks > 0 && this.at(position) < until); position += 1)
      if (position === 0 || this.at(position) >= this.now)
        this.meetings.push({ position, starts: this.at(position), status: "NOT_STARTED", before: null });
  }
}

/** The clocks go forward once in these months. */
const summer = Date.parse("2027-03-28T01:00:00Z");
export const wallClock = (at: number) => at + (at < summer ? 1 : 2) * hour;
const momentOf = (wall: number) => wall - (wall < summer + 2 * hour ? 1 : 2) * hour;

const day = (at: number) => new Date(at).toISOString().slice(0, 10);
