import { z } from "zod";
import { readCursor, writeCursor } from "./cursor.ts";

/** A part of a list: so many rows after so many. */
export type Slice = { readonly limit: number; readonly offset: number };

/** The number of a page in the address of a list; what is none is taken for the first. */
export const pageInput = z.coerce
  .number()
  .int()
  .min(1)
  .max(10_000)
  .catch(1)
  .default(1)
  .describe("Which page of the result, from 1.");

/** Words looked for in the address of a list; what does not fit is as if it were not there. A program is told. */
export function searchInput(said = "Words looked for.") {
  return z.string().trim().max(200).catch("").default("").describe(said);
}

/** The place in a list, in the address of a page, as `keysetPage` reads it; what does not fit is as if it were not there. */
export const placeInput = z.string().max(2000).optional().catch(undefined);

/** The rows that a page, counted from 1, holds. */
export function sliceOfPage(page: number, limit: number): Slice {
  return { limit, offset: (page - 1) * limit };
}

const usualLimit = 25;
export const largestLimit = 100;

/** How many records of a list are answered at once. */
export const limitInput = z.coerce
  .number()
  .int()
  .min(1)
  .max(largestLimit)
  .default(usualLimit)
  .describe(`How many records to answer: 1 to ${largestLimit}, ${usualLimit} where it is left out.`)
  .meta({ example: 50 });

const cursorDescription =
  "The `nextCursor` of the page before; left out for the first page. A text that no page answered is refused.";

/** A cursor in the address of a list; `isCursor` says which texts are cursors of that list. */
export function cursorInput(isCursor: (text: string) => boolean) {
  return z.string().max(2000).refine(isCursor, "platform.invalid-cursor").optional().describe(cursorDescription);
}

const offsetShape = z.tuple([z.literal("rows"), z.number().int().min(1).max(1_000_000)]);

/** Where a list is read: `after` a page, so many at a time. */
export const pagingInput = z.object({
  after: cursorInput((text) => readCursor(text, offsetShape) !== null),
  limit: limitInput,
});
export type Paging = z.output<typeof pagingInput>;

/** A list whose next page begins behind the last record of the page before, named by its id. */
export function behindIdInput(id: z.ZodType<string>) {
  const place = z.tuple([z.literal("behind"), id]);
  return {
    input: z.object({ after: cursorInput((text) => readCursor(text, place) !== null), limit: limitInput }),
    /** The id the page begins behind; null for the first page. */
    idOf: (after: string | undefined): string | null => readCursor(after, place)?.[1] ?? null,
    cursorOf: (last: string | null): string | null => (last === null ? null : writeCursor(["behind", last])),
  };
}

export function sliceOf({ after, limit }: Paging): Slice {
  return { limit, offset: readCursor(after, offsetShape)?.[1] ?? 0 };
}

/** How every list is answered: its records, where to go on, and what else the list says. */
export function listShape<Item extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  item: Item,
  more?: More,
) {
  return z.object({
    items: z.array(item).describe("The records of this page."),
    nextCursor: z
      .string()
      .nullable()
      .describe("What to send as `after` for the next page; null where this page is the last."),
    ...(more ?? ({} as More)),
  });
}

export const totalShape = z.number().int().describe("How many records there are on all pages.");

/** One page of a list that is read in slices, and of which the number of rows is known. */
export function pageOf<Row>(rows: readonly Row[], total: number, { offset }: Slice) {
  const end = offset + rows.length;
  return { items: [...rows], nextCursor: rows.length > 0 && end < total ? writeCursor(["rows", end]) : null };
}

/** One page of a list that is always read whole. */
export function pageOfAll<Row>(rows: readonly Row[], paging: Paging) {
  const slice = sliceOf(paging);
  return pageOf(rows.slice(slice.offset, slice.offset + slice.limit), rows.length, slice);
}
