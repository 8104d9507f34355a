import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { readCursor, writeCursor } from "../http/cursor.ts";
import { cursorInput, limitInput, listShape } from "../http/paging.ts";
import { moment, recordId } from "../http/shapes.ts";
import { keysetPage, takePage, type KeysetPage } from "./keyset.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A change is committed within this time of its moment: what follows may be read again, and nothing is passed over. */
const settledMinutes = 5;

const placeShape = z.tuple([z.literal("changes"), z.iso.datetime(), z.string(), z.string()]);
const isCursor = (text: string) => {
  const place = readCursor(text, placeShape);
  return place !== null && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(place[2]) && isId(place[3]);
};
const isId = (text: string) => z.guid().safeParse(text).success;

/** How a list of changes is asked. */
export const changesInput = z.object({
  updatedSince: z.iso
    .datetime()
    .optional()
    .describe("Only what changed at this moment or later: the `readUntil` of the time before. Left out, all there is.")
    .meta({ example: "2026-11-16T09:30:00.000Z" }),
  after: cursorInput(isCursor),
  limit: limitInput,
});
export type ChangesInput = z.output<typeof changesInput>;

/** How changes are answered, of every kind of record alike. */
export function changesShape<Row extends z.ZodType>(record: Row) {
  const change = z.object({
    id: recordId,
    changedAt: moment.describe("When it changed last, as `2026-11-16T09:30:00.000Z`."),
    gone: z
      .boolean()
      .describe("True where it was deleted, or is not to be seen by the caller any more: then `record` is null."),
    record: record.nullable().describe("How it is now, as its list shows it; null where it is gone."),
  });
  return listShape(change, {
    readUntil: moment.describe(
      "What to send as `updatedSince` once all pages are read. The same on all of them, and a little before the first.",
    ),
  });
}

/** A record that changed: `gone` is never true of what the reader could not see before. */
export type Touched = { id: string; changedAt: string; gone: boolean; cursorKey: string };

type Changes<Row> = {
  /** The moment of its last change, of rows called as `id` is: the order of the list. */
  changedAt: Sql;
  id: Sql;
  /** Reads a page, and one row more, of what changed since then; of all there is, where it is null. */
  touched(page: KeysetPage, asked: { since: Date | null; limit: number }): Promise<Touched[]>;
  /** The rows of these ids that the reader may see. */
  rows(ids: readonly string[]): Promise<readonly Row[]>;
};

/**
 * One page of changes, oldest first. What changes while it is read moves to the end, and is met there; what was under way is
 * met the next time, for `readUntil` lies before the first page by as long as a change may take.
 */
export async function changesPage<Row extends { id: string }>(
  context: Pick<Context, "clock">,
  { updatedSince, after, limit }: ChangesInput,
  { changedAt, id, touched, rows }: Changes<Row>,
) {
  const place = readCursor(after, placeShape);
  const readUntil = place?.[1] ?? settled(context.clock.now());
  const page = keysetPage({ expression: changedAt, type: "timestamptz" }, id, {
    after: place ? writeCursor([place[2], place[3]]) : undefined,
  });
  const found = await touched(page, { since: updatedSince ? new Date(updatedSince) : null, limit: limit + 1 });
  const shown = takePage(page, found, limit).rows;
  const seen = await rows(shown.flatMap((one) => (one.gone ? [] : [one.id])));
  const byId = new Map(seen.map((row) => [row.id, row]));
  const last = found[shown.length - 1];
  return {
    items: shown.map((one) => ({ ...one, gone: !byId.has(one.id), record: byId.get(one.id) ?? null })),
    nextCursor: last && found.length > limit ? writeCursor(["changes", readUntil, last.cursorKey, last.id]) : null,
    readUntil,
  };
}

const settled = (now: Date) => new Date(now.getTime() - settledMinutes * 60_000).toISOString();

/** The condition that something changed then or later. */
export function changedSince(changedAt: Sql, since: Date | null): Sql {
  return since === null ? sql`true` : sql`${changedAt} >= ${since}`;
}
