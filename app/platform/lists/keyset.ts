import { z } from "zod";
import { readCursor, writeCursor } from "../http/cursor.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { shapingRows } from "#tenancy/kept-rows.ts";

/** What a list can be ordered by; `expression` is never null, so that every row has its place. */
export type ListKey = { readonly expression: Sql; readonly type: KeyType };
type KeyType = "text" | "float8" | "date" | "timestamptz";

/** `after` and `before` are cursors that a page was given; one of another order, or made up, begins the list anew. */
export type KeysetInput = {
  descending?: boolean;
  after?: string | undefined;
  before?: string | undefined;
};

/** The parts of a statement that reads one page: it selects `column`, and reads one row more than it shows. */
export type KeysetPage = {
  /** Column `cursorKey`. */
  readonly column: Sql;
  readonly where: Sql;
  readonly orderBy: Sql;
  /** `asc` or `desc`, for whoever orders the page's rows once more. */
  readonly direction: Sql;
  /** Rows come from the end of the page backwards. */
  readonly reversed: boolean;
  /** Something lies before the page. */
  readonly begun: boolean;
};

/** Pages by key: the cost of a page does not grow with how far in it lies, and no row is met twice. */
export function keysetPage(key: ListKey, id: Sql, { descending = false, after, before }: KeysetInput): KeysetPage {
  const { expression, type } = key;
  const place = readPlace(before ?? after, type);
  const reversed = before !== undefined && place !== null;
  const down = descending !== reversed;
  const direction = down ? sql`desc` : sql`asc`;
  return {
    column: sql`(${expression})::text as "cursorKey"`,
    where: place
      ? sql`(${expression}, ${id}) ${down ? sql`<` : sql`>`} (${place[0]}::${sql.ref(type)}, ${place[1]}::uuid)`
      : sql`true`,
    orderBy: sql`${expression} ${direction}, ${id} ${direction}`,
    direction,
    reversed,
    begun: place !== null,
  };
}

export type Paged<Row> = { rows: Omit<Row, "cursorKey">[]; previous: string | null; next: string | null };

/** The rows a page shows, in their order, and the cursors of the pages before and after; `found` has one row more where there are more. */
export function takePage<Row extends { id: string; cursorKey: string }>(
  { reversed, begun }: KeysetPage,
  found: readonly Row[],
  limit: number,
): Paged<Row> {
  const more = found.length > limit;
  const shown = reversed ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    rows: shown.map(withoutCursor<Row>),
    previous: first && (reversed ? more : begun) ? cursorOf(first) : null,
    next: last && (reversed || more) ? cursorOf(last) : null,
  };
}

const stripped = shapingRows(({ cursorKey: _, ...row }: { cursorKey: string }): object => row);

const withoutCursor = <Row extends { cursorKey: string }>(row: Row) => stripped(row) as Omit<Row, "cursorKey">;

function cursorOf({ cursorKey, id }: { cursorKey: string; id: string }): string {
  return writeCursor([cursorKey, id]);
}

const placeShape = z.tuple([z.string(), z.guid()]);
/** Which texts the database takes as a key of a type. */
const keyShapes: Readonly<Record<KeyType, RegExp>> = {
  text: /^/,
  float8: /^-?(\d+(\.\d+)?(e[+-]?\d+)?|Infinity)$/i,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  timestamptz: /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?)$/,
};

/** Whether a text is a cursor of a list in this order; a program that sends another is told. */
export function isCursorOf(type: KeyType, text: string): boolean {
  return readPlace(text, type) !== null;
}

function readPlace(cursor: string | undefined, type: KeyType): [string, string] | null {
  const place = readCursor(cursor, placeShape);
  return place && keyShapes[type].test(place[0]) ? place : null;
}
