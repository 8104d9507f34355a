import type { FlatCursor, Page, Unchecked } from "./contract.ts";

/** What is said of a whole list: what a row of it becomes, and the cursor behind the first `done` rows. */
export type PagesOfList<Source, Row, Cursor extends FlatCursor> = {
  map(row: Source): Unchecked<Row>;
  cursor(done: number): Cursor;
};

const rowsAPage = 500;

/**
 * A whole list that a source gives at once, handed on in pages of 500 rows from the first that was not given yet, so that a
 * read that breaks off goes on where it was.
 */
export function* inPages<Source, Row, Cursor extends FlatCursor>(
  rows: readonly Source[],
  begun: number,
  { map, cursor }: PagesOfList<Source, Row, Cursor>,
): Generator<Page<Row, Cursor>> {
  for (let start = begun; start < rows.length; start += rowsAPage) {
    const some = rows.slice(start, start + rowsAPage);
    yield { upsert: some.map(map), total: rows.length, cursor: cursor(start + some.length) };
  }
}
