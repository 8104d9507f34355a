import type { Entry } from "./derive.ts";

/** An entry as it was posted; one that takes another back names it, and counts on the same days. */
export type PostedEntry = Entry & { id: string; reverses: string | null };

/** What has to be posted so that the ledger says what it should: nothing in it is ever changed or taken out. */
export type Postings = { post: Entry[]; reverse: PostedEntry[] };

/** Compares what was posted with what should stand: what is too much is taken back by an entry against it, the rest is posted. */
export function reconcile(posted: readonly PostedEntry[], wanted: readonly Entry[]): Postings {
  const missing = new Map<string, Entry[]>();
  for (const entry of wanted) {
    const same = missing.get(keyOf(entry));
    if (same) same.push(entry);
    else missing.set(keyOf(entry), [entry]);
  }
  const reverse = standing(posted).filter((entry) => !missing.get(keyOf(entry))?.pop());
  return { post: [...missing.values()].flat(), reverse };
}

/** What was posted and not taken back. */
export function standing(posted: readonly PostedEntry[]): PostedEntry[] {
  const reversed = new Set(posted.flatMap(({ reverses }) => reverses ?? []));
  return posted.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}

function keyOf({ eventId, cause, points, countsOn, expiresOn, rulesId, rule }: Entry): string {
  return [eventId, cause, points, countsOn, expiresOn, rulesId, rule].join("|");
}

type Dated = Pick<Entry, "points" | "countsOn" | "expiresOn">;

/** The sum of all that counts on a day. */
export function balanceOn(entries: readonly Dated[], day: string): number {
  return entries.reduce((sum, { points, countsOn, expiresOn }) => {
    return countsOn <= day && day < expiresOn ? sum + points : sum;
  }, 0);
}

/** The next day on which points expire, and how many; null where none count. */
export function nextExpiry(entries: readonly Dated[], today: string): { on: string; points: number } | null {
  const live = entries.filter(({ countsOn, expiresOn }) => countsOn <= today && today < expiresOn);
  const days = [...new Set(live.map(({ expiresOn }) => expiresOn))].sort();
  const points = (day: string) =>
    live.filter(({ expiresOn }) => expiresOn === day).reduce((sum, entry) => sum + entry.points, 0);
  const on = days.find((day) => points(day) !== 0);
  return on ? { on, points: points(on) } : null;
}
