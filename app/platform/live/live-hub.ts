import { accessTopic, type LiveAnnouncement } from "./announce-live.ts";

/** One open page of somebody. */
export type LiveStream = {
  readonly tenantId: string;
  readonly employeeId: string;
  /** Sees the product as somebody else: hears what everybody hears, and nothing that is for some. */
  readonly viewing?: boolean;
  /** The person's access may have changed: whether they may still listen is to be asked. */
  lookAgain(): void;
  /** A topic that was announced; `id` is what the page says when it comes back. */
  hear(topic: string, id: string): void;
  /** Something may have been missed: everything the page shows is to be asked for anew. */
  missed(id: string): void;
};

type Told = LiveAnnouncement & { number: number; at: number };

/** So much is kept for pages that come back, and for so long. */
const mostKept = 2_000;
const keptMilliseconds = 300_000;
/** A page that opens was rendered a moment ago; what was announced in between it hears now. */
const renderedWithin = 15_000;

export const liveLimits = {
  /** Pages of one person; the next one asks from time to time instead. */
  perPerson: 12,
  /** Pages one process holds open. */
  perProcess: 10_000,
};

/**
 * Hands announcements to the open pages of one process. It keeps the latest, so that a page that lost its connection hears
 * what it missed; one that was away longer, or comes from another process, is told so.
 */
export class LiveHub {
  private readonly streams = new Map<string, Set<LiveStream>>();
  private readonly perPerson = new Map<string, number>();
  private readonly told: Told[] = [];
  private readonly epoch: string;
  private readonly now: () => number;
  private number = 0;
  private open = 0;

  constructor(epoch: string, now: () => number = Date.now) {
    this.epoch = epoch;
    this.now = now;
  }

  /** Lets a page hear from now on, after what it missed since `lastId`. Null where there are too many; else what ends it. */
  join(stream: LiveStream, lastId: string | null): (() => void) | null {
    const person = `${stream.tenantId} ${stream.employeeId}`;
    const mine = this.perPerson.get(person) ?? 0;
    if (mine >= liveLimits.perPerson || this.open >= liveLimits.perProcess) return null;
    this.perPerson.set(person, mine + 1);
    this.open += 1;
    const company = this.streams.get(stream.tenantId) ?? new Set();
    this.streams.set(stream.tenantId, company.add(stream));
    this.catchUp(stream, lastId);
    return () => this.leave(stream, person);
  }

  hear(announcement: LiveAnnouncement): void {
    this.number += 1;
    const told = { ...announcement, number: this.number, at: this.now() };
    this.told.push(told);
    while (this.told.length > mostKept || this.told[0]!.at < told.at - keptMilliseconds) this.told.shift();
    for (const stream of this.streams.get(announcement.tenantId) ?? []) this.tell(stream, told);
  }

  /** The way to the database was lost for a while: nobody knows what was announced meanwhile. */
  missedSome(): void {
    this.told.length = 0;
    this.number += 1;
    for (const company of this.streams.values()) for (const stream of company) stream.missed(this.idOf(this.number));
  }

  private catchUp(stream: LiveStream, lastId: string | null): void {
    if (lastId === null) {
      const since = this.now() - renderedWithin;
      return this.told.filter(({ at }) => at >= since).forEach((told) => this.tell(stream, told));
    }
    const last = this.numberOf(lastId);
    const oldest = this.told[0]?.number ?? this.number + 1;
    if (last === null || last < oldest - 1) return stream.missed(this.idOf(this.number));
    this.told.filter(({ number }) => number > last).forEach((told) => this.tell(stream, told));
  }

  private tell(stream: LiveStream, { tenantId, topic, hearers, number }: Told): void {
    if (tenantId !== stream.tenantId) return;
    const named = hearers !== "everyone" && hearers.includes(stream.employeeId);
    if (named && topic === accessTopic) return stream.lookAgain();
    if (hearers === "everyone" || (named && !stream.viewing)) stream.hear(topic, this.idOf(number));
  }

  private leave(stream: LiveStream, person: string): void {
    const company = this.streams.get(stream.tenantId);
    if (!company?.delete(stream)) return;
    if (company.size === 0) this.streams.delete(stream.tenantId);
    this.open -= 1;
    const left = this.perPerson.get(person)! - 1;
    if (left === 0) this.perPerson.delete(person);
    else this.perPerson.set(person, left);
  }

  private idOf(number: number): string {
    return `${this.epoch}-${number}`;
  }

  private numberOf(id: string): number | null {
    const [epoch, number] = [id.slice(0, id.lastIndexOf("-")), Number(id.slice(id.lastIndexOf("-") + 1))];
    return epoch === this.epoch && Number.isInteger(number) && number <= this.number ? number : null;
  }
}
