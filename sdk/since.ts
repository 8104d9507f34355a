import { z } from "zod";
import { ConnectorError } from "./connector-error.ts";

/**
 * How far a source was read whose filter includes the moment it is asked for (`updated_at >= since`). The rows of that moment
 * come again with every question; `seen` says which of them were given, so that none is given twice and one that comes later
 * with the same moment is not lost. Both fields are flat: they stand in a cursor as they are.
 */
export const sinceMark = z.strictObject({
  since: z.string(),
  /** Short digests of the rows at `since`, parted by spaces. */
  seen: z.string(),
});
/** How far a source was read, flat as it stands in a cursor. */
export type SinceMark = z.output<typeof sinceMark>;

/** Before anything was read. */
export const nothingRead: SinceMark = { since: "", seen: "" };

/** Of rows that were asked for from `mark.since` on, those that were not given yet. */
export function unseenSince<Row>(mark: SinceMark, rows: readonly Row[], changedAt: (row: Row) => string): Row[] {
  const seen = new Set(mark.seen.split(" "));
  const moment = mark.since === "" ? null : instantOf(mark.since);
  return rows.filter((row) => {
    const changed = instantOf(changedAt(row));
    return moment === null || changed > moment || (changed === moment && !seen.has(digestOf(row)));
  });
}

/**
 * The mark behind these rows. Where pages do not come in the order of change, carry it from page to page and ask with the
 * one the run began with until the last page is read.
 */
export function markBehind<Row>(mark: SinceMark, rows: readonly Row[], changedAt: (row: Row) => string): SinceMark {
  let { since } = mark;
  let seen = new Set(mark.seen.split(" ").filter(Boolean));
  for (const row of rows) {
    const changed = changedAt(row);
    const later = since === "" ? 1 : instantOf(changed) - instantOf(since);
    if (later < 0) continue;
    if (later > 0) seen = new Set();
    // Sources that count finer than milliseconds write the moment longer: the longest of one millisecond is the latest.
    if (later > 0 || changed > since) since = changed;
    seen.add(digestOf(row));
  }
  return { since, seen: [...seen].join(" ") };
}

function instantOf(moment: string): number {
  const instant = Date.parse(moment);
  if (Number.isNaN(instant))
    throw new ConnectorError("contract", `"${moment}" is no moment a source can be read since.`);
  return instant;
}

/** 53 bits of the whole row: a row that changed twice within one moment is another row. No secret hangs on it. */
function digestOf(row: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(row) ?? "") {
    const code = character.codePointAt(0)!;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
