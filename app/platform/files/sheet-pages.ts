import type { Slice } from "../http/paging.ts";
import type { SheetPages } from "./sheet.ts";

/** So many rows of a list are held while it is written into a file. */
export const heldAtOnce = 2_000;

/** All of a list that is paged by key. */
export async function* pagesByKey<Row>(
  read: (after: string | undefined, limit: number) => Promise<{ rows: readonly Row[]; next: string | null }>,
  limit = heldAtOnce,
): SheetPages<Row> {
  let after: string | undefined;
  do {
    const { rows, next } = await read(after, limit);
    if (rows.length > 0) yield rows;
    after = next ?? undefined;
  } while (after);
}

/** All of a list that is read in slices: right within one snapshot, where nothing moves between them. */
export async function* pagesBySlice<Row>(
  read: (slice: Slice) => Promise<readonly Row[]>,
  limit = heldAtOnce,
): SheetPages<Row> {
  for (let offset = 0; ; offset += limit) {
    const rows = await read({ limit, offset });
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
  }
}

/** A list that is held whole: it never has many. */
export async function* pagesOf<Row>(rows: readonly Row[]): SheetPages<Row> {
  yield rows;
}

/** All rows, where they are no more than `most`; null where they are. */
export async function fewRows<Row>(pages: SheetPages<Row>, most: number): Promise<Row[] | null> {
  const rows: Row[] = [];
  for await (const page of pages) {
    if (rows.length + page.length > most) return null;
    rows.push(...page);
  }
  return rows;
}
