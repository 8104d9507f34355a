import { z } from "zod";
import type { ConnectorContext, HttpRequest, Page, Paging, ReadMode, Unchecked } from "./contract.ts";
import { markBehind, nothingRead, unseenSince } from "./since.ts";

/** `since` and `seen`: what was read to the end. `next`, `highest` and `seenThere`: where a run that ended early goes on. */
export const sinceCursor = z.strictObject({
  since: z.string(),
  seen: z.string(),
  next: z.string(),
  highest: z.string(),
  seenThere: z.string(),
});
/** The cursor of a stream that is read by `readSince`. */
export type SinceCursor = z.output<typeof sinceCursor>;

/** What a source is asked that answers with what changed since a moment. */
export interface SinceReading<Source, Row> {
  /** The question from a moment on; from an empty one, for everything. */
  request(since: string): HttpRequest;
  /** How the source goes on to its next page. */
  paging: Paging;
  /** The rows of an answer, in the shape they must have. */
  rows(body: unknown): readonly Source[];
  /** The moment a row changed, with its offset. */
  changedAt(source: Source): string;
  /** A row as the model has it; null leaves it out. */
  map(source: Source): Unchecked<Row> | null;
  /**
   * Where the source also answers what is gone, with the moment it went: the external id of such a row, and nothing for one that
   * is there. The stream's `deletes` is `tombstones` then.
   */
  gone?(source: Source): string | null | undefined;
  /** How many rows there will be in all, where the answer says so. */
  total?(body: unknown): number | undefined;
}

/**
 * Reads what changed since the cursor, page by page. Rows of the very moment that was reached come again from many sources and
 * are given once; a run that ended early goes on with the page it had not read. What is gone travels as `remove`, where the
 * reading tells it by `gone`.
 */
export async function* readSince<Settings, Source, Row>(
  context: ConnectorContext<Settings>,
  from: SinceCursor | null,
  mode: ReadMode,
  reading: SinceReading<Source, Row>,
): AsyncGenerator<Page<Row, SinceCursor>> {
  const begun = mode === "incremental" || from?.next ? from : null;
  const mark = begun ? { since: begun.since, seen: begun.seen } : nothingRead;
  let reached = begun?.next ? { since: begun.highest, seen: begun.seenThere } : mark;
  for await (const { body, next } of context.paginate(reading.request(mark.since), reading.paging, begun?.next)) {
    const rows = reading.rows(body);
    const total = reading.total?.(body);
    reached = markBehind(reached, rows, reading.changedAt);
    yield {
      ...lastWords(unseenSince(mark, rows, reading.changedAt), reading),
      ...(total !== undefined && { total }),
      cursor:
        next === null
          ? { ...reached, next: "", highest: "", seenThere: "" }
          : { ...mark, next: String(next), highest: reached.since, seenThere: reached.seen },
    };
    if (context.now() > context.softDeadline) return;
  }
}

/** A row that went and came back within one answer is there, and one that came and went is gone: the later word holds. */
function lastWords<Source, Row>(
  rows: readonly Source[],
  { changedAt, gone, map }: SinceReading<Source, Row>,
): Pick<Page<Row, SinceCursor>, "upsert" | "remove"> {
  if (!gone) return { upsert: rows.flatMap((row) => map(row) ?? []) };
  const remove = new Set<unknown>();
  let upsert: (Unchecked<Row> & { externalId?: unknown })[] = [];
  for (const row of rows.toSorted((one, other) => Date.parse(changedAt(one)) - Date.parse(changedAt(other)))) {
    const id = gone(row) ?? null;
    const mapped = id === null ? map(row) : null;
    if (id !== null) {
      remove.add(id);
      upsert = upsert.filter(({ externalId }) => externalId !== id);
    } else if (mapped) {
      remove.delete((mapped as { externalId?: unknown }).externalId);
      upsert.push(mapped);
    }
  }
  return { upsert, remove: [...remove] as string[] };
}

/** Where a whole list is being read; empty behind its end. */
export const listCursor = z.strictObject({ next: z.string(), done: z.boolean() });
/** The cursor of a stream that is read by `readList`. */
export type ListCursor = z.output<typeof listCursor>;

/** What a source is asked that answers a whole list. */
export interface ListReading<Row> {
  request: HttpRequest;
  paging: Paging;
  /** The rows of an answer. */
  rows(body: unknown): readonly Record<string, unknown>[];
  /** A row as the model has it; null leaves it out. */
  map(source: Record<string, unknown>): Unchecked<Row> | null;
}

/**
 * Reads a list that says nothing of what changed: all of it, once a whole read is due. For a stream whose `deletes` is
 * `each-read` hand it no cursor: then every run reads all of it.
 */
export async function* readList<Settings, Row>(
  context: ConnectorContext<Settings>,
  from: ListCursor | null,
  mode: ReadMode,
  { request, paging, rows, map }: ListReading<Row>,
): AsyncGenerator<Page<Row, ListCursor>> {
  if (mode === "incremental" && from?.done) return;
  for await (const { body, next } of context.paginate(request, paging, from?.next)) {
    const upsert = rows(body).flatMap((row) => map(row) ?? []);
    yield { upsert, cursor: { next: String(next ?? ""), done: next === null } };
  }
}
