import { LRUCache } from "lru-cache";
import type { Asked } from "./known-statements.ts";
import { editionsOf, groupsOf, hear, type Watch, type WatchedTables } from "./watched-tables.ts";

/** Longer than this no answer is kept: while companies are brought to a newer release, processes of the one before write as well. */
const lastsFor = 60_000;

export type KeptRowsOptions = {
  /** Characters and values of all kept answers together, about as many bytes. */
  most?: number;
  /** Milliseconds that only grow. */
  now?: () => number;
};

/** What statements that only read were answered, for the next that ask the same of the same edition of the tables. */
export type KeptRows = {
  find(watch: Watch, asked: Asked): readonly object[] | undefined;
  /** Freezes what it keeps: others get the same rows. */
  keep(watch: Watch, asked: Asked, rows: readonly object[]): void;
  /** The groups of tables whose changes make answers that were read from these tables unknown, as one text. */
  groupsOf(tables: ReadonlySet<string>): string;
};

type Answer = {
  rows: readonly object[];
  tables: ReadonlySet<string>;
  groups: readonly string[];
  editions: string;
  size: number;
  until: number;
};

/** An answer larger than this part of all is not kept. */
const largest = 1 / 40;

export function keepRows(
  watched: WatchedTables,
  { most = 6_000_000, now = () => performance.now() }: KeptRowsOptions = {},
): KeptRows {
  const kept = new LRUCache<string, Answer>({
    maxSize: most,
    maxEntrySize: most * largest,
    sizeCalculation: ({ size }, key) => key.length + size,
  });
  return {
    groupsOf: (tables) => groupsOf(watched, tables)?.toSorted().join(" ") ?? "",
    find(watch, asked) {
      const key = keyOf(asked);
      const answer = kept.get(key);
      if (!answer) return undefined;
      if (now() >= answer.until || editionsOf(watch, answer.groups, watched.logged) !== answer.editions) {
        kept.delete(key);
        return undefined;
      }
      if (watch.hearing.size > 0) hear(watch, answer.tables);
      return answer.rows;
    },
    keep(watch, asked, rows) {
      const { tables, isUnsteady } = asked.statement;
      if (rows.length > 500 || isUnsteady) return;
      const groups = tables.size > 0 ? groupsOf(watched, tables) : undefined;
      const editions = groups && editionsOf(watch, groups, watched.logged);
      if (!groups || editions === undefined) return;
      const size = sizeAsFrozen(rows);
      kept.set(keyOf(asked), { rows, tables, groups, editions, size, until: now() + lastsFor });
    },
  };
}

/** Gives each row another shape; a row that is kept for many is shaped once for all of them, so that it is one object too. */
export function shapingRows<Row extends object, Shape extends object>(shape: (row: Row) => Shape): (row: Row) => Shape {
  const shaped = new WeakMap<Row, Shape>();
  return (row) => {
    const known = shaped.get(row);
    if (known) return known;
    const made = shape(row);
    if (Object.isFrozen(row)) shaped.set(row, Object.freeze(made));
    return made;
  };
}

function keyOf({ statement, values }: Asked): string {
  return `${statement.number} ${JSON.stringify(values, values.some(isOdd) ? asText : undefined)}`;
}

/** What JSON would leave out, refuse or write like another value; lists are looked into. */
function isOdd(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isOdd);
  return typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value));
}

const asText = (_: string, value: unknown) =>
  isOdd(value) && !Array.isArray(value) ? `${typeof value} ${String(value)}` : value;

/** Freezes a value with all that is in it; answers with its size. */
function sizeAsFrozen(value: unknown): number {
  if (typeof value === "string") return value.length + 16;
  if (typeof value !== "object" || value === null) return 8;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  let size = 16;
  for (const one of Object.values(value)) size += 8 + sizeAsFrozen(one);
  Object.freeze(value);
  return size;
}
