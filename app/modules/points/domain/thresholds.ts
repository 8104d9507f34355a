import type { Entry, ShiftEvent, VersionsOf } from "./derive.ts";
import { versionOn, type Threshold } from "./rules.ts";

/** Days on end with as many points as a threshold asks for; `until` is the first day with fewer, null where none is known. */
export type Episode = { threshold: Threshold; from: string; until: string | null; balance: number };

/** The thresholds that hold for somebody on a day: those of the rules their latest event fell under. */
export function thresholdsOn(
  events: readonly Pick<ShiftEvent, "day" | "policyId" | "withdrawn">[],
  versionsOf: VersionsOf,
): (day: string) => readonly Threshold[] {
  const kept = events.filter(({ policyId, withdrawn }) => policyId !== null && !withdrawn);
  const sorted = kept.toSorted((one, other) =>
    `${one.day} ${one.policyId}` < `${other.day} ${other.policyId}` ? -1 : 1,
  );
  return (day) => {
    const latest = sorted[countUpTo(sorted, day) - 1];
    return (latest && versionOn(versionsOf(latest.policyId!), day)?.rules.thresholds) ?? [];
  };
}

/** How many events of a sorted list are of that day or an earlier one. */
function countUpTo(sorted: readonly { day: string }[], day: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.day <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What the balance gains or loses on each day on which it changes. */
function changesOfBalance(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const add = (day: string, points: number) => changes.set(day, (changes.get(day) ?? 0) + points);
  for (const { points, countsOn, expiresOn } of entries) {
    add(countsOn, points);
    add(expiresOn, -points);
  }
  return changes;
}

/** All episodes that began by `today`, by threshold and day. `changes` are the days on which rules begin to hold. */
export function episodesOf(
  entries: readonly Entry[],
  thresholds: (day: string) => readonly Threshold[],
  { changes, today }: { changes: readonly string[]; today: string },
): Episode[] {
  const gained = changesOfBalance(entries);
  let balance = 0;
  const running = new Map<number, Episode>();
  const found: Episode[] = [];
  for (const day of [...new Set([...gained.keys(), ...changes])].sort()) {
    balance += gained.get(day) ?? 0;
    const reached = new Map(
      thresholds(day).flatMap((one) => (balance >= one.points ? [[one.points, one] as const] : [])),
    );
    for (const [points, episode] of running)
      if (!reached.has(points)) {
        episode.until = day;
        running.delete(points);
      }
    for (const [points, threshold] of reached)
      if (!running.has(points) && day <= today) {
        const episode: Episode = { threshold, from: day, until: null, balance };
        running.set(points, episode);
        found.push(episode);
      }
  }
  return found;
}

/** A crossing that was told of. `from` and `until` are the days it was last seen to hold for. */
export type Latched = { id: string; points: number; crossedOn: string; from: string; until: string | null };

/** What becomes of crossings: new ones are raised, those that are there are held to the days they now hold for. */
export type Latching = {
  raise: Episode[];
  /** `supported` is false where the points do not bear it out any more: it stands until somebody withdraws it. */
  keep: { id: string; from: string; until: string | null; supported: boolean }[];
};

/**
 * Matches crossings with the episodes there are: each episode is told of once, whatever arrives late. A crossing that was
 * raised stands, whether its points expire or are taken back.
 */
export function latch(latched: readonly Latched[], episodes: readonly Episode[]): Latching {
  const taken = new Set<Episode>();
  const keep = latched
    .toSorted((one, other) => (one.crossedOn < other.crossedOn ? -1 : 1))
    .map((one) => {
      const near = episodes.filter((episode) => episode.threshold.points === one.points && touches(one, episode));
      const free = near.filter((episode) => !taken.has(episode));
      const match = free.find((episode) => holdsOn(episode, one.crossedOn)) ?? free[0] ?? near[0];
      if (!match) return { id: one.id, from: one.from, until: one.until, supported: false };
      taken.add(match);
      return { id: one.id, from: match.from, until: match.until, supported: true };
    });
  return { raise: episodes.filter((episode) => !taken.has(episode)), keep };
}

type Days = { from: string; until: string | null };
const holdsOn = ({ from, until }: Days, day: string) => from <= day && (until === null || day < until);
const touches = (one: Days, other: Days) => holdsOn(one, other.from) || holdsOn(other, one.from);
