import { expect, test } from "vitest";
import { keepRows, shapingRows } from "./kept-rows.ts";
import { statementOf } from "./known-statements.ts";
import { sql } from "./sql.ts";
import type { Watch, WatchedTables } from "./watched-tables.ts";

const watched: WatchedTables = {
  groups: new Map([["people", ["employee"]]]),
  deletedAlong: new Map(),
  logged: "people",
  log: "change",
  counts: "count",
  logSince: 1,
  countsSince: 1,
};
const watch: Watch = {
  editions: new Map([["people", "1"]]),
  readOnly: true,
  counts: true,
  touched: new Set(),
  hearing: new Set(),
};
const statement = (number: number, values: unknown[] = []) => ({
  ...statementOf(sql.raw(`select ${number} from {employee}`), "t_0a"),
  values,
});

test("what was asked least recently gives way, and what is too large is not kept", () => {
  const kept = keepRows(watched, { most: 8_000, now: () => 0 });
  const rows = [{ name: "x".repeat(100) }];
  for (let number = 0; number < 100; number += 1) {
    kept.keep(watch, statement(number), rows);
    expect(kept.find(watch, statement(0))).toBe(rows);
  }
  expect(kept.find(watch, statement(1))).toBeUndefined();
  expect(kept.find(watch, statement(99))).toBe(rows);
  kept.keep(watch, statement(200), [{ name: "x".repeat(1_000) }]);
  expect(kept.find(watch, statement(200))).toBeUndefined();
});

test("values that JSON writes alike are other questions", () => {
  const kept = keepRows(watched, { now: () => 0 });
  const alike = [[null], [NaN], [Infinity], [-Infinity], [1n], [1], ["1"], [[NaN]], [[null]]];
  for (const values of alike) {
    expect(kept.find(watch, statement(1, values))).toBeUndefined();
    kept.keep(watch, statement(1, values), []);
  }
});

test("whoever gathers the tables that were read hears those of an answer too", () => {
  const kept = keepRows(watched, { now: () => 0 });
  kept.keep(watch, statement(1), []);
  const named = new Set<string>();
  kept.find({ ...watch, hearing: new Set([named]) }, statement(1));
  expect([...named]).toEqual(["employee"]);
});

test("a row that is kept is shaped once, and one that is not each time", () => {
  const shape = shapingRows(({ name }: { name: string; total: number }) => ({ name }));
  const shared = Object.freeze({ name: "Ada", total: 2 });
  expect(shape(shared)).toBe(shape(shared));
  expect(Object.isFrozen(shape(shared))).toBe(true);
  const own = { name: "Ada", total: 2 };
  expect(shape(own)).toEqual({ name: "Ada" });
  expect(shape(own)).not.toBe(shape(own));
});
