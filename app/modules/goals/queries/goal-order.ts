import { z } from "zod";
import { readCursor as readPlace, writeCursor } from "#app/platform/http/cursor.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const goalSorts = ["title", "progress", "due", "check-in", "objective"] as const;
export type GoalSort = (typeof goalSorts)[number];

/** What a list is ordered by; never null, so that every row has its place. */
const keys: Record<GoalSort, { expression: Sql; type: string }> = {
  title: { expression: sql`lower(g.title)`, type: "text" },
  progress: { expression: sql`coalesce(g.percent, '-infinity'::float8)`, type: "float8" },
  due: { expression: sql`g.due_date`, type: "date" },
  "check-in": { expression: sql`coalesce(g.last_check_in_at, '-infinity'::timestamptz)`, type: "timestamptz" },
  // The next due first, each objective followed by its key results.
  objective: {
    expression: sql`(g.due_date::text || case g.kind when 'KEY_RESULT' then coalesce(g.parent_id, g.id)::text || '1' else g.id || '0' end || lpad(g.position::text, 4, '0'))`,
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
  readonly column: Sql;
  readonly where: Sql;
  readonly orderBy: Sql;
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
    ? sql`(${expression}, g.id) ${down ? sql`<` : sql`>`} (${cursor[0]}::${sql.ref(type)}, ${cursor[1]}::uuid)`
    : sql`true`;
  const direction = down ? sql`desc` : sql`asc`;
  return {
    column: sql`(${expression})::text as "cursorKey"`,
    where,
    orderBy: sql`${expression} ${direction}, g.id ${direction}`,
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
