import { addDays } from "#app/platform/time/days.ts";
import { bandOf, type Measured } from "./bands.ts";
import { versionOn, type RulesVersion } from "./rules.ts";

/** What happened at somebody's shift, as it stands now. */
export type ShiftEvent = Measured & { id: string; policyId: string | null; withdrawn: boolean };

export const entryCauses = ["EVENT", "FORGIVEN", "CREDIT"] as const;
/** Points that count from a day on until the day they expire on, which they count no more on. */
export type Entry = {
  eventId: string;
  cause: (typeof entryCauses)[number];
  points: number;
  countsOn: string;
  expiresOn: string;
  /** The version of the rules it was posted by, and which of its bands. */
  rulesId: string;
  rule: string;
};

export type VersionsOf = (policyId: string) => readonly RulesVersion[];

/**
 * All points of one person, from nothing: what the ledger says when every event has arrived, in whatever order it came.
 * Days are local days of the person, so that no change of clocks moves an expiry.
 */
export function derive(events: readonly ShiftEvent[], versionsOf: VersionsOf, today: string): Entry[] {
  const counted = events.flatMap((event) => postedBy(event, versionsOf)).sort(inOrder);
  const entries = counted.map(({ entry, version }, place): Entry => {
    const window = version.rules.forgivenessDays;
    const before = counted[place - 1];
    const forgiven = window !== null && (!before || before.entry.countsOn <= addDays(entry.countsOn, -window));
    return forgiven ? { ...entry, cause: "FORGIVEN", points: 0 } : entry;
  });
  return [...entries, ...creditsFor(counted, entries, versionsOf, today)];
}

type Counted = { event: ShiftEvent; entry: Entry; version: RulesVersion };

function postedBy(event: ShiftEvent, versionsOf: VersionsOf): Counted[] {
  if (event.withdrawn || event.policyId === null) return [];
  const version = versionOn(versionsOf(event.policyId), event.day);
  const band = version && bandOf(version.rules, event);
  if (!version || !band) return [];
  const entry: Entry = {
    ...{ eventId: event.id, cause: "EVENT", points: band.points, countsOn: event.day },
    ...{ expiresOn: addDays(event.day, version.rules.expiryDays), rulesId: version.id, rule: band.id },
  };
  return [{ event, entry, version }];
}

/** By what they say and never by when they came, so that any order of arrival gives the same. */
function inOrder({ event: one }: Counted, { event: other }: Counted): number {
  const size = ({ minutes, days, shiftMinutes }: ShiftEvent) => [minutes ?? 0, days ?? 0, shiftMinutes ?? 0] as const;
  const [a, b] = [size(one), size(other)];
  return (
    compare(one.day, other.day) ||
    compare(one.kind, other.kind) ||
    a[0] - b[0] ||
    a[1] - b[1] ||
    a[2] - b[2] ||
    compare(one.id, other.id)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What is taken off after days without an event: from the oldest points that still count, and never below nothing. */
function creditsFor(
  counted: readonly Counted[],
  entries: readonly Entry[],
  versionsOf: VersionsOf,
  today: string,
): Entry[] {
  const left = new Map(entries.map((entry) => [entry, entry.points]));
  const credits: Entry[] = [];
  for (const [place, { event }] of counted.entries()) {
    const next = counted[place + 1]?.event.day ?? null;
    if (next === event.day) continue;
    const versions = versionsOf(event.policyId!);
    for (let since = event.day; ;) {
      const version = creditAfter(versions, since);
      const day = version && addDays(since, version.rules.creditDays! + 1);
      if (!version || !day || day > today || (next !== null && next < day)) break;
      const live = entries.filter((one) => one.countsOn < day && day < one.expiresOn && left.get(one)! > 0);
      if (live.length === 0) break;
      credits.push(...takenOff(live, left, day, version));
      since = day;
    }
  }
  return credits;
}

/** The version by which days without an event begin to be counted; null where it gives nothing. */
function creditAfter(versions: readonly RulesVersion[], since: string): RulesVersion | null {
  const version = versionOn(versions, since);
  return version && version.rules.creditDays !== null && version.rules.creditPoints > 0 ? version : null;
}

function takenOff(live: readonly Entry[], left: Map<Entry, number>, day: string, version: RulesVersion): Entry[] {
  let rest = version.rules.creditPoints;
  return live.flatMap((entry) => {
    const points = Math.min(rest, left.get(entry)!);
    if (points === 0) return [];
    rest -= points;
    left.set(entry, left.get(entry)! - points);
    const { eventId, expiresOn } = entry;
    return [
      { eventId, cause: "CREDIT" as const, points: -points, countsOn: day, expiresOn, rulesId: version.id, rule: "" },
    ];
  });
}
