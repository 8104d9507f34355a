import { Temporal } from "temporal-polyfill";

/**
 * One thing that was true of a person over a period, and when we knew it. Dates are local (`2025-04-01`), `validTo` is
 * the first day it is no longer true (null: still true); `recordedAt` and `supersededAt` are UTC instants. A row is
 * never changed but for `supersededAt`, and never deleted.
 */
export type DatedRow<V> = {
  readonly id: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly recordedAt: string;
  readonly supersededAt: string | null;
  readonly value: V;
};

/** When a change is recorded, and how its new rows get their ids. */
export type Recording = { readonly recordedAt: string; readonly newId: () => string };

/** `rows` is the whole timeline afterwards; `superseded` and `added` are what has to be stored. */
export type TimelineChange<V> = {
  readonly rows: readonly DatedRow<V>[];
  readonly superseded: readonly string[];
  readonly added: readonly DatedRow<V>[];
};

type Span = { readonly from: string; readonly to: string | null };

/** What is true on a date as known now, or as known at `recordedAsOf`; null when nothing is. */
export function asOf<V>(rows: readonly DatedRow<V>[], date: string, recordedAsOf?: string): DatedRow<V> | null {
  return rows.find((row) => isKnown(row, recordedAsOf) && covers(row, date)) ?? null;
}

/** The timeline as known now, or as known at `recordedAsOf`, in order of time. */
export function timeline<V>(rows: readonly DatedRow<V>[], recordedAsOf?: string): DatedRow<V>[] {
  return rows
    .filter((row) => isKnown(row, recordedAsOf))
    .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
}

/**
 * From a date on, the value is this. `future: "KEEP"` lets it run until the next thing already planned (a later row, or
 * the end of what it cuts); `"REPLACE"` drops what was planned and runs without end.
 */
export function applyChange<V>(
  rows: readonly DatedRow<V>[],
  change: { readonly from: string; readonly value: V; readonly future: "KEEP" | "REPLACE" } & Recording,
): TimelineChange<V> {
  const to = change.future === "REPLACE" ? null : nextPlannedDate(rows, change.from);
  return overwrite(rows, { from: change.from, to }, change, [change.value]);
}

/** What was recorded for a period was wrong: from `from` until before `to` (null: without end) the value is this. */
export function correct<V>(
  rows: readonly DatedRow<V>[],
  correction: { readonly from: string; readonly to: string | null; readonly value: V } & Recording,
): TimelineChange<V> {
  return overwrite(rows, correction, correction, [correction.value]);
}

/** From a date on nothing is true any more, neither what runs nor what was planned. */
export function endAt<V>(rows: readonly DatedRow<V>[], end: { readonly date: string } & Recording): TimelineChange<V> {
  return overwrite(rows, { from: end.date, to: null }, end, []);
}

/** What a row says was never to be: what held until it began holds on in its place, or nothing where nothing did. */
export function withdraw<V>(rows: readonly DatedRow<V>[], row: DatedRow<V>, recording: Recording): TimelineChange<V> {
  const before = valueBefore(rows, row);
  return overwrite(
    rows,
    { from: before?.validFrom ?? row.validFrom, to: row.validTo },
    recording,
    before ? [before.value] : [],
  );
}

/** What holds until a row begins; null where nothing does. */
export function valueBefore<V>(rows: readonly DatedRow<V>[], row: DatedRow<V>): DatedRow<V> | null {
  return rows.find((one) => one.supersededAt === null && one.validTo === row.validFrom) ?? null;
}

/** Puts at most one value over a span; what it overlaps is superseded and what sticks out is recorded again. */
function overwrite<V>(
  rows: readonly DatedRow<V>[],
  span: Span,
  recording: Recording,
  values: readonly V[],
): TimelineChange<V> {
  refuseEmptySpan(span);
  refuseEarlierRecording(rows, recording.recordedAt);
  const cut = rows.filter((row) => row.supersededAt === null && overlaps(row, span));
  const pieces = [
    ...cut.flatMap((row) => remainders(row, span).map((rest) => ({ ...rest, value: row.value }))),
    ...values.map((value) => ({ ...span, value })),
  ];
  const added = pieces.map(({ from, to, value }) => ({
    id: recording.newId(),
    validFrom: from,
    validTo: to,
    recordedAt: recording.recordedAt,
    supersededAt: null,
    value,
  }));
  const superseded = new Set(cut.map((row) => row.id));
  const kept = rows.map((row) => (superseded.has(row.id) ? { ...row, supersededAt: recording.recordedAt } : row));
  return { rows: [...kept, ...added], superseded: [...superseded], added };
}

function remainders<V>(row: DatedRow<V>, span: Span): Span[] {
  const before = row.validFrom < span.from ? [{ from: row.validFrom, to: span.from }] : [];
  const after = span.to !== null && endsAfter(row.validTo, span.to) ? [{ from: span.to, to: row.validTo }] : [];
  return [...before, ...after];
}

function nextPlannedDate<V>(rows: readonly DatedRow<V>[], from: string): string | null {
  const running = asOf(rows, from);
  if (running) return running.validTo;
  return timeline(rows).find((row) => row.validFrom > from)?.validFrom ?? null;
}

function isKnown<V>(row: DatedRow<V>, recordedAsOf: string | undefined): boolean {
  if (recordedAsOf === undefined) return row.supersededAt === null;
  const supersededBefore = row.supersededAt !== null && Temporal.Instant.compare(row.supersededAt, recordedAsOf) <= 0;
  return Temporal.Instant.compare(row.recordedAt, recordedAsOf) <= 0 && !supersededBefore;
}

function covers<V>(row: DatedRow<V>, date: string): boolean {
  return row.validFrom <= date && endsAfter(row.validTo, date);
}

function overlaps<V>(row: DatedRow<V>, { from, to }: Span): boolean {
  return endsAfter(row.validTo, from) && (to === null || row.validFrom < to);
}

function endsAfter(end: string | null, date: string): boolean {
  return end === null || end > date;
}

function refuseEmptySpan({ from, to }: Span): void {
  if (to !== null && to <= from) throw new RangeError(`A period from ${from} to ${to} holds no day`);
}

/** Knowledge only grows: recording into the past would change what earlier as-of questions answer. */
function refuseEarlierRecording<V>(rows: readonly DatedRow<V>[], recordedAt: string): void {
  const isEarlier = (known: string | null) => known !== null && Temporal.Instant.compare(recordedAt, known) < 0;
  if (rows.some((row) => isEarlier(row.recordedAt) || isEarlier(row.supersededAt))) {
    throw new RangeError(`Recorded at ${recordedAt}, earlier than what is already recorded`);
  }
}
