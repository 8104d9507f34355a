import { z } from "zod";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import { readCursor as readPlace, writeCursor } from "#app/platform/http/cursor.ts";

export const goalSorts = ["title", "progress", "due", "check-in", "objective"] as const;
export type GoalSort = (typeof goalSorts)[number];

/** What a list is ordered by; never null, so that every row has its place. */
const keys: Record<GoalSort, { expression: string; type: string }> = {
  title: { expression: "lower(g.title)", type: "text" },
  progress: { expression: "coalesce(g.percent, '-infinity'::float8)", type: "float8" },
  due: { expression: "g.due_date", type: "date" },
  "check-in": { expression: "coalesce(g.last_check_in_at, '-infinity'::timestamptz)", type: "timestamptz" },
  // The next due first, each objective followed by its key results.
  objective: {
    expression:
      "(g.due_date::text || case g.kind when 'KEY_RESULT' then coalesce(g.parent_id, g.id)::text || '1' else g.id || '0' end || lpad(g.position::text, 4, '0'))",
    type: "text",
  },
};

const unsorted = z.preprocess((value) => (value === "" ? undefined : value), z.string().max(2000).optional());
/** `sort=-progress` is descending. `after` and `before` are the cursors a page was given. */
export const goalOrderInput = z.object({
  sort: z
    .preprocess(
      (value) => value || undefined,
      z
        .string()
        .regex(/^-?(title|progress|due|check-in)$/)
        .default("due"),
    )
    .describe("The order: `due`, `title`, `progress` or `check-in`; with a minus before it, the other way round."),
  after: unsorted.describe("The cursor of the page before."),
  before: unsorted.describe("The cursor of the page after."),
});
export type GoalOrder = z.output<typeof goalOrderInput>;

export type OrderedPage = {
  /** Column `cursorKey` to select. */
  readonly column: string;
  readonly where: SqlFragment;
  readonly orderBy: string;
  /** Rows come from the end of the page backwards. */
  readonly reversed: boolean;
};

/** Pages by key: the cost of a page does not grow with how far in it lies, and no row is met twice. */
export function orderedPage({ sort, after, before }: GoalOrder): OrderedPage {
  const descending = sort.startsWith("-");
  const { expression, type } = keyOf(sort);
  const cursor = readCursor(before ?? after, sort);
  const reversed = before !== undefined && cursor !== null;
  const down = descending !== reversed;
  const where = cursor
    ? { text: `(${expression}, g.id) ${down ? "<" : ">"} (?::${type}, ?::uuid)`, values: cursor }
    : { text: "true", values: [] };
  const direction = down ? "desc" : "asc";
  return {
    column: `(${expression})::text as "cursorKey"`,
    where,
    orderBy: `${expression} ${direction}, g.id ${direction}`,
    reversed,
  };
}

function keyOf(sort: string) {
  return keys[(sort.startsWith("-") ? sort.slice(1) : sort) as GoalSort];
}

export function cursorOf({ cursorKey, id }: { cursorKey: string; id: string }): string {
  return writeCursor([cursorKey, id]);
}

const cursorShape = z.tuple([z.string(), z.guid()]);
/** Which texts the database takes as a key of a type. */
const keyShapes: Readonly<Record<string, RegExp>> = {
  text: /^/,
  float8: /^-?(\d+(\.\d+)?(e[+-]?\d+)?|Infinity)$/i,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  timestamptz: /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?)$/,
};

/**
 * The place a cursor names in a list of this order; null where somebody made it up, or it is of a list of another order.
 * A page then starts from the beginning, and a program is told.
 */
export function readCursor(cursor: string | undefined, sort: string = "title"): [string, string] | null {
  const place = readPlace(cursor, cursorShape);
  return place && keyShapes[keyOf(sort).type]!.test(place[0]) ? place : null;
}
